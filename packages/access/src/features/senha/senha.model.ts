import { type RegraSenha, regrasSenha } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { copy } from './senha.copy.ts';

export type CampoSenha = 'senha' | 'repetida';

/** The rules that do not hold yet, in one sentence's words; empty when all do. */
export const faltamEm = (regras: readonly RegraSenha[]): string =>
  regras
    .filter(({ isCumprida }) => !isCumprida)
    .map(({ texto }) => `${texto.charAt(0).toLowerCase()}${texto.slice(1)}`)
    .join('; ');

/** What is wrong with a new password and its repetition. */
export function errosSenha({ senha, repetida }: Readonly<Record<CampoSenha, string>>): Erros<CampoSenha> {
  const { expired } = copy;
  if (!senha) return { senha: expired.senhaVazia };
  const faltam = faltamEm(regrasSenha(senha));
  if (faltam) return { senha: expired.senhaFraca(faltam) };
  if (!repetida) return { repetida: expired.repetidaVazia };
  return senha === repetida ? {} : { repetida: expired.repetidaDiferente };
}
