import { accessCalls, accessRoutes, addressOf, Prova } from '@balcao/contracts';
import { call, FalhaRequisicao, replaceWith } from '@balcao/shared';
import { useState } from 'react';
import { forgetProva, keepProva, type ProvaGuardada, readProva } from '../../prova.storage.ts';

/** HTTP 410: what the proof stood for is gone. */
const VENCIDA = 410;

/** Asks for the link of a new password. @returns where to go; the same for every e-mail */
export async function askForLink(email: string): Promise<string> {
  await call(accessCalls.forgotPassword, { email });
  return addressOf(accessRoutes, 'success', { message: 'senha-enviada' });
}

/** Changes the password of whoever holds the proof, which ends with it. @returns where to go */
export async function changePassword(hash: string, senha: string): Promise<string> {
  await call(accessCalls.changeExpiredPassword, { hash, senha }).catch((error: unknown) => {
    // used or too old: loaded again, this screen says how to get another
    if (error instanceof FalhaRequisicao && error.status === VENCIDA) forgetProva();
    throw error;
  });
  forgetProva();
  return addressOf(accessRoutes, 'success', { message: 'senha-trocada' });
}

/** The proof this screen works with: of the link in the address, else of the sign-in that was refused. */
export function useProva(): ProvaGuardada | null {
  return useState(takeProva)[0];
}

function takeProva(): ProvaGuardada | null {
  const hash = new URLSearchParams(window.location.search).get('hash');
  if (hash !== null) {
    // neither history nor a copied address may carry it on; this tab may be loaded again
    replaceWith(addressOf(accessRoutes, 'expired'));
    if (!Prova.safeParse(hash).success) return null;
    keepProva({ origem: 'link', hash });
  }
  return readProva();
}
