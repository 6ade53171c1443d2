import { accessCalls } from '@balcao/contracts';
import { call, startSession } from '@balcao/shared';
import { EnvioRecusado, semAviso } from '@balcao/shared/forms';
import { normalizeCodigo } from './codigo.model.ts';
import { copy } from './entrada.copy.ts';
import { destinationOf } from './login.model.ts';

/** What the authenticator needs, shown once and forgotten with the screen. */
export interface Chave {
  readonly segredo: string;
  readonly qr: string;
}

/** A key for the authenticator of whoever must have one. */
export const startInscricao = (token: string): Promise<Chave> => call(accessCalls.startInscricao, { token });

/** Turns the second factor on and begins the session. @returns the recovery codes, and where to go once they are kept */
export async function confirmInscricao(token: string, texto: string): Promise<{ codigos: readonly string[]; para: string }> {
  const { recuperacao } = await call(accessCalls.confirmInscricao, { token, codigo: normalizeCodigo(texto) });
  if (!startSession()) throw new EnvioRecusado({ ...semAviso, texto: copy.semCookie });
  return { codigos: recuperacao, para: destinationOf(window.location.search) };
}
