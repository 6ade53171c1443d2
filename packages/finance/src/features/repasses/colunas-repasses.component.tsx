import type { LoteRepasse, Repasse, SaldoDoProdutor } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from '../../repasse/repasse.copy.ts';
import { tonsDoLote, tonsDoRepasse } from '../../repasse/tons.ts';

const { lista, lotes, saldos } = copy;
const sayDoQue = ({ papel, isEstorno }: Repasse): string | null =>
  isEstorno ? lista.estorno : papel === 'SUPERVISOR' ? lista.supervisor : null;
const money = (centavos: number): string => formatCentavos(centavos);

/** Columns of the list of shares. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunasDosRepasses: readonly Column<Repasse>[] = [
  {
    id: 'produtor',
    header: lista.colunas.produtor,
    isSortable: true,
    isRowHeader: true,
    minWidth: '150px',
    cell: (repasse) => <Celula detalhe={sayDoQue(repasse)}>{repasse.produtor}</Celula>,
  },
  {
    id: 'apolice',
    header: lista.colunas.apolice,
    isSortable: true,
    minWidth: '150px',
    cell: ({ apolice, segurado, seguradoraNome }) => (
      <Celula detalhe={[seguradoraNome, apolice].filter(Boolean).join(' ')}>{segurado ?? lista.semApolice}</Celula>
    ),
  },
  {
    id: 'regra',
    header: lista.colunas.regra,
    minWidth: '236px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ pctBps, base, parteBps, baseCentavos }) => (
      <Celula detalhe={money(baseCentavos)}>{lista.regra(pctBps, base, parteBps)}</Celula>
    ),
  },
  // beside the value, so that on a card both are one line
  { id: 'dia', header: lista.colunas.dia, isSortable: true, width: '108px', cell: ({ dia }) => formatData(dia) },
  {
    id: 'valor',
    header: lista.colunas.valor,
    isSortable: true,
    width: '116px',
    align: 'end',
    cell: ({ valorCentavos }) => money(valorCentavos),
  },
  {
    id: 'status',
    header: lista.colunas.status,
    width: '132px',
    cell: ({ status, lote, contestadoEm, respondidoEm }) => (
      <Celula detalhe={contestadoEm && !respondidoEm ? lista.contestado : lote === null ? null : lista.lote(lote)}>
        <StatusTag tone={tonsDoRepasse[status]}>{copy.status[status]}</StatusTag>
      </Celula>
    ),
  },
];

/** Of a producer who looks at theirs, without their own name in each row: what it told besides goes with the policy. */
export const colunasDosMeusRepasses: readonly Column<Repasse>[] = colunasDosRepasses
  .filter(({ id }) => id !== 'produtor')
  .map((coluna) =>
    coluna.id === 'apolice'
      ? {
          ...coluna,
          isRowHeader: true,
          cell: (repasse) => (
            <Celula detalhe={[repasse.seguradoraNome, repasse.apolice, sayDoQue(repasse)].filter(Boolean).join(' · ')}>
              {repasse.segurado ?? lista.semApolice}
            </Celula>
          ),
        }
      : coluna,
  );

/** Columns of the list of lots. */
export const colunasDosLotes: readonly Column<LoteRepasse>[] = [
  {
    id: 'numero',
    header: lotes.colunas.numero,
    isSortable: true,
    isRowHeader: true,
    width: '120px',
    cell: ({ numero, criadoPor }) => <Celula detalhe={criadoPor}>{String(numero)}</Celula>,
  },
  {
    id: 'ate',
    header: lotes.colunas.periodo,
    isSortable: true,
    minWidth: '170px',
    cell: ({ de, ate }) => lotes.periodo(formatData(de), formatData(ate)),
  },
  {
    id: 'produtores',
    header: lotes.colunas.produtores,
    width: '112px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ produtores, repasses }) => <Celula detalhe={lotes.repasses(repasses)}>{String(produtores)}</Celula>,
  },
  {
    id: 'bruto',
    header: lotes.colunas.bruto,
    width: '116px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ brutoCentavos }) => money(brutoCentavos),
  },
  {
    id: 'retido',
    header: lotes.colunas.retido,
    width: '108px',
    from: 992,
    align: 'end',
    isHiddenOnCard: true,
    cell: ({ retidoCentavos }) => money(retidoCentavos),
  },
  {
    id: 'liquido',
    header: lotes.colunas.liquido,
    width: '116px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ liquidoCentavos }) => money(liquidoCentavos),
  },
  {
    id: 'pagoEm',
    header: lotes.colunas.status,
    isSortable: true,
    width: '176px',
    cell: ({ status, pagoEm }) => (
      <Celula detalhe={pagoEm && formatData(pagoEm)}>
        <StatusTag tone={tonsDoLote[status]}>{copy.statusDoLote[status]}</StatusTag>
      </Celula>
    ),
  },
];

/** Columns of what each producer has to receive. */
export const colunasDosSaldos: readonly Column<SaldoDoProdutor>[] = [
  {
    id: 'produtor',
    header: saldos.colunas.produtor,
    isRowHeader: true,
    minWidth: '160px',
    cell: ({ produtor, temDadosBancarios }) => <Celula detalhe={temDadosBancarios ? null : saldos.semDados}>{produtor}</Celula>,
  },
  ...(
    [
      ['previsto', ({ previstoCentavos }) => previstoCentavos],
      ['liberado', ({ liberadoCentavos }) => liberadoCentavos],
      ['emLote', ({ emLoteCentavos }) => emLoteCentavos],
      ['pago', ({ pagoNoAnoCentavos }) => pagoNoAnoCentavos],
      ['retido', ({ retidoNoAnoCentavos }) => retidoNoAnoCentavos],
    ] as const satisfies readonly (readonly [keyof typeof saldos.colunas, (saldo: SaldoDoProdutor) => number])[]
  ).map(
    ([id, read]): Column<SaldoDoProdutor> => ({
      id,
      header: saldos.colunas[id],
      width: '124px',
      align: 'end',
      isLabelledOnCard: true,
      cell: (saldo) => money(read(saldo)),
    }),
  ),
];
