/** What every field of ui takes of a form. */
export interface Ligado<D extends object, C extends keyof D & string> {
  readonly name: C;
  readonly value: D[C];
  readonly error: string | undefined;
  readonly onChange: (valor: D[C], campo: string) => void;
}

/**
 * Ties fields by name to what is typed, wherever it is kept. One handler serves them all, so that a key redraws its own field alone.
 *
 * @example const bind = bindTo(user, erros, change); <TextField label={copy.nome} {...bind('name')} />
 */
export const bindTo =
  <D extends object, E extends { readonly [campo: string]: string | undefined }>(
    digitado: D,
    erros: E,
    onChange: (valor: D[keyof D], campo: string) => void,
  ) =>
  <C extends keyof D & string>(campo: C): Ligado<D, C> => ({ name: campo, value: digitado[campo], error: erros[campo], onChange });
