/** What a filter lets choose: names by their ids. */
export const optionsById = (itens: readonly { readonly id: string; readonly nome: string }[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(itens.map(({ id, nome }) => [id, nome]));
