import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { getAppNames, getAppStatus, LOAD_ERROR, MOUNTED, NOT_LOADED, NOT_MOUNTED, triggerAppChange, unloadApplication } from 'single-spa';
import { __PRIVATE__ } from 'styled-components';
import { updateEnvironment } from '../environment.ts';
import { adoptMap, forgetModules, isArriving, mapInUse } from '../loader.ts';
import { forgetPrepared } from '../prefetch.ts';
import { resume } from '../steady-lifecycles.ts';
import { type Composicao, modulesOf } from './composition.model.ts';
import type { Palco } from './exchange.ts';
import { keepPlace } from './keep-place.ts';
import type { Estado } from './plan.ts';
import { dropUnwornRules } from './worn-rules.ts';

const LIMITE_MS = 30_000;
const parcelOf = (servico: string) => servico.replace('@balcao/', '');
const ESTADOS: Readonly<Record<string, Estado>> = {
  [NOT_LOADED]: 'fora',
  [NOT_MOUNTED]: 'fora',
  [MOUNTED]: 'montada',
  [LOAD_ERROR]: 'falhou',
};

/** Fetches one script without running it. @throws when it does not come, or not as it was signed. */
function fetchScript(url: string, integrity: string | undefined): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = url;
  if (integrity) link.integrity = integrity;
  if (!link.href.startsWith(`${window.location.origin}/`)) link.crossOrigin = 'anonymous';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const coming = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${url} não veio`));
    timer = setTimeout(() => reject(new Error(`${url} não veio a tempo`)), LIMITE_MS);
  });
  document.head.append(link);
  return coming.finally(() => {
    clearTimeout(timer);
    link.remove();
  });
}

async function warm(servico: string, { mapa, rotas, integridade }: Composicao): Promise<void> {
  const url = mapa.imports[servico];
  if (url === undefined) throw new Error(`${servico} saiu do mapa`);
  const match = matchRoute(allRoutes, window.location.pathname);
  const chunks = (match && rotas[`${parcelOf(servico)}/${match.id}`]) ?? [];
  await Promise.all([fetchScript(url, mapa.integrity[url]), ...chunks.map((chunk) => fetchScript(chunk, integridade[chunk]))]);
}

/** What single-spa is in the middle of ends first; from its answer on nothing of the parcel is left in it. */
async function unload(servico: string): Promise<boolean> {
  if (!((getAppStatus(servico) as string) in ESTADOS)) await triggerAppChange();
  if (getAppStatus(servico) === NOT_LOADED) return true;
  await unloadApplication(servico, { waitForUnmount: false });
  return getAppStatus(servico) === NOT_LOADED;
}

/** How webpack names the list through which a build's lazy chunks hand over their modules (`output.uniqueName`). */
const chunksOf = (servico: string) => `webpackChunk${servico.replace(/\W+/g, '_')}`;

function forget(servico: string, antes: Composicao): void {
  forgetModules(modulesOf(antes, servico));
  // the next build must not take this one's chunks for its own
  Reflect.deleteProperty(self, chunksOf(servico));
  dropUnwornRules(__PRIVATE__.mainSheet, document);
  forgetPrepared(parcelOf(servico));
}

function adopt({ mapa, ...changes }: Composicao): void {
  adoptMap(mapa);
  const { sequencia, digest, versao, construcoes, rotas, integridade } = changes;
  updateEnvironment({ sequencia, digest, versao, construcoes, rotas: writable(rotas), integridade: { ...integridade } });
}

const writable = (rotas: Composicao['rotas']) => Object.fromEntries(Object.entries(rotas).map(([id, urls]) => [id, [...urls]]));

/** Services single-spa mounts, those that joined late too. */
export const parcelsOfPage = (): ReadonlySet<string> => new Set(getAppNames());

/** The page itself: single-spa, the loader, the document. */
export const stage = {
  stateOf: (servico) =>
    isArriving(mapInUse().imports[servico] ?? '') ? 'emMudanca' : (ESTADOS[getAppStatus(servico) ?? NOT_LOADED] ?? 'emMudanca'),
  hasChunkOnItsWay: (servico) => document.querySelector(`script[data-webpack^="${servico}:"]`) !== null,
  warm,
  unload,
  forget,
  adopt,
  keepPlace: (servico) => {
    const place = document.getElementById(`parcela-${parcelOf(servico)}`);
    return place ? keepPlace(place) : () => undefined;
  },
  remount: (servico) => {
    resume(servico);
    void triggerAppChange();
  },
} satisfies Partial<Palco>;
