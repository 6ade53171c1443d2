import { layoutEvents } from '@balcao/contracts';
import { esperaDaTentativa } from '@balcao/domain';
import { emit, on } from '@balcao/shared';
import { addErrorHandler, getAppStatus, LOAD_ERROR, LOADING_SOURCE_CODE, triggerAppChange, unloadApplication } from 'single-spa';
import { filter } from 'rxjs';
import { unlessLeaving } from './departure.ts';
import { goLive, takeMapInForce } from './go-live.ts';
import { filesOf, forgetFailure } from './loader.ts';
import { note } from './notes.ts';
import { moduleOf } from './parcels.ts';
import { isStopped, resume } from './steady-lifecycles.ts';

const attempts = new Map<string, number>();
const parcelOf = (name: string) => name.replace('@balcao/', '');
/** Parcels that cannot show a retry: the frame itself, and those around other parcels' pages. */
const TENTAM_SOZINHAS: readonly string[] = ['layout', 'onboarding'];
const RITMO = { inicioMs: 4_000, tetoMs: 8_000, maximo: 3 };
/** Later retries are this far apart: reports count once a minute, and the build may be reverted meanwhile. */
const DEPOIS_MS = 60_000;

declare global {
  /** Leaves overrides or granted builds of this page; absent on ordinary pages (`index.html`). */
  var balcaoVoltar: (() => void) | undefined;
  /** Leaves a support grant and reloads (`index.html`). */
  var balcaoSair: (() => void) | undefined;
  /** Shows in a slot, without any module, that the frame failed. */
  var balcaoSemMoldura: ((slot: string) => void) | undefined;
}

interface AppChangeDetail {
  readonly appsByNewStatus: Readonly<Record<string, readonly string[]>>;
}

/** Resets a failed parcel and loads it again. */
async function retry(name: string): Promise<void> {
  await takeMapInForce();
  // a navigation may be loading it already: wait for the result
  if (getAppStatus(name) === LOADING_SOURCE_CODE) await triggerAppChange();
  forgetFailure(name);
  resume(name);
  if (getAppStatus(name) === LOAD_ERROR) await unloadApplication(name, { waitForUnmount: false });
  await triggerAppChange();
}

/** Reports to the layout that a parcel failed. */
export function reportFailure(name: string, error: unknown): void {
  unlessLeaving(() => report(name, error));
}

function report(name: string, error: unknown): void {
  console.error(error);
  // a build on trial is being reverted, so the parcel returns
  if (note({ tipo: getAppStatus(name) === LOAD_ERROR ? 'carga' : 'montagem', modulo: name })) return;
  // unknown in this page's map; the current map may have it
  const isAusente = filesOf(name).length === 0;
  void (isAusente ? takeMapInForce() : goLive());
  const attempt = (attempts.get(name) ?? 0) + 1;
  attempts.set(name, attempt);
  // a failed load has no HTTP status
  const esperaMs = esperaDaTentativa({ status: null, repetidas: attempt - 1, sorteio: Math.random() }, RITMO);
  if (TENTAM_SOZINHAS.includes(parcelOf(name))) setTimeout(() => void retry(name), esperaMs ?? DEPOIS_MS);
  // without the frame, no other parcel can show the failure; with overrides or a grant, offer the way out at once
  if (parcelOf(name) === 'layout' && (attempt > RITMO.maximo || globalThis.balcaoVoltar)) globalThis.balcaoSemMoldura?.('slot-layout');
  emit(layoutEvents.parcelFalhou, { parcel: parcelOf(name), tentativa: attempt, isAusente });
}

/**
 * A parcel that cannot be loaded or mounted does not break the page: the layout shows a retry in its place.
 * Parcels without such a place are retried automatically, with growing delays.
 */
export function followFailures(): void {
  addErrorHandler((error) => {
    if ('appOrParcelName' in error) reportFailure(String(error.appOrParcelName), error);
    else console.error(error);
  });
  window.addEventListener('single-spa:app-change', (event) => {
    for (const name of (event as CustomEvent<AppChangeDetail>).detail.appsByNewStatus['MOUNTED'] ?? []) {
      if (isStopped(name)) continue;
      note({ tipo: 'montada', modulo: name });
      if (!attempts.delete(name)) continue;
      if (parcelOf(name) === 'layout') document.querySelector('#slot-layout > [data-sem-moldura]')?.remove();
      emit(layoutEvents.parcelMontada, { parcel: parcelOf(name) });
    }
  });
  // the bus does not store events, so earlier failures are repeated once the layout has mounted
  on(layoutEvents.parcelMontada)
    .pipe(filter(({ parcel }) => parcel === 'layout'))
    .subscribe(() => {
      for (const [name, tentativa] of attempts) {
        if (name !== moduleOf('layout'))
          emit(layoutEvents.parcelFalhou, { parcel: parcelOf(name), tentativa, isAusente: filesOf(name).length === 0 });
      }
    });
  on(layoutEvents.novaTentativaPedida).subscribe(({ parcel }) => void retry(moduleOf(parcel)));
}
