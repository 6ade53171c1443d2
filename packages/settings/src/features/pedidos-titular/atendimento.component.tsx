import type { FichaPedidoTitular } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Card, Cluster, focusCampo, Stack, TextArea } from '@balcao/ui';
import { useState } from 'react';
import { copy } from './pedidos.copy.ts';
import { useSituacao } from './pedidos.resource.ts';

/** Begins, closes or refuses a request. What is eliminated closes by being eliminated. */
export function Atendimento({ pedido: { id, tipo, status, versao } }: { pedido: FichaPedidoTitular }) {
  const [resposta, setResposta] = useState('');
  const [error, setError] = useState<string | undefined>();
  const command = useSituacao();
  const move = (next: 'EM_ATENDIMENTO' | 'ATENDIDA' | 'RECUSADA') => {
    if (next === 'RECUSADA' && resposta.trim() === '') {
      setError(copy.faltaMotivo);
      focusCampo('resposta');
      return;
    }
    command.mutate({ pedidoId: id, versao, status: next, resposta: resposta.trim() || null });
  };
  return (
    <Card titulo={copy.resposta}>
      <Stack gap={4}>
        {command.error && (
          <Alert tone="perigo" titulo={copy.falhou} isLive>
            {sentenceOfFalha(command.error)}
          </Alert>
        )}
        <TextArea
          name="resposta"
          label={copy.resposta}
          description={copy.respostaAjuda}
          value={resposta}
          onChange={(texto) => {
            setResposta(texto);
            setError(undefined);
          }}
          error={error}
          maxLength={2000}
        />
        <Cluster gap={2}>
          {status === 'ABERTA' && (
            <Button isBusy={command.isPending} onClick={() => move('EM_ATENDIMENTO')}>
              {copy.comecar}
            </Button>
          )}
          {tipo !== 'ELIMINACAO' && (
            <Button variant="primary" isBusy={command.isPending} onClick={() => move('ATENDIDA')}>
              {copy.concluir}
            </Button>
          )}
          <Button isBusy={command.isPending} onClick={() => move('RECUSADA')}>
            {copy.recusar}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
