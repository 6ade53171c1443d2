import { prazoCalls, type PrazosDaVenda } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { Button, Card, Cluster, Stack, Text } from '@balcao/ui';
import { useState } from 'react';
import { DiaDoFatoModal } from './dia-do-fato.modal.tsx';
import { copy } from './prazos.copy.ts';

type Parcela = PrazosDaVenda['emAtraso'][number];

/** Overdue instalments, of which the client is to be given notice. */
export function ParcelasEmAtraso({ parcelas }: { parcelas: readonly Parcela[] }) {
  const mayTell = useMay(prazoCalls.startAvisoDeMora);
  const [avisada, setAvisada] = useState<Parcela | null>(null);
  return (
    <Card titulo={copy.mora.titulo}>
      <Stack gap={3}>
        <Text isSoft>{copy.mora.texto}</Text>
        {parcelas.map((parcela) => (
          <Cluster key={parcela.id} gap={3} justify="space-between">
            <Text as="span">{copy.mora.parcela(parcela.numero, parcela.vencimento)}</Text>
            {mayTell && (
              <Button size="sm" onClick={() => setAvisada(parcela)}>
                {copy.mora.registrar}
              </Button>
            )}
          </Cluster>
        ))}
      </Stack>
      {avisada && <DiaDoFatoModal fato={{ tipo: 'mora', parcela: avisada }} onClose={() => setAvisada(null)} />}
    </Card>
  );
}
