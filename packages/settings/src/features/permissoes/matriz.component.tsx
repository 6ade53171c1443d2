import { Finalidade, type PermissoesDoSegurado } from '@balcao/contracts';
import { formatDocumento } from '@balcao/domain';
import { Button, EmptyState, MomentText, StatusTag } from '@balcao/ui';
import { Celula, ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { FiltrosDeRegistro } from '@balcao/ui/records';
import type { Column } from '@balcao/ui/tables';
import { copy } from './permissoes.copy.ts';
import { nomeDe } from './permissoes.model.ts';
import type { ListaDePermissoes } from './permissoes.resource.ts';
import { TagEstado } from './tag-estado.component.tsx';

const colunas: readonly Column<PermissoesDoSegurado>[] = [
  {
    id: 'nome',
    header: copy.colunas.nome,
    isSortable: true,
    isRowHeader: true,
    cell: ({ nome, documento }) => <Celula detalhe={formatDocumento(documento)}>{nome}</Celula>,
  },
  ...Finalidade.options.map(
    (finalidade): Column<PermissoesDoSegurado> => ({
      id: finalidade,
      header: copy.curtas[finalidade],
      width: '124px',
      isLabelledOnCard: true,
      cell: ({ permissoes }) => <TagEstado estado={permissoes[finalidade]} />,
    }),
  ),
  {
    id: 'coleta',
    header: copy.colunas.coleta,
    width: '112px',
    from: 1200,
    isHiddenOnCard: true,
    cell: ({ coleta }) =>
      coleta === null ? copy.nenhum : <StatusTag tone={coleta === 'RESPONDIDA' ? 'sucesso' : 'info'}>{copy.coletas[coleta]}</StatusTag>,
  },
  {
    id: 'alteradoEm',
    header: copy.colunas.alteradoEm,
    isSortable: true,
    width: '128px',
    // narrower, the names would be cut
    isWideOnly: true,
    isHiddenOnCard: true,
    cell: ({ alteradoEm }) => (alteradoEm === null ? copy.nenhum : <MomentText iso={alteradoEm} />),
  },
];

const filtros = [
  { nome: 'finalidade', rotulo: copy.finalidade, todos: copy.todasFinalidades, opcoes: copy.finalidades },
  { nome: 'estado', rotulo: copy.estado, todos: copy.todosEstados, opcoes: copy.estados },
] as const;

/** Clients and purposes: the last word of each on each. */
export function Matriz({ lista, onOpen }: { lista: ListaDePermissoes; onOpen: (seguradoId: string) => void }) {
  const exportacao = useExportacao(lista.download);
  return (
    <Lista
      lista={lista}
      caption={copy.tabela}
      columns={colunas}
      rowId={({ id }) => id}
      rowName={nomeDe}
      busca={copy.busca}
      filtros={<FiltrosDeRegistro lista={lista} filtros={filtros} />}
      acoes={<ExportLista {...exportacao} />}
      vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
      larguraDasAcoes="92px"
      rowActions={({ id, nome }) => (
        <Button size="sm" aria-label={copy.abrirDe(nome)} onClick={() => onOpen(id)}>
          {copy.abrir}
        </Button>
      )}
    />
  );
}
