import { type DonoSenha, judgeSenha } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import { copy } from './senha.copy.ts';

/** The password in use and the one being chosen, twice. */
export interface Troca {
  readonly atual: string;
  readonly nova: string;
  readonly repetir: string;
}

export const vazia: Troca = { atual: '', nova: '', repetir: '' };

/** What keeps the new password from being taken. */
export function errosOf({ atual, nova, repetir }: Troca, dono: DonoSenha): Erros<keyof Troca> {
  const erros: Erros<keyof Troca> = {};
  if (!atual) erros.atual = copy.atualVazia;
  const erro = nova !== '' && nova === atual ? copy.novaIgual : judgeSenha(nova, dono);
  if (erro) erros.nova = erro;
  if (repetir !== nova) erros.repetir = copy.repetirDiferente;
  return erros;
}
