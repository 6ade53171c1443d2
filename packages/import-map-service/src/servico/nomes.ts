import type { FonteMapa } from '../regras/compose-mapa.ts';
import { covers } from './autor.ts';

/** Shared by everyone: a deploy needs a second person. */
export const DE_TODOS: ReadonlySet<string> = new Set(['@balcao/root-config', '@balcao/shared', '@balcao/ui']);

/** Parent folder of the libraries, each in its own folder. */
export const BIBLIOTECAS = 'vendor/';

const withoutSlash = (texto: string) => texto.replace(/\/+$/, '');

/** The unit of deploy a name of the map belongs to: `@balcao/ui/forms` → `@balcao/ui`; `react` → `vendor/react`. */
export function servicoDoNome({ imports }: Pick<FonteMapa, 'imports'>, nome: string): string {
  const limpo = withoutSlash(nome);
  const pasta = withoutSlash(imports[limpo] ?? '');
  if (pasta.startsWith(BIBLIOTECAS) || limpo.startsWith(BIBLIOTECAS)) return pasta || limpo;
  const partes = limpo.split('/');
  const pacote = partes.slice(0, limpo.startsWith('@') ? 2 : 1).join('/');
  // an undeclared path of a library belongs to the library
  const daBiblioteca = withoutSlash(imports[pacote] ?? '');
  return daBiblioteca.startsWith(BIBLIOTECAS) ? daBiblioteca : pacote;
}

/** The folder a service's files live in, below the environment's modules. */
export function pastaDoServico({ imports }: Pick<FonteMapa, 'imports'>, servico: string): string {
  if (servico.startsWith(BIBLIOTECAS)) return servico;
  return withoutSlash(imports[servico] ?? servico.replace(/^@[^/]+\//, ''));
}

/** Shell, shared modules and libraries need two people. */
export const needsDuasPessoas = (servico: string): boolean => DE_TODOS.has(servico) || servico.startsWith(BIBLIOTECAS);

/** Whether a right over services (`*`, `@balcao/*`, `vendor/react`) reaches any of those. */
export const alcancaDeTodos = (servicos: readonly string[]): boolean =>
  servicos.some((regra) => regra.startsWith(BIBLIOTECAS)) || [...DE_TODOS].some((servico) => covers(servicos, servico));
