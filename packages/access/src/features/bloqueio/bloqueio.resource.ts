import { accessCalls, accessRoutes, addressOf } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Asks for the link that unblocks. @returns where to go; the same for every e-mail */
export async function askForUnblock(email: string): Promise<string> {
  await call(accessCalls.unblock, { email });
  return addressOf(accessRoutes, 'success', { message: 'desbloqueio-enviado' });
}

/** Unblocks whom the proof of a link is of. */
export const unblock = (token: string): Promise<unknown> => call(accessCalls.unblock, { token });
