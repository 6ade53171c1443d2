import type { FiltroDeRegistro } from './filtros-de-registro.component.tsx';

/**
 * The filters of a list by its words: of each, what it is called and what stands for no choice.
 *
 * @example const filtro = filtersOf(copy.filtros); // filtro('status', copy.status), filtro('produtor', optionsById(opcoes?.produtores))
 */
export const filtersOf =
  <Textos extends Readonly<Record<string, string | readonly [rotulo: string, todos: string]>>>(textos: Textos) =>
  <Nome extends { [N in keyof Textos & string]: Textos[N] extends string ? never : N }[keyof Textos & string]>(
    nome: Nome,
    opcoes: Readonly<Record<string, string>>,
  ): FiltroDeRegistro<Nome> => {
    const [rotulo, todos] = textos[nome] as unknown as readonly [string, string];
    return { nome, rotulo, todos, opcoes };
  };

/** What a filter lets choose: names by their ids. */
export const optionsById = (itens: readonly { readonly id: string; readonly nome: string }[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(itens.map(({ id, nome }) => [id, nome]));

/** What a filter lets choose: names of insurers by their slugs. */
export const optionsBySlug = (itens: readonly { readonly slug: string; readonly nome: string }[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(itens.map(({ slug, nome }) => [slug, nome]));
