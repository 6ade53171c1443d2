import { accessCalls, accessRoutes, addressOf } from '@balcao/contracts';
import { call } from '@balcao/shared';

/** Asks for the link that turns a legacy login into an account entered by e-mail. @returns where to go; the same for any answer */
export async function migrate(acesso: { readonly login: string; readonly senha: string; readonly email: string }): Promise<string> {
  await call(accessCalls.migrateUser, acesso);
  return addressOf(accessRoutes, 'success', { message: 'migracao-enviada' });
}
