import { type Ambiente, allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';
import { getAppStatus, LOAD_ERROR, MOUNTED, NOT_LOADED, NOT_MOUNTED, triggerAppChange, unloadApplication } from 'single-spa';
import { __PRIVATE__ } from 'styled-components';
import { type Composicao, type Mapa, modulesOf } from './composition.model.ts';
import type { Palco } from './exchange.ts';
import { keepPlace } from './keep-place.ts';
import type { Estado } from './plan.ts';
import { forgetModule, isArriving } from './registry.ts';
import type { Shell } from './shell.ts';
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

/** Id of the route on screen; null on an address of nobody. */
export const currentRoute = (): string | null => matchRoute(allRoutes, window.location.pathname)?.id ?? null;

async function warm(servico: string, { mapa, rotas, integridade }: Composicao): Promise<void> {
  const url = mapa.imports[servico];
  if (url === undefined) throw new Error(`${servico} saiu do mapa`);
  const chunks = rotas[`${parcelOf(servico)}/${currentRoute()}`] ?? [];
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
  for (const url of modulesOf(antes, servico)) {
    forgetModule(System, url);
    // what failed of it is no longer of this page (`index.html`)
    globalThis.balcaoFalhas?.delete(url);
    const folder = new URL('.', url).pathname;
    for (const chunk of globalThis.balcaoPedacos ?? []) if (chunk.startsWith(folder)) globalThis.balcaoPedacos?.delete(chunk);
  }
  // the next build must not take this one's chunks for its own
  Reflect.deleteProperty(self, chunksOf(servico));
  dropUnwornRules(__PRIVATE__.mainSheet, document);
}

const writable = (rotas: Composicao['rotas']) => Object.fromEntries(Object.entries(rotas).map(([id, urls]) => [id, [...urls]]));

/** Whoever reads the page's own text later must find what is true now. */
export function tellPage({ environment }: Shell, changes: Partial<Ambiente>): void {
  const ambiente = Object.assign(environment(), changes);
  const script = document.getElementById('balcao-ambiente');
  if (script) script.textContent = JSON.stringify(ambiente);
}

declare global {
  /** Addresses of modules that did not come. */
  var balcaoFalhas: Set<string> | undefined;
  /** Paths of the chunks that the builds on this page asked for. */
  var balcaoPedacos: Set<string> | undefined;
}

interface Loader {
  resolve(name: string, parent?: string): string;
  getImportMap(): Mapa;
}

const loader = System as unknown as Loader;
const prototype = Object.getPrototypeOf(loader) as Loader;

/** What names mean on this page now. */
export const mapInUse = (): Mapa => loader.getImportMap();

/** From now on names lead where `mapa` says. The loader can add to its own map, never take away: this one stands before it. */
function adoptMap(mapa: Mapa): void {
  loader.getImportMap = () => mapa;
  loader.resolve = (name, parent) => prototype.resolve.call(loader, mapa.imports[name] ?? name, parent);
}

function adopt(shell: Shell, { mapa, integridade: _, ...composicao }: Composicao): void {
  adoptMap(mapa);
  tellPage(shell, { ...composicao, rotas: writable(composicao.rotas) });
}

type Atos = 'stateOf' | 'hasOpen' | 'hasChunkOnItsWay' | 'warm' | 'unload' | 'forget' | 'adopt' | 'keepPlace' | 'remount';

const ABERTOS = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'].map((role) => `[role="${role}"]`).join();

/** Whether something stands open over a screen, or text is selected. */
const hasOpen = (): boolean => document.querySelector(ABERTOS) !== null || document.getSelection()?.type === 'Range';

/** The page itself: single-spa, the loader, the document. */
export const stageOf = (shell: Shell): Pick<Palco, Atos> => ({
  stateOf: (servico) =>
    isArriving(System, mapInUse().imports[servico] ?? '') ? 'emMudanca' : (ESTADOS[getAppStatus(servico) ?? NOT_LOADED] ?? 'emMudanca'),
  hasOpen,
  hasChunkOnItsWay: (servico) => document.querySelector(`script[data-webpack^="${servico}:"]`) !== null,
  warm,
  unload,
  forget,
  adopt: (emUso) => adopt(shell, emUso),
  keepPlace: (servico) => {
    const place = document.getElementById(`parcel-${parcelOf(servico)}`);
    return place ? keepPlace(place) : () => undefined;
  },
  remount: (servico) => {
    shell.resume(servico);
    void triggerAppChange();
  },
});
