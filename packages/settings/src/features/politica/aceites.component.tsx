import type { AceitePolitica } from '@balcao/contracts';
import { EmptyState, MomentText, StatusTag } from '@balcao/ui';
import { Celula, ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { FiltrosDeRegistro } from '@balcao/ui/records';
import type { Column } from '@balcao/ui/tables';
import { copy } from './politica.copy.ts';
import { useAceites } from './politica.resource.ts';

const colunas: readonly Column<AceitePolitica>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: ({ nome, email }) => <Celula detalhe={email}>{nome}</Celula>,
  },
  { id: 'versao', header: copy.colunas.versao, isSortable: true, width: '112px', isLabelledOnCard: true, cell: ({ versao }) => versao },
  {
    id: 'aceitoEm',
    header: copy.colunas.aceitoEm,
    isSortable: true,
    width: '160px',
    cell: ({ aceitoEm }) => (aceitoEm === null ? copy.nenhum : <MomentText iso={aceitoEm} />),
  },
  {
    id: 'situacao',
    header: copy.colunas.situacao,
    width: '120px',
    cell: ({ aceitoEm }) => (
      <StatusTag tone={aceitoEm === null ? 'atencao' : 'sucesso'}>{copy.situacoes[aceitoEm === null ? 'PENDENTE' : 'ACEITA']}</StatusTag>
    ),
  },
];

const filtros = [{ nome: 'situacao', rotulo: copy.situacao, todos: copy.todas, opcoes: copy.situacoes }] as const;

/** Who accepted which version of the policy, and who still does not. */
export function Aceites() {
  const lista = useAceites();
  const exportacao = useExportacao(lista.download);
  return (
    <Lista
      lista={lista}
      caption={copy.tabela}
      columns={colunas}
      rowId={({ id }) => id}
      rowName={({ nome, versao }) => `${nome}, ${versao}`}
      busca={copy.busca}
      filtros={<FiltrosDeRegistro lista={lista} filtros={filtros} />}
      acoes={<ExportLista {...exportacao} />}
      vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
    />
  );
}
