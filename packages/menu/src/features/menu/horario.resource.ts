import { accessCalls } from '@balcao/contracts';
import { call, currentSession, leaveOutOfHours, navigateTo } from '@balcao/shared';
import { readPergunta, savePergunta } from './horario.storage.ts';

/** Spec §9. */
const INTERVALO_MS = 300_000;
/** An answer that takes longer counts as none: the click is waiting for it. */
const ESPERA_MS = 4_000;

/** The question on its way: what is chosen meanwhile waits for the same answer. */
let asking: Promise<boolean> | null = null;

/** Whether a choice waits for the hours: asked once every five minutes, a reload in between or not; another sign-in is asked anew. */
export function isHorarioDue(agora = Date.now()): boolean {
  const guid = currentSession()?.guid;
  if (!guid) return false;
  if (asking) return true;
  const last = readPergunta();
  // a clock set back does not silence the question
  return last?.guid !== guid || agora - last.at >= INTERVALO_MS || agora < last.at;
}

/**
 * Asks whether the user's own hours still allow the site (spec §6). When they do not, the user is signed off with its sentence and sent
 * to the login. When the call fails, the navigation continues; the gateway authorises every call anyway.
 *
 * @returns whether the navigation may go on
 */
export function checkHorario(agora = Date.now()): Promise<boolean> {
  asking ??= judge(agora).finally(() => {
    asking = null;
  });
  return asking;
}

async function judge(agora: number): Promise<boolean> {
  const guid = currentSession()?.guid;
  if (!guid) return true;
  savePergunta({ at: agora, guid });
  const signal = AbortSignal.timeout(ESPERA_MS);
  const restricao = await call(accessCalls.restricaoHorario, {}, { signal }).catch(() => undefined);
  if (restricao !== null) return true;
  // another sign-in began meanwhile: the answer is not about it
  if (currentSession()?.guid !== guid) return true;
  leaveOutOfHours();
  return false;
}

let wanted = '';

/** Goes to an address of the menu once the hours were judged; of several chosen meanwhile, to the last. Who went elsewhere stays there. */
export async function goAfterHorario(href: string): Promise<void> {
  wanted = href;
  const { href: from } = window.location;
  if ((await checkHorario()) && wanted === href && window.location.href === from) navigateTo(href);
}
