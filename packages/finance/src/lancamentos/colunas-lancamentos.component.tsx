import type { FichaLancamento } from '@balcao/contracts';
import { formatCentavos, formatData } from '@balcao/domain';
import { Link, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from './lancamentos.copy.ts';
import { isAtrasado } from './lancamentos.model.ts';

const TONS = { PREVISTO: 'info', REALIZADO: 'sucesso', CANCELADO: 'neutro' } as const;

/** Where an entry stands on a day. */
export function SituacaoLancamento({ lancamento, hoje }: { lancamento: Pick<FichaLancamento, 'status' | 'vencimento'>; hoje: string }) {
  if (isAtrasado(lancamento, hoje)) return <StatusTag tone="perigo">{copy.atrasado}</StatusTag>;
  return <StatusTag tone={TONS[lancamento.status]}>{copy.status[lancamento.status]}</StatusTag>;
}

const contasDe = ({ conta, destino }: FichaLancamento): string =>
  destino ? copy.deUmaContaAOutra(conta ?? '', destino) : (conta ?? copy.nenhum.conta);

/** Columns of the list of entries. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunasDe = (hrefOf: (id: string) => string, hoje: string): readonly Column<FichaLancamento>[] => [
  {
    id: 'descricao',
    header: copy.colunas.descricao,
    isSortable: true,
    isRowHeader: true,
    minWidth: '180px',
    cell: ({ id, descricao, pessoa }) => (
      <Celula detalhe={pessoa}>
        <Link href={hrefOf(id)}>{descricao}</Link>
      </Celula>
    ),
  },
  {
    id: 'vencimento',
    header: copy.colunas.vencimento,
    isSortable: true,
    width: '112px',
    isLabelledOnCard: true,
    cell: ({ vencimento }) => formatData(vencimento),
  },
  {
    id: 'pagoEm',
    header: copy.colunas.pagoEm,
    isSortable: true,
    width: '104px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ pagoEm }) => (pagoEm ? formatData(pagoEm) : ''),
  },
  {
    id: 'categoria',
    header: copy.colunas.categoria,
    width: '172px',
    narrowWidth: '132px',
    cell: ({ categoria, centro, tipo }) => <Celula detalhe={centro}>{categoria ?? copy.tipo[tipo]}</Celula>,
  },
  { id: 'conta', header: copy.colunas.conta, width: '152px', from: 992, isHiddenOnCard: true, cell: contasDe },
  {
    id: 'valor',
    header: copy.colunas.valor,
    isSortable: true,
    width: '132px',
    align: 'end',
    cell: ({ tipo, valorCentavos, previstoCentavos }) => (
      <Celula
        detalhe={previstoCentavos !== null && previstoCentavos !== valorCentavos ? copy.previsto(formatCentavos(previstoCentavos)) : null}
      >
        {tipo === 'DESPESA' ? copy.saida(formatCentavos(valorCentavos)) : formatCentavos(valorCentavos)}
      </Celula>
    ),
  },
  {
    id: 'status',
    header: copy.colunas.status,
    width: '116px',
    cell: (lancamento) => <SituacaoLancamento lancamento={lancamento} hoje={hoje} />,
  },
];
