import type { Ambiente, CargaDoMapa, Construcoes, MapaImportacao } from '@balcao/contracts';

/** An import map with all parts present and absolute addresses, like the loader's own. */
export interface Mapa {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
  readonly depcache: Readonly<Record<string, readonly string[]>>;
  readonly scopes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A composition of the page: its modules, their builds, the chunks of its routes. Addresses are absolute. */
export interface Composicao {
  readonly sequencia: number;
  readonly digest: string;
  readonly versao: string;
  readonly construcoes: Construcoes;
  readonly mapa: Mapa;
  /** Chunks of each route's page. Those the page began with are known to their modules alone, as is their integrity. */
  readonly rotas: Readonly<Record<string, readonly string[]>>;
  /** Integrity of chunks, by address; for the page's initial builds only their modules know it. */
  readonly integridade: Readonly<Record<string, string>>;
}

type Records<T> = Readonly<Record<string, T>>;

const renameKeys = <T>(record: Records<T> | undefined, rename: (key: string) => string): Record<string, T> =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [rename(key), value]));
const renameValues = (record: Records<string>, rename: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, rename(value)]));

/** Makes every address of a map absolute. */
export function wholeMap({ imports, integrity, depcache, scopes = {} }: MapaImportacao, base: string): Mapa {
  const whole = (url: string) => new URL(url, base).href;
  return { imports: renameValues(imports, whole), integrity: renameKeys(integrity, whole), depcache: renameKeys(depcache, whole), scopes };
}

/** Converts a verified map to a composition. */
export const composicaoDe = ({ sequencia, digest, versao, servicos, mapa, rotas, integridade }: CargaDoMapa, base: string): Composicao => ({
  sequencia,
  digest,
  versao,
  construcoes: servicos,
  mapa: wholeMap(mapa, base),
  rotas,
  integridade,
});

/** The page's initial composition. */
export const composicaoInicial = ({ sequencia, digest, versao, construcoes }: Ambiente, mapa: Mapa): Composicao => ({
  sequencia,
  digest,
  versao,
  construcoes,
  mapa,
  rotas: {},
  integridade: {},
});

/** Path of the folder of a service's files; identifies its chunks. */
function folderOf({ mapa }: Composicao, servico: string): string | null {
  const url = mapa.imports[servico];
  return url === undefined ? null : new URL('.', url).pathname;
}

const isOf = (servico: string) => (name: string) => name === servico || name.startsWith(`${servico}/`);

/** Replaces the service's entries of `record` by those of `outro`. */
const exchange = <T>(record: Records<T>, outro: Records<T>, isMine: (key: string) => boolean): Record<string, T> => ({
  ...Object.fromEntries(Object.entries(record).filter(([key]) => !isMine(key))),
  ...Object.fromEntries(Object.entries(outro).filter(([key]) => isMine(key))),
});

/** `atual` with one parcel taken from `outra`. */
export function withService(atual: Composicao, outra: Composicao, servico: string): Composicao {
  const isMine = isOf(servico);
  const folders = [folderOf(atual, servico), folderOf(outra, servico)];
  const isMyUrl = (url: string) => folders.includes(new URL('.', new URL(url, 'http://x')).pathname);
  const isMyRoute = (rota: string) => rota.startsWith(`${servico.replace(/^@[^/]+\//, '')}/`);
  return {
    ...atual,
    construcoes: exchange(atual.construcoes, outra.construcoes, isMine),
    mapa: {
      imports: exchange(atual.mapa.imports, outra.mapa.imports, isMine),
      integrity: exchange(atual.mapa.integrity, outra.mapa.integrity, isMyUrl),
      depcache: exchange(atual.mapa.depcache, outra.mapa.depcache, isMyUrl),
      scopes: atual.mapa.scopes,
    },
    rotas: exchange(atual.rotas, outra.rotas, isMyRoute),
    integridade: exchange(atual.integridade, outra.integridade, isMyUrl),
  };
}

/** Addresses of a service's own modules, each once. */
export const modulesOf = ({ mapa }: Composicao, servico: string): string[] => [
  ...new Set(Object.entries(mapa.imports).flatMap(([name, url]) => (isOf(servico)(name) ? [url] : []))),
];

/** Whether two compositions differ in a service: another build, or the same name at another address. */
export const isChanged = (a: Composicao, b: Composicao, servico: string): boolean =>
  a.construcoes[servico] !== b.construcoes[servico] || modulesOf(a, servico).join() !== modulesOf(b, servico).join();
