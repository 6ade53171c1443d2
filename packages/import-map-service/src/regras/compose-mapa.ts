import { resumo } from '../assinatura/canonico.ts';
import type { Construcao, Modulo } from '../construcao/construcao.model.ts';
import type { LugarAmbiente } from '../enderecos/ajustes.model.ts';
import { maiorVersao } from './versao.ts';

/** `importmap.json`: where each environment keeps its modules, and the folder of each name. */
export interface FonteMapa {
  readonly ambientes: Readonly<Record<string, LugarAmbiente>>;
  readonly imports: Readonly<Record<string, string>>;
}

/** A name published by address only, through the façade. */
export interface Avulso {
  readonly url: string;
  readonly integridade: string | null;
}

/** An import map in the browser's format. */
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
  /** Name of the map → service that provides it. */
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

interface Porta {
  readonly nome: string;
  readonly servico: string;
  readonly pasta: string;
  readonly modulo: Modulo;
}

/** Every name the builds provide, in the order of importmap.json, then alphabetically. */
function portasDe({ imports }: FonteMapa, base: string, construcoes: readonly Construcao[]): Porta[] {
  const ordem = new Map(Object.keys(imports).map((nome, lugar) => [nome, lugar]));
  const lugarDe = ({ nome }: Porta) => ordem.get(nome) ?? ordem.size;
  return construcoes
    .flatMap(({ servico, modulos }) =>
      modulos.flatMap((modulo) => modulo.names.map((nome) => ({ nome, servico, modulo, pasta: `${base}${modulo.dir}/` }))),
    )
    .sort((a, b) => lugarDe(a) - lugarDe(b) || (a.nome < b.nome ? -1 : 1));
}

const urlDe = ({ pasta, modulo }: Porta) => pasta + modulo.file;
const entries = <T>(portas: readonly Porta[], value: (porta: Porta) => T): Record<string, T> =>
  Object.fromEntries(portas.map((porta) => [urlDe(porta), value(porta)] as const));

/** Chunks that belong to no page (of a panel or a library) are only requested by their own parcel, and are not listed. */
function rotasDe(portas: readonly Porta[], construcoes: readonly Construcao[]) {
  const paginas = new Set(construcoes.flatMap(({ rotas }) => rotas.map(({ id }) => id)));
  return Object.fromEntries(
    portas.flatMap(({ nome, pasta, modulo }) =>
      Object.entries(modulo.pages)
        .filter(([id]) => paginas.has(id))
        .map(([id, files]) => [`${nome.replace(/^@[^/]+\//, '')}/${id}`, files.map((file) => pasta + file)] as const),
    ),
  );
}

const isFonteDoInicio = ({ file }: { readonly file: string }) => /latin-(?!ext).*\.woff2$/.test(file);

function mapaDe(portas: readonly Porta[], avulsos: Readonly<Record<string, Avulso>>, scopes: MapaComposto['scopes']): MapaComposto {
  const soltos = Object.entries(avulsos);
  return {
    imports: {
      ...Object.fromEntries(portas.map((porta) => [porta.nome, urlDe(porta)])),
      ...Object.fromEntries(soltos.map(([nome, { url }]) => [nome, url])),
    },
    scopes,
    // the integrity from a build takes precedence over one given by a caller
    integrity: {
      ...Object.fromEntries(soltos.flatMap(([, { url, integridade }]) => (integridade ? [[url, integridade] as const] : []))),
      ...entries(portas, ({ modulo }) => modulo.integrity),
    },
    depcache: entries(portas, ({ modulo }) => modulo.deps),
  };
}

/**
 * Combines the modules folder of an environment with its live builds. A name published by address only takes the place
 * of a build's.
 *
 * @throws when the environment is unknown.
 */
export function composeMapa({ fonte, ambiente, construcoes, avulsos = {}, scopes = {} }: PedidoComposicao): Composto {
  const lugar = Object.hasOwn(fonte.ambientes, ambiente) ? fonte.ambientes[ambiente] : undefined;
  if (!lugar) throw new Error(`importmap.json não conhece o ambiente ${ambiente}`);
  const portas = portasDe(fonte, lugar.modulos, construcoes).filter(({ nome }) => !Object.hasOwn(avulsos, nome));
  const semDonos = {
    mapa: mapaDe(portas, avulsos, scopes),
    rotas: rotasDe(portas, construcoes),
    integridade: Object.fromEntries(
      portas.flatMap(({ pasta, modulo }) => modulo.chunks.map(({ file, integrity }) => [pasta + file, integrity] as const)),
    ),
    pesos: entries(portas, ({ modulo }) => modulo.brotli),
    fontes: [...new Set(portas.flatMap(({ pasta, modulo }) => modulo.assets.filter(isFonteDoInicio).map(({ file }) => pasta + file)))],
  };
  const soltos = Object.keys(avulsos);
  return {
    ...semDonos,
    versao: resumo(semDonos),
    servicos: Object.fromEntries([
      ...construcoes.map(({ servico, id }) => [servico, id] as const),
      ...soltos.map((nome) => [nome, null] as const),
    ]),
    donos: Object.fromEntries([
      ...portas.map(({ nome, servico }) => [nome, servico] as const),
      ...soltos.map((nome) => [nome, nome] as const),
    ]),
    contrato: maiorVersao(construcoes.map(({ contrato }) => contrato)),
  };
}
