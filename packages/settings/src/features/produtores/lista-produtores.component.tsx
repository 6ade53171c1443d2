import { useEscolhidas } from '@balcao/shared/lists';
import { FiltroDeEscolha, ListaRegistros } from '@balcao/ui/records';
import { colunas } from './colunas-produtores.component.tsx';
import { copy, palavras } from './produtores.copy.ts';
import { type ListaDeProdutores, produtores } from './produtores.resource.ts';

/** Producers one request takes. */
const MAXIMO = 100;

const filtros = [
  ['tipo', copy.filtros.todosTipos, copy.tipo],
  ['pessoa', copy.filtros.todasPessoas, copy.pessoa],
  ['situacao', copy.filtros.todas, { ATIVO: copy.ativos, INATIVO: copy.inativos }],
] as const;

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
    escolha={useEscolhidas({ lista, rowId: ({ id }) => id, maximo: MAXIMO })}
    atos={produtores}
    onOpen={onOpen}
    onNovo={onNovo}
    filtros={filtros.map(([nome, todos, opcoes]) => (
      <FiltroDeEscolha
        key={nome}
        nome={nome}
        rotulo={copy.filtros[nome]}
        todos={todos}
        opcoes={opcoes}
        valor={lista.consulta[nome]}
        onChange={lista.change}
      />
    ))}
  />
);
