import { type DonoSenha, regrasSenha } from '@balcao/domain';
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
  if (!nova) erros.nova = copy.novaVazia;
  else if (nova === atual) erros.nova = copy.novaIgual;
  else if (regrasSenha(nova, dono).some(({ isCumprida }) => !isCumprida)) erros.nova = copy.novaFraca;
  if (repetir !== nova) erros.repetir = copy.repetirDiferente;
  return erros;
}
