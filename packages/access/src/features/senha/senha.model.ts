import { judgeSenha } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { copy } from './senha.copy.ts';

export type CampoSenha = 'senha' | 'repetida';

/** What is wrong with a new password and its repetition. */
export function errosSenha({ senha, repetida }: Readonly<Record<CampoSenha, string>>): Erros<CampoSenha> {
  const { expired } = copy;
  const erro = judgeSenha(senha);
  if (erro) return { senha: erro };
  if (!repetida) return { repetida: expired.repetidaVazia };
  return senha === repetida ? {} : { repetida: expired.repetidaDiferente };
}
