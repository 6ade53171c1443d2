import { accessRoutes, addressOf, type Convite, conviteCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Who an invitation is for. */
export const readConvite = (token: string): Promise<Convite> => call(conviteCalls.readConvite, { token });

/** Accepts an invitation, once. @returns where to go */
export async function acceptConvite(token: string, { nome, senha }: { nome: string; senha: string }): Promise<string> {
  await call(conviteCalls.acceptConvite, { token, nome: nome.trim(), senha });
  return addressOf(accessRoutes, 'success', { message: 'convite-aceito' });
}
