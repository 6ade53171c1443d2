import { quebraEvents, SemJuizo } from '@balcao/contracts';
import { call, on } from '@balcao/shared';
import type { Vivo } from './composition/live.ts';
import type { Shell } from './composition/shell.ts';
import { isLeaving } from './departure.ts';
import { environment } from './environment.ts';
import { bring } from './loader.ts';
import { hearNotes, type Nota, note } from './notes.ts';
import { moduleOf } from './parcels.ts';
import { afterFirstScreen } from './idle.ts';
import { resume } from './steady-lifecycles.ts';

let coming: Promise<Vivo | null> | null = null;
/** Whoever asks for a retry does not wait longer than this for what is in force. */
const PACIENCIA_MS = 3_000;

const shell: Shell = {
  environment,
  read: (path) => call({ method: 'GET', path, resumo: '', qualquerSessao: '', input: SemJuizo, output: SemJuizo }, {}),
  bring,
  resume,
  hearNotes,
};

/** Brings what keeps the page up to date and tells how its builds do: nothing the first screen needs. */
export function goLive(): Promise<Vivo | null> {
  coming ??= bring('@balcao/root-config/ao-vivo')
    .then((door) => (door as { live(shell: Shell): Vivo }).live(shell))
    // the page stays as it came; the next failure to tell asks again
    .catch(() => {
      coming = null;
      return null;
    });
  return coming;
}

/** Takes the map in force, where it can be read in a moment: what failed may have been taken back. */
export async function takeMapInForce(): Promise<void> {
  const looked = goLive().then((vivo) => vivo?.look());
  const patience = new Promise((resolve) => setTimeout(resolve, PACIENCIA_MS));
  // a retry of what is here is better than none
  await Promise.race([looked.catch(() => undefined), patience]);
}

/**
 * Notes what breaks from the first moment; the rest comes when the page is idle, or when something breaks. What a page on its way out
 * was still loading is no build's fault.
 */
export function followHealth(): void {
  const tell = (nota: Nota) => {
    if (isLeaving()) return;
    note(nota);
    void goLive();
  };
  window.addEventListener('error', ({ error, filename }) => tell({ tipo: 'erro', texto: `${(error as Error | null)?.stack} ${filename}` }));
  window.addEventListener('unhandledrejection', (event) => {
    if (isLeaving()) event.preventDefault();
    tell({ tipo: 'erro', texto: String((event.reason as Error | null)?.stack) });
  });
  on(quebraEvents.parcelQuebrou).subscribe(({ parcel }) => tell({ tipo: 'quebrou', modulo: moduleOf(parcel) }));
  afterFirstScreen(() => void goLive());
}
