import type { ConsultaProdutores } from '@balcao/contracts';
import { Select } from '@balcao/ui/forms';
import { copy } from './produtores.copy.ts';
import { tipos } from './produtores.model.ts';
import type { ListaDeProdutores } from './produtores.resource.ts';

const TODOS = 'TODOS';
const opcoes = (todos: string, nomes: Readonly<Record<string, string>>, valores: readonly string[] = Object.keys(nomes)) => [
  { value: TODOS, label: todos },
  ...valores.map((value) => ({ value, label: nomes[value] ?? value })),
];
const filtros = [
  ['tipo', opcoes(copy.filtros.todosTipos, copy.tipo, tipos)],
  ['pessoa', opcoes(copy.filtros.todasPessoas, copy.pessoa)],
  ['situacao', opcoes(copy.filtros.todas, { ATIVO: copy.ativos, INATIVO: copy.inativos })],
] as const;

/** What narrows the producers, beside the text one looks for. */
export const FiltrosProdutores = ({ consulta, onChange }: { consulta: ConsultaProdutores; onChange: ListaDeProdutores['change'] }) =>
  filtros.map(([nome, options]) => (
    <Select
      key={nome}
      name={nome}
      label={copy.filtros[nome]}
      isLabelHidden
      options={options}
      value={consulta[nome] ?? TODOS}
      onChange={(value) => onChange({ [nome]: value === TODOS ? null : value })}
    />
  ));
