import type { Call } from '@balcao/contracts';
import type { Erros } from '@balcao/shared/forms';

/** What is said of a field that is empty, or not as it must be. */
export type FrasesCampo<Campo extends string> = Readonly<Record<Campo, { readonly vazio: string; readonly invalido: string }>>;

/** The fields a contract would refuse; empty when all is well. */
export function errosOf<Campo extends string>(
  input: Call['input'],
  valores: Readonly<Record<Campo, string>>,
  frases: FrasesCampo<Campo>,
): Erros<Campo> {
  const isCampo = (nome: unknown): nome is Campo => typeof nome === 'string' && nome in frases;
  const refused =
    input
      .safeParse(valores)
      .error?.issues.map(({ path }) => path[0])
      .filter(isCampo) ?? [];
  const erros: Erros<Campo> = {};
  for (const campo of refused) erros[campo] = frases[campo][valores[campo].trim() ? 'invalido' : 'vazio'];
  return erros;
}
