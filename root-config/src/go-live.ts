import { quebraEvents } from '@balcao/contracts';
import { afterFirstScreen, on } from '@balcao/shared';
import type { Vivo } from './composition/live.ts';
import type { Shell } from './composition/shell.ts';
import { isLeaving } from './departure.ts';
import { environment } from './environment.ts';
import { bring } from './loader.ts';
import { hearNotes, type Nota, note } from './notes.ts';
import { moduleOf } from './parcels.ts';
import { readPath } from './read-path.ts';
import { resume } from './steady-lifecycles.ts';

let coming: Promise<Vivo | null> | null = null;
/** Maximum time a retry waits for the current map. */
const PACIENCIA_MS = 3_000;

const shell: Shell = {
  environment,
  read: readPath,
  bring,
  resume,
  hearNotes,
};

/** Loads the script that updates the page and reports health, which the first screen does not need. */
export function goLive(): Promise<Vivo | null> {
  coming ??= bring('@balcao/root-config/ao-vivo')
    .then((door) => (door as { live(shell: Shell): Vivo }).live(shell))
    // the page keeps its composition; the next note tries again
    .catch(() => {
      coming = null;
      return null;
    });
  return coming;
}

/** Takes the current map when it can be read quickly, because a failed build may have been reverted. */
export async function takeMapInForce(): Promise<void> {
  const looked = goLive().then((vivo) => vivo?.look());
  const patience = new Promise((resolve) => setTimeout(resolve, PACIENCIA_MS));
  // otherwise retry with the known map
  await Promise.race([looked.catch(() => undefined), patience]);
}

/**
 * Records failures from the start; the rest is loaded when the page is idle or something breaks. Loads cancelled because the page
 * is leaving are not failures of a build.
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
