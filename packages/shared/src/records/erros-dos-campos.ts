import type { FalhaRequisicao } from '@balcao/shared';

/** What is wrong with each field of a form, said by the field. */
export type Erros<Campo extends string> = Partial<Record<Campo, string>>;

/** The refused fields of a 422 that a form shows; what it does not show is left to its notice. */
export function errosDe<Campo extends string>(falha: Pick<FalhaRequisicao, 'errors'> | null, campos: readonly Campo[]): Erros<Campo> {
  const erros: Erros<Campo> = {};
  for (const campo of campos) {
    const refused = falha?.errors.find((erro) => erro.campo === campo);
    if (refused) erros[campo] = refused.mensagem;
  }
  return erros;
}

/** The first field, in the order of the form, that has something wrong. */
export const firstOf = <Campo extends string>(erros: Erros<Campo>, campos: readonly Campo[]): Campo | undefined =>
  campos.find((campo) => erros[campo] !== undefined);
