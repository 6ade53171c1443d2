import { brotliCompressSync } from 'node:zlib';
import type { Ambiente, MapaImportacao, ModoSuporte } from '@balcao/contracts';
import { inScript } from './in-script.ts';
import type { MapaLido } from './read-mapa.ts';

/** A map prepared for pages: everything that is equal for all visitors is serialised once. */
export interface Composicao {
  readonly mapa: MapaImportacao;
  readonly ambiente: Omit<Ambiente, 'devtools' | 'suporte' | 'visita'>;
  /** Chunks of each route's page: `parcel/routeId` → addresses. Not sent in pages, which read them when they are idle. */
  readonly rotas: Record<string, string[]>;
  /** Integrity of each chunk, by address. Not sent in pages: each module knows that of its own chunks. */
  readonly integridade: Readonly<Record<string, string>>;
  /** Compressed size of each module, by address. */
  readonly pesos: Readonly<Record<string, number>>;
  /** Fonts every page uses from its first paint. */
  readonly fontes: readonly string[];
  /** Origins outside the site that the environment takes modules from. */
  readonly origens: readonly string[];
  /** Origins outside the site that development modules come from. */
  readonly origensDev: readonly string[];
  /** The map as text of a script element. */
  readonly textoMapa: string;
  /** The map's text at the highest compression, because it is compressed once and sent often. */
  mapaBrotli(): Buffer;
  /** The environment as text of a script element. */
  textoAmbiente(visita: Visita): string;
}

/** What the page is told about its visitor. */
export interface Visita {
  readonly devtools: boolean;
  readonly suporte: ModoSuporte | null;
  /** See `comprovante.ts`. */
  readonly comprovante: string;
}

/** Modules under development take the place of the built ones; they have no integrity and their chunks are unknown. */
function withDev({ carga }: MapaLido, substituicoes: Readonly<Record<string, string>>) {
  const nomes = Object.keys(substituicoes);
  if (nomes.length === 0) return { mapa: carga.mapa, rotas: carga.rotas };
  const { imports, integrity, depcache } = carga.mapa;
  const trocados = new Map(nomes.flatMap((nome) => (imports[nome] ? [[imports[nome], substituicoes[nome] as string] as const] : [])));
  const parcels = nomes.map((nome) => `${nome.replace('@balcao/', '')}/`);
  return {
    mapa: {
      ...carga.mapa,
      imports: { ...imports, ...substituicoes },
      integrity: Object.fromEntries(Object.entries(integrity ?? {}).filter(([url]) => !trocados.has(url))),
      depcache: Object.fromEntries(Object.entries(depcache ?? {}).map(([url, deps]) => [trocados.get(url) ?? url, deps])),
    },
    rotas: Object.fromEntries(Object.entries(carga.rotas).filter(([rota]) => !parcels.some((parcel) => rota.startsWith(parcel)))),
  };
}

/**
 * @param substituicoes modules under development, name → address
 * @param loginCentral where a refusal without an address redirects to (spec §8)
 */
export function compose(lido: MapaLido, substituicoes: Readonly<Record<string, string>> = {}, loginCentral = '/login'): Composicao {
  const { carga, chave } = lido;
  const { mapa, rotas } = withDev(lido, substituicoes);
  const { versao, integridade, sequencia, digest, servicos: construcoes } = carga;
  const ambiente = { nome: carga.ambiente, versao, sequencia, digest, construcoes, chave, loginCentral };
  const inicio = inScript(ambiente).slice(0, -1);
  const textoMapa = inScript(mapa);
  let comprimido: Buffer | undefined;
  return {
    mapa,
    ambiente,
    rotas,
    integridade,
    pesos: carga.pesos,
    fontes: carga.fontes,
    origens: carga.origens ?? [],
    origensDev: [...new Set(Object.values(substituicoes).map((url) => new URL(url).origin))],
    textoMapa,
    mapaBrotli: () => (comprimido ??= brotliCompressSync(textoMapa)),
    textoAmbiente: ({ devtools, suporte, comprovante }) =>
      `${inicio},"devtools":${devtools},"suporte":${inScript(suporte)},"visita":${inScript(comprovante)}}`,
  };
}

/** Composes each map once and reuses it for all pages. */
export function createComposicoes(substituicoes: Readonly<Record<string, string>>, loginCentral: string): (lido: MapaLido) => Composicao {
  const prontas = new WeakMap<MapaLido, Composicao>();
  return (lido) => {
    const pronta = prontas.get(lido) ?? compose(lido, substituicoes, loginCentral);
    prontas.set(lido, pronta);
    return pronta;
  };
}
