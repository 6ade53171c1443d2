import type { ContratoVisto, Endosso, EndossoDoContrato } from '@balcao/contracts';
import { formatCentavos, formatData, tonsDoStatusEndosso } from '@balcao/domain';
import { Stack, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { AtosDoEndosso } from '../../endosso/atos-do-endosso.component.tsx';
import { useEndossos } from '../../endosso/endosso.resource.ts';
import { PedidosNaSeguradora } from '../../endosso/pedidos-na-seguradora.component.tsx';
import { copy } from '../../contrato/contrato.copy.ts';
import { TabelaDaSecao } from './tabela-da-secao.component.tsx';

const colunas: readonly Column<EndossoDoContrato>[] = [
  {
    id: 'numero',
    header: copy.endosso.numero,
    width: '130px',
    cell: ({ numero, numeroSeguradora }) => <Celula detalhe={numeroSeguradora}>{String(numero)}</Celula>,
  },
  { id: 'tipo', header: copy.endosso.tipo, cell: ({ tipo, motivo }) => <Celula detalhe={motivo}>{copy.tipoEndosso[tipo]}</Celula> },
  { id: 'vigencia', header: copy.endosso.vigencia, width: '120px', cell: ({ vigIni }) => formatData(vigIni) },
  {
    id: 'premio',
    header: copy.endosso.premio,
    width: '140px',
    align: 'end',
    cell: ({ premioTotalCentavos }) => formatCentavos(premioTotalCentavos),
  },
  {
    id: 'situacao',
    header: copy.endosso.situacao,
    width: '130px',
    cell: ({ status, desfeitoEm }) =>
      desfeitoEm ? (
        <StatusTag tone="neutro">{copy.desfeito}</StatusTag>
      ) : (
        <StatusTag tone={tonsDoStatusEndosso[status]}>{copy.statusEndosso[status]}</StatusTag>
      ),
  },
];

/** What changed of a policy since it was issued, and what may be done with what waits for its insurer. */
export function EndossosDoContrato({ contrato: { apolice, endossos } }: { contrato: ContratoVisto }) {
  // what an act is written over comes beside the record, and may come a moment later
  const lida = useEndossos(apolice?.id ?? '').data;
  const byId = new Map<string, Endosso>(lida?.endossos.map((endosso) => [endosso.id, endosso]));
  return (
    <Stack gap={4}>
      <TabelaDaSecao
        titulo={copy.aba.endossos}
        columns={colunas}
        rows={endossos}
        rowId={({ id }) => id}
        vazio={copy.nada.endossos}
        rowActions={({ id }) => {
          const endosso = byId.get(id);
          return endosso && <AtosDoEndosso endosso={endosso} />;
        }}
      />
      {lida && <PedidosNaSeguradora lida={lida} />}
    </Stack>
  );
}
