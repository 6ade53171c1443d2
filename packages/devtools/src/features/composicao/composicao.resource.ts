import { suporteCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getAppNames, getAppStatus } from 'single-spa';
import { type Medida, type Recurso, weighOf } from './composicao.model.ts';

const SOBREPOSICAO = 'import-map-override:';

/** Registered builds and which of them are live; only support may read them. */
export const useConstrucoes = (isSegfyer: boolean) => useCall(suporteCalls.listConstrucoes, {}, { enabled: isSegfyer });

/** Names overridden in this browser. */
export const overriddenNames = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(SOBREPOSICAO))
    .map((key) => key.slice(SOBREPOSICAO.length));

/** What the browser measured of one service so far. */
export function measureOf(servico: string): Medida {
  const recursos = performance.getEntriesByType('resource') as unknown as Recurso[];
  const [mount] = performance.getEntriesByName(`parcel:${servico.replace('@balcao/', '')}`);
  const estado = getAppNames().includes(servico) ? getAppStatus(servico) : null;
  return { ...weighOf(servico, recursos), montagemMs: mount?.duration ?? null, estado };
}

let changes = 0;
const subscribe = (changed: () => void) => {
  const count = () => {
    changes += 1;
    changed();
  };
  window.addEventListener('single-spa:app-change', count);
  return () => window.removeEventListener('single-spa:app-change', count);
};

/** Re-renders each time a parcel mounts, unmounts or fails. */
export const useAppChanges = (): number => useSyncExternalStore(subscribe, () => changes);

/** One parcel's place on the screen, px. */
export interface Lugar {
  readonly nome: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const A_CADA_MS = 300;

function placesNow(): Lugar[] {
  return [...document.querySelectorAll<HTMLElement>('[id^="parcel-"]')].flatMap((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return width * height > 0 ? [{ nome: element.id.replace('parcel-', ''), top, left, width, height }] : [];
  });
}

/** Position of each parcel on the screen, measured a few times a second because no event covers every layout change. */
export function useLugares(): readonly Lugar[] {
  const [lugares, setLugares] = useState<readonly Lugar[]>(placesNow);
  useEffect(() => {
    const timer = setInterval(() => setLugares(placesNow), A_CADA_MS);
    return () => clearInterval(timer);
  }, []);
  return lugares;
}
