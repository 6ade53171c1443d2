import type { FichaRamo } from '@balcao/contracts';
import { formatBps, hojeEm } from '@balcao/domain';
import { Link, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from './ramos.copy.ts';
import { iofDe, nomeDo } from './ramos.model.ts';

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<FichaRamo>[] = [
  { id: 'codigo', header: copy.colunas.codigo, isSortable: true, width: '96px', isHiddenOnCard: true, cell: ({ codigo }) => codigo },
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: (ramo) => (
      <Celula detalhe={ramo.apelido ? ramo.nome : null}>
        <Link href={`/configuracao/ramos?ramo=${ramo.codigo}`}>{nomeDo(ramo)}</Link>
      </Celula>
    ),
  },
  { id: 'linha', header: copy.colunas.linha, isSortable: true, width: '128px', from: 992, cell: ({ linha }) => copy.linha[linha] },
  {
    id: 'iof',
    header: copy.colunas.iof,
    align: 'end',
    width: '80px',
    isLabelledOnCard: true,
    cell: (ramo) => iofDe(ramo, hojeEm(new Date())),
  },
  {
    id: 'comissao',
    header: copy.colunas.comissao,
    align: 'end',
    width: '104px',
    isLabelledOnCard: true,
    cell: ({ comissaoPadraoBps }) => (comissaoPadraoBps === null ? copy.nenhum : formatBps(comissaoPadraoBps)),
  },
  {
    id: 'avisos',
    header: copy.colunas.avisos,
    width: '188px',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ avisoRenovacaoDias, avisoRenovacaoPadraoDias }) => copy.dias(avisoRenovacaoDias ?? avisoRenovacaoPadraoDias),
  },
  {
    id: 'situacao',
    header: copy.colunas.situacao,
    width: '104px',
    cell: ({ ativo }) => <StatusTag tone={ativo ? 'sucesso' : 'neutro'}>{copy.situacao[ativo ? 'ATIVO' : 'INATIVO']}</StatusTag>,
  },
];
