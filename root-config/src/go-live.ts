import { composicaoEvents } from '@balcao/contracts';
import { on } from '@balcao/shared';
import { note } from './notes.ts';
import { moduleOf } from './parcels.ts';
import { whenIdle } from './prefetch.ts';

/** After the first screen has had the line and the processor to itself. */
const ESPERA_MS = 2_500;
let coming: Promise<void> | null = null;

/** Brings what keeps the page up to date and tells how its builds do: nothing the first screen needs. */
export function goLive(): void {
  coming ??= import(/* webpackChunkName: "aoVivo" */ './composition/live.ts')
    .then(({ live }) => live())
    // the page stays as it came; the next failure to tell asks again
    .catch(() => {
      coming = null;
    });
}

/** Notes what breaks from the first moment; the rest comes when the page is idle, or when something breaks. */
export function followHealth(): void {
  const tell = (texto: string) => {
    note({ tipo: 'erro', texto });
    goLive();
  };
  window.addEventListener('error', ({ error, filename }) => tell(`${(error as Error | null)?.stack ?? ''} ${filename}`));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(String((reason as Error | null)?.stack)));
  on(composicaoEvents.parcelaQuebrou).subscribe(({ parcela }) => {
    note({ tipo: 'quebrou', modulo: moduleOf(parcela) });
    goLive();
  });
  setTimeout(() => whenIdle(goLive), ESPERA_MS);
}
