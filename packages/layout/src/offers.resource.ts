import { preferenciasCalls } from '@balcao/contracts';
import { call, requireSession } from '@balcao/shared';
import { adoptAparencia } from './features/aparencia/aparencia.resource.ts';
import { findExtensao, isExtensaoAdiada, isTourOnScreen } from './features/extensao/extensao.resource.ts';
import { isNovidadesDue } from './features/novidades/novidades.resource.ts';

/**
 * What the product offers by itself: the news to whom they are due, and the extension where it is not found (spec §4). On the way,
 * the account's own theme and density reach a browser that did not know them.
 */
export async function offer(open: (id: 'novidades' | 'extensao') => Promise<void>, signal: AbortSignal): Promise<void> {
  if (isNovidadesDue(requireSession(), new Date())) await open('novidades');
  const { showTutorialPlugin, ...aparencia } = await call(preferenciasCalls.getPreferencias, {}, { signal });
  adoptAparencia(aparencia);
  if (!showTutorialPlugin || isExtensaoAdiada()) return;
  if (!(await findExtensao(signal)) && !isTourOnScreen() && !isExtensaoAdiada()) await open('extensao');
}
