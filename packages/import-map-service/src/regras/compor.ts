import type { Construcao } from '../construcao/construcao.model.ts';

/** `importmap.json`: where each environment keeps its modules, and the folder of each name. */
export interface FonteMapa {
  readonly ambientes: Readonly<Record<string, { readonly modulos: string; readonly origens?: readonly string[] | undefined }>>;
  readonly imports: Readonly<Record<string, string>>;
}

/** A name published by address alone, through the façade. */
export interface Avulso {
  readonly url: string;
  readonly integridade: string | null;
}

/** An import map, as a browser reads it. */
export interface MapaComposto {
  readonly imports: Readonly<Record<string, string>>;
  readonly scopes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly integrity: Readonly<Record<string, string>>;
  readonly depcache: Readonly<Record<string, readonly string[]>>;
}

export interface Composto {
  readonly mapa: MapaComposto;
  /** `parcel/routeId` → addresses of the page's chunks. */
  readonly rotas: Readonly<Record<string, readonly string[]>>;
  /** SRI of each chunk, by address. */
  readonly integridade: Readonly<Record<string, string>>;
  /** Brotli bytes of each module, by address. */
  readonly pesos: Readonly<Record<string, number>>;
  /** Fonts of the first paint. */
  readonly fontes: readonly string[];
  /** Digest of everything above: 20 hexadecimal digits. */
  readonly versao: string;
  /** Service → build; null where the façade gave only an address. */
  readonly servicos: Readonly<Record<string, string | null>>;
  /** Name of the map → service that brought it. */
  readonly donos: Readonly<Record<string, string>>;
  /** Highest contract version among the builds; `0.0.0` without builds. */
  readonly contrato: string;
}

export interface PedidoComposicao {
  readonly fonte: FonteMapa;
  readonly ambiente: string;
  readonly construcoes: readonly Construcao[];
  readonly avulsos?: Readonly<Record<string, Avulso>>;
  readonly scopes?: MapaComposto['scopes'];
}

export function compor(_pedido: PedidoComposicao): Composto {
  throw new Error('por escrever');
}
