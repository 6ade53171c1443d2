import { quebraEvents, SemJuizo } from '@balcao/contracts';
import { call, on } from '@balcao/shared';
import type { Shell } from './composition/shell.ts';
import { isLeaving } from './departure.ts';
import { environment } from './environment.ts';
import { bring } from './loader.ts';
import { hearNotes, type Nota, note } from './notes.ts';
import { moduleOf } from './parcels.ts';
import { afterFirstScreen } from './idle.ts';
import { resume } from './steady-lifecycles.ts';

let coming: Promise<void> | null = null;

const shell: Shell = {
  environment,
  read: (path) => call({ method: 'GET', path, resumo: '', qualquerSessao: '', input: SemJuizo, output: SemJuizo }, {}),
  bring,
  resume,
  hearNotes,
};

/** Brings what keeps the page up to date and tells how its builds do: nothing the first screen needs. */
export function goLive(): void {
  coming ??= bring('@balcao/root-config/ao-vivo')
    .then((door) => (door as { live(shell: Shell): void }).live(shell))
    // the page stays as it came; the next failure to tell asks again
    .catch(() => {
      coming = null;
    });
}

/**
 * Notes what breaks from the first moment; the rest comes when the page is idle, or when something breaks. What a page on its way out
 * was still loading is no build's fault.
 */
export function followHealth(): void {
  const tell = (nota: Nota) => {
    if (isLeaving()) return;
    note(nota);
    goLive();
  };
  window.addEventListener('error', ({ error, filename }) => tell({ tipo: 'erro', texto: `${(error as Error | null)?.stack} ${filename}` }));
  window.addEventListener('unhandledrejection', (event) => {
    if (isLeaving()) event.preventDefault();
    tell({ tipo: 'erro', texto: String((event.reason as Error | null)?.stack) });
  });
  on(quebraEvents.parcelaQuebrou).subscribe(({ parcela }) => tell({ tipo: 'quebrou', modulo: moduleOf(parcela) }));
  afterFirstScreen(goLive);
}
