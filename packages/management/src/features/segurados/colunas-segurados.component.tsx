import type { SeguradoResumo } from '@balcao/contracts';
import { formatCentavos, formatData, formatDocumento, formatTelefone } from '@balcao/domain';
import { Link, MomentText, StatusTag } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { copy } from './segurados.copy.ts';

/** Columns of the list (domain design §4.4). Ids of the sortable ones are the gateway's words for `ordenar`. */
export const colunas: readonly Column<SeguradoResumo>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: ({ id, nome, grupo, tags }) => (
      <Celula detalhe={[grupo, ...tags].filter(Boolean).join(' · ') || null}>
        <Link href={`/segurados/painel?id=${id}`}>{nome}</Link>
      </Celula>
    ),
  },
  {
    id: 'documento',
    header: copy.colunas.documento,
    isSortable: true,
    width: '160px',
    cell: ({ documento }) => formatDocumento(documento),
  },
  {
    id: 'contato',
    header: copy.colunas.contato,
    width: '200px',
    from: 1200,
    cell: ({ email, celular }) => <Celula detalhe={celular && email}>{celular ? formatTelefone(celular) : (email ?? '')}</Celula>,
  },
  {
    id: 'cidade',
    header: copy.colunas.cidade,
    isSortable: true,
    width: '140px',
    isHiddenOnCard: true,
    isWideOnly: true,
    cell: ({ cidade, uf }) => [cidade, uf].filter(Boolean).join('/'),
  },
  { id: 'vigentes', header: copy.colunas.vigentes, width: '84px', isHiddenOnCard: true, cell: ({ vigentes }) => String(vigentes) },
  {
    id: 'premio',
    header: copy.colunas.premio,
    width: '128px',
    from: 992,
    cell: ({ premioVigenteCentavos }) => (premioVigenteCentavos > 0 ? formatCentavos(premioVigenteCentavos) : ''),
  },
  {
    id: 'fim',
    header: copy.colunas.fim,
    width: '104px',
    cell: ({ proximoFim }) => (proximoFim ? formatData(proximoFim) : ''),
  },
  {
    id: 'produtor',
    header: copy.colunas.produtor,
    width: '132px',
    isHiddenOnCard: true,
    isWideOnly: true,
    cell: ({ produtor }) => produtor ?? '',
  },
  {
    id: 'permissoes',
    header: copy.colunas.permissoes,
    width: '72px',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ permissoes }) => copy.permissoes(permissoes),
  },
  {
    id: 'situacao',
    header: copy.colunas.situacao,
    width: '88px',
    from: 1200,
    cell: ({ ativo }) => <StatusTag tone={ativo ? 'sucesso' : 'neutro'}>{copy.situacao[ativo ? 'ATIVO' : 'INATIVO']}</StatusTag>,
  },
  {
    id: 'alteradoEm',
    header: copy.colunas.alteradoEm,
    isSortable: true,
    width: '104px',
    isHiddenOnCard: true,
    isWideOnly: true,
    cell: ({ alteradoEm }) => <MomentText iso={alteradoEm} />,
  },
];
