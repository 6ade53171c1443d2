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

/** Fetches one script without running it. @throws when it fails to load or its integrity differs. */
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

/** Id of the current route; null when no route matches. */
export const currentRoute = (): string | null => matchRoute(allRoutes, window.location.pathname)?.id ?? null;

async function warm(servico: string, { mapa, rotas, integridade }: Composicao): Promise<void> {
  const url = mapa.imports[servico];
  if (url === undefined) throw new Error(`${servico} saiu do mapa`);
  const chunks = rotas[`${parcelOf(servico)}/${currentRoute()}`] ?? [];
  await Promise.all([fetchScript(url, mapa.integrity[url]), ...chunks.map((chunk) => fetchScript(chunk, integridade[chunk]))]);
}

/** Waits for single-spa's current transition; afterwards single-spa holds nothing of the parcel. */
async function unload(servico: string): Promise<boolean> {
  if (!((getAppStatus(servico) as string) in ESTADOS)) await triggerAppChange();
  if (getAppStatus(servico) === NOT_LOADED) return true;
  await unloadApplication(servico, { waitForUnmount: false });
  return getAppStatus(servico) === NOT_LOADED;
}

/** Name of the global list to which webpack's lazy chunks add their modules (`output.uniqueName`). */
const chunksOf = (servico: string) => `webpackChunk${servico.replace(/\W+/g, '_')}`;

function forget(servico: string, antes: Composicao): void {
  for (const url of modulesOf(antes, servico)) {
    forgetModule(System, url);
    // drop its failed addresses (`index.html`)
    globalThis.balcaoFalhas?.delete(url);
    const folder = new URL('.', url).pathname;
    for (const chunk of globalThis.balcaoPedacos ?? []) if (chunk.startsWith(folder)) globalThis.balcaoPedacos?.delete(chunk);
  }
  // so that the next build does not use this one's chunks
  Reflect.deleteProperty(self, chunksOf(servico));
  dropUnwornRules(__PRIVATE__.mainSheet, document);
}

/** Updates the page's inlined environment, because later readers use it. */
export function tellPage({ environment }: Shell, changes: Partial<Ambiente>): void {
  const ambiente = Object.assign(environment(), changes);
  const script = document.getElementById('balcao-ambiente');
  if (script) script.textContent = JSON.stringify(ambiente);
}

declare global {
  /** Addresses of modules that failed to load. */
  var balcaoFalhas: Set<string> | undefined;
  /** Paths of the chunks requested by the builds on this page. */
  var balcaoPedacos: Set<string> | undefined;
}

interface Loader {
  resolve(name: string, parent?: string): string;
  getImportMap(): Mapa;
}

const loader = System as unknown as Loader;
const prototype = Object.getPrototypeOf(loader) as Loader;

/** The current import map of this page. */
export const mapInUse = (): Mapa => loader.getImportMap();

/** Applies `mapa`. The loader can only extend its own map, so this one is consulted before it. */
function adoptMap(mapa: Mapa): void {
  loader.getImportMap = () => mapa;
  loader.resolve = (name, parent) => prototype.resolve.call(loader, mapa.imports[name] ?? name, parent);
}

function adopt(shell: Shell, { mapa, sequencia, digest, versao, construcoes }: Composicao): void {
  adoptMap(mapa);
  tellPage(shell, { sequencia, digest, versao, construcoes });
}

type Atos = 'stateOf' | 'hasOpen' | 'hasChunkOnItsWay' | 'warm' | 'unload' | 'forget' | 'adopt' | 'keepPlace' | 'remount';

const ABERTOS = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip'].map((role) => `[role="${role}"]`).join();

/** Whether an overlay is open, or text is selected. */
const hasOpen = (): boolean => document.querySelector(ABERTOS) !== null || document.getSelection()?.type === 'Range';

/** Operations on the real page: single-spa, the loader, the document. */
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
