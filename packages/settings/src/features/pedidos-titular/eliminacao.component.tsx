import type { FichaPedidoTitular } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Card, Cluster, Stack, Text, TextField } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './pedidos.copy.ts';
import { useEliminacao } from './pedidos.resource.ts';

/** Eliminates the holder's data once their document is typed: it does not come back. */
export function Eliminacao({ pedido: { id, versao } }: { pedido: FichaPedidoTitular }) {
  const [isAsking, setIsAsking] = useState(false);
  const [documento, setDocumento] = useState('');
  const command = useEliminacao();
  const wrong = command.error?.errors?.[0]?.mensagem;
  const onEliminate = () => command.mutate({ pedidoId: id, versao, documento });
  return (
    <Card titulo={copy.eliminacao}>
      <Stack gap={3}>
        <Text isSoft>{copy.eliminacaoTexto}</Text>
        <div>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {copy.eliminar}
          </Button>
        </div>
      </Stack>
      {isAsking && (
        <Dialog titulo={copy.eliminacao} isOpen onClose={() => setIsAsking(false)}>
          <Stack gap={4}>
            <Text>{copy.eliminacaoTexto}</Text>
            {command.error && !wrong && (
              <Alert tone="perigo" titulo={copy.falhou} isLive>
                {sentenceOfFalha(command.error)}
              </Alert>
            )}
            <TextField
              name="documento"
              label={copy.confirmar}
              value={documento}
              onChange={setDocumento}
              error={wrong}
              maxLength={20}
              isRequired
            />
            <Cluster gap={2} justify="end">
              <Button onClick={() => setIsAsking(false)}>{copy.cancelar}</Button>
              <Button variant="danger" isBusy={command.isPending} isDisabled={documento.trim() === ''} onClick={onEliminate}>
                {copy.eliminar}
              </Button>
            </Cluster>
          </Stack>
        </Dialog>
      )}
    </Card>
  );
}
