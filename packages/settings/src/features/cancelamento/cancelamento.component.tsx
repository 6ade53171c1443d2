import type { Assinatura } from '@balcao/contracts';
import { Alert, Button, Card, showToast, Stack, Text } from '@balcao/ui';
import { showFailure } from '@balcao/ui/failures';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './cancelamento.copy.ts';
import { atos, useCancelamento } from './cancelamento.resource.ts';
import { PedidoDeCancelamento } from './pedido-de-cancelamento.component.tsx';

const CANCELAVEIS: ReadonlySet<Assinatura['status']> = new Set(['Ativa', 'Pendente']);

/** Ends the subscription at the end of what was paid, or takes that back. */
export function Cancelamento({ assinatura }: { assinatura: Assinatura | undefined }) {
  const leitura = useCancelamento();
  const [isOpen, setIsOpen] = useState(false);
  if (!assinatura || !CANCELAVEIS.has(assinatura.status)) return null;
  return (
    <Card titulo={copy.titulo}>
      <LeituraRegistro leitura={leitura} altura={72}>
        {({ cancelamento, cancelaEm }) =>
          cancelamento ? (
            <Desfazer cancelaEm={cancelaEm} />
          ) : (
            <Stack gap={3} align="start">
              <Text isSoft>{copy.texto(cancelaEm)}</Text>
              <Button variant="danger" onClick={() => setIsOpen(true)}>
                {copy.cancelar}
              </Button>
              {isOpen && <PedidoDeCancelamento cancelaEm={cancelaEm} onClose={() => setIsOpen(false)} />}
            </Stack>
          )
        }
      </LeituraRegistro>
    </Card>
  );
}

function Desfazer({ cancelaEm }: { cancelaEm: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const undo = async () => {
    setIsBusy(true);
    try {
      await atos.undo();
      showToast({ tone: 'sucesso', titulo: copy.desfez });
    } catch (error) {
      showFailure(copy.falhou, error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Alert
      tone="atencao"
      titulo={copy.pedido}
      actions={
        <Button isBusy={isBusy} onClick={() => void undo()}>
          {copy.desfazer}
        </Button>
      }
    >
      {copy.pedidoTexto(cancelaEm)}
    </Alert>
  );
}
