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
/** Nobody could show a retry in the place of these: the frame itself, and what stands around the pages of others. */
const TENTAM_SOZINHAS: readonly string[] = ['layout', 'onboarding'];
const RITMO = { inicioMs: 4_000, tetoMs: 8_000, maximo: 3 };
/** Then no more often than this: what a tab says of a build counts once a minute, and the build may be taken back. */
const DEPOIS_MS = 60_000;

declare global {
  /** Leaves the builds of one's own, or lent by support, that this page was composed with; absent on the ordinary page (`index.html`). */
  var balcaoVoltar: (() => void) | undefined;
  /** Leaves what support lent, then starts the page over (`index.html`). */
  var balcaoSair: (() => void) | undefined;
  /** Says in a slot, without any module, that the page has no frame. */
  var balcaoSemMoldura: ((slot: string) => void) | undefined;
}

interface AppChangeDetail {
  readonly appsByNewStatus: Readonly<Record<string, readonly string[]>>;
}

/** Puts a parcel that failed back to the start and asks for it again. */
async function retry(name: string): Promise<void> {
  await takeMapInForce();
  // a navigation may have asked for it already: it comes, or fails first
  if (getAppStatus(name) === LOADING_SOURCE_CODE) await triggerAppChange();
  forgetFailure(name);
  resume(name);
  if (getAppStatus(name) === LOAD_ERROR) await unloadApplication(name, { waitForUnmount: false });
  await triggerAppChange();
}

/** Tells the layout that a parcel did not come. */
export function reportFailure(name: string, error: unknown): void {
  unlessLeaving(() => report(name, error));
}

function report(name: string, error: unknown): void {
  console.error(error);
  // a build on trial is being taken back: the parcel returns as it was
  if (note({ tipo: getAppStatus(name) === LOAD_ERROR ? 'carga' : 'montagem', modulo: name })) return;
  // nobody's, as far as this page knows: the map in force may know more
  const isAusente = filesOf(name).length === 0;
  void (isAusente ? takeMapInForce() : goLive());
  const attempt = (attempts.get(name) ?? 0) + 1;
  attempts.set(name, attempt);
  // what could not be loaded has no answer to judge
  const esperaMs = esperaDaTentativa({ status: null, repetidas: attempt - 1, sorteio: Math.random() }, RITMO);
  if (TENTAM_SOZINHAS.includes(parcelOf(name))) setTimeout(() => void retry(name), esperaMs ?? DEPOIS_MS);
  // without the frame nobody else can say so; whoever brought a build of their own, or was lent one, need not wait to leave it
  if (parcelOf(name) === 'layout' && (attempt > RITMO.maximo || globalThis.balcaoVoltar)) globalThis.balcaoSemMoldura?.('slot-layout');
  emit(layoutEvents.parcelFalhou, { parcel: parcelOf(name), tentativa: attempt, isAusente });
}

/**
 * A parcel that cannot be loaded or mounted does not take the page with it: the layout is told and shows a retry in its place.
 * What has no such place is tried again by itself, soon at first.
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
  // the bus keeps nothing: what failed before there was a layout to hear it is told once there is one
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
