import { layoutCalls, onboardingEvents, type Tour } from '@balcao/contracts';
import { isEmTour } from '@balcao/domain';
import { recentFacts } from '@balcao/shared';
import { hasCookie, keepCookie } from '../../cookie.storage.ts';
import { useReading } from '../../reading.resource.ts';

const COOKIE = 'balcao_extensao_adiada';
/** Spec §4, §9. */
const INICIO_MS = 1_000;
const INTERVALO_MS = 5_000;
const TENTATIVAS = 4;

/** The extension marks the page it runs in. */
export const isExtensaoHere = (): boolean => document.documentElement.dataset['balcaoExtensao'] !== undefined;

export const isExtensaoAdiada = (): boolean => hasCookie(COOKIE);

export const postponeExtensao = (dias: number): void => keepCookie(COOKIE, dias);

export const useEnderecos = () => useReading(layoutCalls.getEnderecos);

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Looks for the extension: after a second, then again every five, four times. @throws when it is called off. */
export async function findExtensao(signal: AbortSignal): Promise<boolean> {
  await wait(INICIO_MS, signal);
  for (let retry = 0; !isExtensaoHere(); retry += 1) {
    if (retry === TENTATIVAS) return false;
    await wait(INTERVALO_MS, signal);
  }
  return true;
}

/** Whether the tour is what the user is busy with. */
export function isTourOnScreen(): boolean {
  const fact = recentFacts().findLast(({ name, isValido }) => isValido && name === onboardingEvents.tourMudou.name);
  return fact !== undefined && isEmTour((fact.payload as Tour).step);
}
