import type { Sessao } from '@balcao/contracts';
import type { FakeGateway } from './fake-gateway.ts';
import { signIn } from './sign-in.ts';

/**
 * Begins a test of a screen anew: no answer, no request and nothing read is left of the one before, and somebody is signed in.
 *
 * @param cache what keeps what was read: `queryClient` of shared
 * @example beforeEach(() => { beginSignedIn(gateway, queryClient); gateway.answer(layoutCalls.menus, []); })
 */
export function beginSignedIn(gateway: Pick<FakeGateway, 'reset'>, cache: { clear(): void }): Sessao {
  gateway.reset();
  cache.clear();
  return signIn();
}
