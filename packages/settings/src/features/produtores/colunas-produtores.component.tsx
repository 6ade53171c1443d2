import type { ProdutorResumo } from '@balcao/contracts';
import { formatDocumento, formatTelefone } from '@balcao/domain';
import { Link, MomentText, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from './produtores.copy.ts';

/** Columns of the list. Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<ProdutorResumo>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, nome, usuario }) => (
      <Celula detalhe={usuario === nome ? null : usuario}>
        <Link href={`/configuracao/produtores?produtor=${id}`}>{nome}</Link>
      </Celula>
    ),
  },
  { id: 'tipo', header: copy.colunas.tipo, isSortable: true, width: '104px', cell: ({ tipo }) => copy.tipo[tipo] },
  {
    id: 'documento',
    header: copy.colunas.documento,
    isSortable: true,
    width: '168px',
    cell: ({ documento }) => formatDocumento(documento),
  },
  {
    id: 'contato',
    header: copy.colunas.contato,
    width: '220px',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ email, telefone }) => email ?? formatTelefone(telefone ?? '') ?? '',
  },
  {
    id: 'supervisor',
    header: copy.colunas.supervisor,
    width: '160px',
    isHiddenOnCard: true,
    isWideOnly: true,
    cell: ({ supervisor }) => supervisor ?? '',
  },
  {
    id: 'repasses',
    header: copy.colunas.repasses,
    width: '88px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ repasses }) => copy.regras(repasses),
  },
  {
    id: 'situacao',
    header: copy.colunas.situacao,
    width: '96px',
    cell: ({ ativo }) => <StatusTag tone={ativo ? 'sucesso' : 'neutro'}>{copy.situacao[ativo ? 'ATIVO' : 'INATIVO']}</StatusTag>,
  },
  {
    id: 'alteradoEm',
    header: copy.colunas.alteradoEm,
    isSortable: true,
    width: '112px',
    from: 992,
    isHiddenOnCard: true,
    cell: ({ alteradoEm }) => <MomentText iso={alteradoEm} />,
  },
];
