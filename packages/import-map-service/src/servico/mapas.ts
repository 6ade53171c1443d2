import { fold } from '../registro/fold.ts';
import { type EstadoAmbiente, estadoInicial } from '../registro/estado.model.ts';
import type { Registro } from '../registro/registro.model.ts';
import type { Composicao } from './composicoes.ts';
import type { Contexto } from './contexto.ts';
import { recusas } from './servico.copy.ts';
import { type Destinatario, trocasPara, varianteDe } from './variante.ts';

/** A composed map and its signature. */
export interface MapaAssinado {
  /** JSON text of a `Carga`, signed byte for byte. */
  readonly carga: string;
  /** Ed25519 over the UTF-8 bytes of `carga`, base64. */
  readonly assinatura: string;
  /** Id of the key. */
  readonly chave: string;
}

/** Content of a signed map. */
export interface Carga
  extends Pick<Composicao, 'digest' | 'mapa' | 'servicos' | 'contrato' | 'versao' | 'rotas' | 'integridade' | 'pesos' | 'fontes'> {
  readonly ambiente: string;
  /** Origins other than the site's own that its modules may come from. */
  readonly origens: readonly string[];
  readonly sequencia: number;
  /** Set when this map rolled back everything after that sequence: then a lower sequence than the last one seen is not a replay. */
  readonly retornoAcimaDe: number | null;
  readonly emitidoEm: string;
  readonly expiraEm: string;
  /** Only in a map of a past moment, which must not run for users who did not request that moment. */
  readonly momento?: string;
}

const HORA_MS = 3_600_000;
const VALIDADE_MS = 24 * HORA_MS;
/** Signatures are renewed after this long, so that no map is served shortly before it expires. */
const NOVA_ASSINATURA_MS = HORA_MS;
const GUARDADOS = 400;
/** How many entries to look back when the newest map cannot be composed. */
const RECUO = 100;

export interface Mapas {
  mapaPara(ambiente: string, quem: Destinatario): Promise<MapaAssinado>;
  mapaEm(ambiente: string, quando: Date, quem: Destinatario): Promise<MapaAssinado>;
  /** The composed live map. */
  atual(ambiente: string): Promise<Composicao>;
}

/** The state after the first entries of a log. */
export const estadoApos = (ambiente: string, registros: readonly Registro[], quantos: number): EstadoAmbiente =>
  registros.slice(0, quantos).reduce(fold, estadoInicial(ambiente));

interface Composto {
  readonly estado: EstadoAmbiente;
  readonly composicao: Composicao;
}

async function knownBuilds(ctx: Contexto, trocas: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const pares = await Promise.all(
    Object.entries(trocas).map(async ([servico, id]) => ((await ctx.catalogo.get(servico, id)) ? [[servico, id] as const] : [])),
  );
  return Object.fromEntries(pares.flat());
}

/** Composes each variant of a state once; the cache is dropped when the state changes. */
function createCompositor(ctx: Contexto) {
  const doEstado = new WeakMap<EstadoAmbiente, Map<string, Promise<Composto>>>();
  const make = async (estado: EstadoAmbiente, trocas: Readonly<Record<string, string>>): Promise<Composto> => {
    // a grant of a build that no longer exists falls back to the live build
    const composicao = await ctx.composicoes.compose(varianteDe(estado, await knownBuilds(ctx, trocas)));
    return { estado, composicao };
  };
  return (estado: EstadoAmbiente, trocas: Readonly<Record<string, string>>): Promise<Composto> => {
    const variantes = doEstado.get(estado) ?? new Map<string, Promise<Composto>>();
    doEstado.set(estado, variantes);
    const chave = JSON.stringify(trocas);
    const pronta = variantes.get(chave) ?? make(estado, trocas);
    if (variantes.size < GUARDADOS) variantes.set(chave, pronta);
    pronta.catch(() => variantes.delete(chave));
    return pronta;
  };
}

const originsOf = (ctx: Contexto, ambiente: string): string[] => [
  ...new Set(ctx.listaDe(ambiente).origens.flatMap((prefixo) => (URL.canParse(prefixo) ? [new URL(prefixo).origin] : []))),
];

export function createMapas(ctx: Contexto): Mapas {
  const assinados = new Map<string, { mapa: Promise<MapaAssinado>; emitidoEm: number }>();
  const bons = new Map<string, Composto>();

  const compose = createCompositor(ctx);

  /** The newest state of the log that can be composed. */
  const lookBack = async (ambiente: string): Promise<Composto> => {
    const { registros } = await ctx.diario(ambiente);
    const minimo = Math.max(0, registros.length - RECUO);
    for (let quantos = registros.length - 1; quantos > minimo; quantos--) {
      const achado = await compose(estadoApos(ambiente, registros, quantos), {}).catch(() => null);
      if (achado) return achado;
    }
    throw recusas.semMapa();
  };
  /** The live map, or the last one that could be composed. */
  const stable = async (ambiente: string): Promise<Composto> => {
    const { estado } = await ctx.diario(ambiente);
    try {
      const composto = await compose(estado, {});
      bons.set(ambiente, composto);
      return composto;
    } catch (error) {
      ctx.reportErro(error, `mapa de ${ambiente} na sequência ${estado.sequencia}`);
      const bom = bons.get(ambiente) ?? (await lookBack(ambiente));
      bons.set(ambiente, bom);
      return bom;
    }
  };
  const mapOf = async (ambiente: string, quem: Destinatario): Promise<Composto> => {
    const { estado } = await ctx.diario(ambiente);
    const trocas = trocasPara(estado, quem);
    if (Object.keys(trocas).length === 0) return stable(ambiente);
    return compose(estado, trocas).catch((error: unknown) => {
      ctx.reportErro(error, `mapa de ${ambiente} com ${JSON.stringify(trocas)}`);
      return stable(ambiente);
    });
  };

  const sign = async ({ estado, composicao }: Composto, momento?: string): Promise<MapaAssinado> => {
    const { digest, mapa, servicos, contrato, versao, rotas, integridade, pesos, fontes } = composicao;
    const emitidoEm = ctx.agora();
    const conteudo: Carga = {
      ambiente: estado.ambiente,
      origens: originsOf(ctx, estado.ambiente),
      sequencia: estado.sequencia,
      retornoAcimaDe: estado.retornoAcimaDe,
      emitidoEm: emitidoEm.toISOString(),
      expiraEm: new Date(emitidoEm.getTime() + VALIDADE_MS).toISOString(),
      ...(momento !== undefined && { momento }),
      digest,
      mapa,
      servicos,
      contrato,
      versao,
      rotas,
      integridade,
      pesos,
      fontes,
    };
    const carga = JSON.stringify(conteudo);
    return { carga, ...(await ctx.chaves.sign(estado.ambiente, carga)) };
  };
  const signOnce = (composto: Composto, momento?: string): Promise<MapaAssinado> => {
    const { estado, composicao } = composto;
    const chave = [estado.ambiente, estado.sequencia, composicao.digest, momento ?? '', ...originsOf(ctx, estado.ambiente)].join('|');
    const agora = ctx.agora().getTime();
    const pronto = assinados.get(chave);
    if (pronto && agora - pronto.emitidoEm < NOVA_ASSINATURA_MS) return pronto.mapa;
    const mapa = sign(composto, momento);
    assinados.set(chave, { mapa, emitidoEm: agora });
    mapa.catch(() => assinados.delete(chave));
    const [maisAntigo] = assinados.keys();
    if (assinados.size > GUARDADOS && maisAntigo !== undefined) assinados.delete(maisAntigo);
    return mapa;
  };

  return {
    mapaPara: async (ambiente, quem) => signOnce(await mapOf(ambiente, quem)),
    async mapaEm(ambiente, quando, quem) {
      const { registros } = await ctx.diario(ambiente);
      const momento = quando.toISOString();
      const quantos = registros.findLastIndex(({ em }) => em <= momento) + 1;
      if (quantos === 0) throw recusas.semHistorico();
      const estado = estadoApos(ambiente, registros, quantos);
      return signOnce(await compose(estado, trocasPara(estado, quem)), momento);
    },
    atual: async (ambiente) => (await stable(ambiente)).composicao,
  };
}
