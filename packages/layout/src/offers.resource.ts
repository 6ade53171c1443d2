import { layoutCalls, preferenciasCalls } from '@balcao/contracts';
import { call, requireSession } from '@balcao/shared';
import { adoptAparencia } from './features/aparencia/aparencia.resource.ts';
import { isInstalavel } from './features/extensao/extensao.model.ts';
import { findExtensao, isExtensaoAdiada, isExtensaoHere, isTourOnScreen } from './features/extensao/extensao.resource.ts';
import { isNovidadesDue } from './features/novidades/novidades.resource.ts';

/** Opens a window in a pause of the user, if it is still due then. */
export type OpenOffered = (id: 'novidades' | 'extensao', isDue: () => boolean) => Promise<void>;

/**
 * What the product offers by itself: the news to whom they are due, and the extension where it is not found and can be had (spec §4). On
 * the way, the account's own theme and density reach a browser that did not know them.
 */
export async function offer(open: OpenOffered, signal: AbortSignal): Promise<void> {
  const isNewsDue = () => isNovidadesDue(requireSession(), new Date());
  if (isNewsDue()) await open('novidades', isNewsDue);
  const { showTutorialPlugin, ...aparencia } = await call(preferenciasCalls.getPreferencias, {}, { signal });
  adoptAparencia(aparencia);
  if (!showTutorialPlugin || isExtensaoAdiada() || (await findExtensao(signal))) return;
  const isDue = () => !isExtensaoHere() && !isTourOnScreen() && !isExtensaoAdiada();
  if (isDue() && isInstalavel(await call(layoutCalls.getEnderecos, {}, { signal }), navigator.userAgent)) await open('extensao', isDue);
}
