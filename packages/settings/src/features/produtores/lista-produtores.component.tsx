import { useEscolhidas } from '@balcao/shared/lists';
import { filtroDeSituacao, ListaRegistros } from '@balcao/ui/records';
import { colunas } from './colunas-produtores.component.tsx';
import { copy, palavras } from './produtores.copy.ts';
import { type ListaDeProdutores, produtores, searchProdutores } from './produtores.resource.ts';

const filtros = [
  { nome: 'tipo', rotulo: copy.filtros.tipo, todos: copy.filtros.todosTipos, opcoes: copy.tipo },
  { nome: 'pessoa', rotulo: copy.filtros.pessoa, todos: copy.filtros.todasPessoas, opcoes: copy.pessoa },
  filtroDeSituacao(palavras),
] as const;
const search = searchProdutores(null);

export interface ListaProdutoresProps {
  lista: ListaDeProdutores;
  onOpen: (id: string) => void;
  onNovo: () => void;
}

/** The producers of the brokerage, one by one or many at once. */
export const ListaProdutores = ({ lista, onOpen, onNovo }: ListaProdutoresProps) => (
  <ListaRegistros
    lista={lista}
    palavras={palavras}
    caption={copy.tabela}
    columns={colunas}
    busca={copy.busca}
    vazioTexto={copy.vazioTexto}
    escolha={useEscolhidas({ lista, rowId: ({ id }) => id })}
    atos={produtores}
    onOpen={onOpen}
    onNovo={onNovo}
    filtros={[
      ...filtros,
      {
        nome: 'supervisor',
        rotulo: copy.filtros.supervisor,
        todos: copy.filtros.todosSupervisores,
        search,
        // everybody in the list answers to the one it is narrowed to
        rotuloDoValor: lista.rows[0]?.supervisor ?? undefined,
      },
    ]}
  />
);
