import { type ContratoVisto, prazoCalls, type PrazoLegal } from '@balcao/contracts';
import { formatData } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, Card, Stack, StatusTag, Text } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import { LeituraRegistro } from '@balcao/ui/records';
import { type Column, DataTable } from '@balcao/ui/tables';
import { useState } from 'react';
import { DiaDoFatoModal } from './dia-do-fato.modal.tsx';
import { ParcelasEmAtraso } from './parcelas-em-atraso.component.tsx';
import { copy } from './prazos.copy.ts';
import { ProvasDaVenda } from './provas-da-venda.component.tsx';
import { usePrazos } from './prazos.resource.ts';

const tons = { CORRENDO: 'info', PAUSADO: 'atencao', VENCIDO: 'perigo', CUMPRIDO: 'sucesso', CUMPRIDO_FORA: 'atencao' } as const;

const detalheDe = ({ parcela, pausas }: PrazoLegal): string | null => {
  if (parcela !== null) return copy.parcela(parcela);
  return pausas.length > 0 ? copy.pausas(pausas.length) : null;
};

const colunas: readonly Column<PrazoLegal>[] = [
  {
    id: 'prazo',
    header: copy.coluna.prazo,
    cell: (prazo) => <Celula detalhe={detalheDe(prazo)}>{copy.tipo[prazo.tipo]}</Celula>,
  },
  { id: 'inicio', header: copy.coluna.inicio, width: '120px', cell: ({ inicio }) => formatData(inicio) },
  { id: 'vencimento', header: copy.coluna.vencimento, width: '130px', cell: ({ vencimento }) => formatData(vencimento) },
  {
    id: 'restam',
    header: copy.coluna.restam,
    width: '150px',
    cell: ({ fim, restantes, documento }) =>
      fim === null ? copy.restam(restantes) : <Celula detalhe={documento?.nome ?? null}>{copy.terminou(fim)}</Celula>,
  },
  {
    id: 'situacao',
    header: copy.coluna.situacao,
    width: '200px',
    cell: ({ situacao }) => <StatusTag tone={tons[situacao]}>{copy.situacao[situacao]}</StatusTag>,
  },
];

/** The clocks of the law on a sale with the days they have left, arrears, and the proof of it all. */
export function PrazosDaVenda({ contrato }: { contrato: ContratoVisto }) {
  const leitura = usePrazos(contrato.id);
  const mayEnd = useMay(prazoCalls.endPrazo);
  const [encerrado, setEncerrado] = useState<PrazoLegal | null>(null);
  return (
    <LeituraRegistro leitura={leitura} altura={320}>
      {({ prazos, emAtraso, pacotes }) => (
        <Stack gap={4}>
          <Card titulo={copy.titulo} isFlush={prazos.length > 0}>
            {prazos.length === 0 ? (
              <Text isSoft>{copy.nada}</Text>
            ) : (
              <DataTable
                caption={copy.titulo}
                columns={colunas}
                rows={prazos}
                rowId={({ id }) => id}
                status="ready"
                rowActions={(prazo) =>
                  mayEnd &&
                  prazo.fim === null && (
                    <Button size="sm" onClick={() => setEncerrado(prazo)}>
                      {copy.encerrar}
                    </Button>
                  )
                }
              />
            )}
          </Card>
          {emAtraso.length > 0 && <ParcelasEmAtraso parcelas={emAtraso} />}
          <ProvasDaVenda contratoId={contrato.id} pacotes={pacotes} />
          {encerrado && <DiaDoFatoModal fato={{ tipo: 'fim', prazo: encerrado }} onClose={() => setEncerrado(null)} />}
        </Stack>
      )}
    </LeituraRegistro>
  );
}
