import { accessCalls, accessRoutes, addressOf, layoutEvents } from '@balcao/contracts';
import { catalogoDeErros } from '@balcao/domain';
import { call, currentSession, emit, endSession, navigateTo } from '@balcao/shared';

/** Spec §9. */
const INTERVALO_MS = 300_000;
/** When it was last asked, and for which sign-in: another one is asked anew. */
let asked = { at: Number.NEGATIVE_INFINITY, guid: '' };

/**
 * Called when something of the menu is chosen: at most once every five minutes, asks whether the user's own hours still allow the site.
 * When they do not, the user is signed off with the sentence of spec §6; the navigation does not wait for the answer.
 */
export async function checkHorario(agora = Date.now()): Promise<void> {
  const guid = currentSession()?.guid;
  if (!guid || (asked.guid === guid && agora - asked.at < INTERVALO_MS)) return;
  asked = { at: agora, guid };
  // out of reach is neither yes nor no: it is asked again at a choice five minutes from now
  const restricao = await call(accessCalls.restricaoHorario, {}).catch(() => undefined);
  if (restricao !== null || currentSession()?.guid !== guid) return;
  emit(layoutEvents.avisoEmitido, { tipo: 'erro', titulo: catalogoDeErros.restricaoHorario.join(' ') });
  endSession('forcada');
  navigateTo(addressOf(accessRoutes, 'login'));
}
