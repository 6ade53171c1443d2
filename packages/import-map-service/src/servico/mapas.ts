import { dobrar } from '../registro/dobrar.ts';
import { type EstadoAmbiente, estadoInicial } from '../registro/estado.model.ts';
import type { Registro } from '../registro/registro.model.ts';
import type { Composicao } from './composicoes.ts';
import type { Contexto } from './contexto.ts';
import { recusas } from './servico.copy.ts';
import { type Destinatario, trocasPara, varianteDe } from './variante.ts';

/** A composed map and the proof of who composed it. */
export interface MapaAssinado {
  /** JSON text of a `Carga`, signed as it is. */
  readonly carga: string;
  /** Ed25519 over the UTF-8 bytes of `carga`, base64. */
  readonly assinatura: string;
  /** Id of the key. */
  readonly chave: string;
}

/** What a signed map says. */
export interface Carga extends Pick<Composicao, 'digest' | 'mapa' | 'servicos' | 'contrato' | 'versao' | 'rotas' | 'integridade' | 'pesos' | 'fontes'> {
  readonly ambiente: string;
  readonly sequencia: number;
  /** This map undid what came after that sequence: a lower sequence than the one seen is no replay. */
  readonly retornoAcimaDe: number | null;
  readonly emitidoEm: string;
  readonly expiraEm: string;
  /** Present in a map of the past alone: never a map to run for whoever did not ask for that moment. */
  readonly momento?: string;
}

const HORA_MS = 3_600_000;
const VALIDADE_MS = 24 * HORA_MS;
/** A map is signed again after this long, so that none leaves near its end. */
const NOVA_ASSINATURA_MS = HORA_MS;
const GUARDADOS = 400;
/** How far back a map is looked for when the newest cannot be composed. */
const RECUO = 100;

export interface Mapas {
  mapaPara(ambiente: string, quem: Destinatario): Promise<MapaAssinado>;
  mapaEm(ambiente: string, quando: Date, quem: Destinatario): Promise<MapaAssinado>;
  /** What everyone has, composed. */
  atual(ambiente: string): Promise<Composicao>;
}

/** The state after the first entries of a log. */
export const estadoApos = (ambiente: string, registros: readonly Registro[], quantos: number): EstadoAmbiente =>
  registros.slice(0, quantos).reduce(dobrar, estadoInicial(ambiente));

interface Composto {
  readonly estado: EstadoAmbiente;
  readonly composicao: Composicao;
}

async function compose(ctx: Contexto, estado: EstadoAmbiente, quem: Destinatario): Promise<Composto> {
  const trocas = trocasPara(estado, quem);
  const conhecidas = await Promise.all(
    Object.entries(trocas).map(async ([servico, id]) => ((await ctx.catalogo.get(servico, id)) ? [[servico, id] as const] : [])),
  );
  // a build nobody knows any more locks no one out: everyone's stands
  const variante = varianteDe(estado, Object.fromEntries(conhecidas.flat()));
  try {
    return { estado, composicao: await ctx.composicoes.compose(variante) };
  } catch (error) {
    if (Object.keys(trocas).length === 0) throw error;
    ctx.erro(error, `mapa de ${estado.ambiente} com ${JSON.stringify(trocas)}`);
    return { estado, composicao: await ctx.composicoes.compose(varianteDe(estado)) };
  }
}

export function createMapas(ctx: Contexto): Mapas {
  const assinados = new Map<string, { mapa: Promise<MapaAssinado>; emitidoEm: number }>();
  const bons = new Map<string, Composto>();

  /** The newest state of the log that composes. */
  const lookBack = async (ambiente: string, quem: Destinatario): Promise<Composto> => {
    const { registros } = await ctx.linha(ambiente);
    const minimo = Math.max(0, registros.length - RECUO);
    for (let quantos = registros.length - 1; quantos > minimo; quantos--) {
      const achado = await compose(ctx, estadoApos(ambiente, registros, quantos), quem).catch(() => null);
      if (achado) return achado;
    }
    throw recusas.semMapa();
  };
  const lastGood = async (ambiente: string, quem: Destinatario): Promise<Composto> => {
    const { estado } = await ctx.linha(ambiente);
    try {
      const composto = await compose(ctx, estado, quem);
      bons.set(ambiente, composto);
      return composto;
    } catch (error) {
      ctx.erro(error, `mapa de ${ambiente} na sequência ${estado.sequencia}`);
      return bons.get(ambiente) ?? lookBack(ambiente, quem);
    }
  };

  const sign = async ({ estado, composicao }: Composto, momento?: string): Promise<MapaAssinado> => {
    const { digest, mapa, servicos, contrato, versao, rotas, integridade, pesos, fontes } = composicao;
    const emitidoEm = ctx.agora();
    const conteudo: Carga = {
      ambiente: estado.ambiente,
      sequencia: estado.sequencia,
      retornoAcimaDe: estado.retornoAcimaDe,
      emitidoEm: emitidoEm.toISOString(),
      expiraEm: new Date(emitidoEm.getTime() + VALIDADE_MS).toISOString(),
      ...(momento !== undefined && { momento }),
      ...{ digest, mapa, servicos, contrato, versao, rotas, integridade, pesos, fontes },
    };
    const carga = JSON.stringify(conteudo);
    return { carga, ...(await ctx.chaves.assinar(estado.ambiente, carga)) };
  };
  const signOnce = (composto: Composto, momento?: string): Promise<MapaAssinado> => {
    const { estado, composicao } = composto;
    const chave = [estado.ambiente, estado.sequencia, composicao.digest, momento ?? ''].join('|');
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
    mapaPara: async (ambiente, quem) => signOnce(await lastGood(ambiente, quem)),
    async mapaEm(ambiente, quando, quem) {
      const { registros } = await ctx.linha(ambiente);
      const momento = quando.toISOString();
      const quantos = registros.findLastIndex(({ em }) => em <= momento) + 1;
      if (quantos === 0) throw recusas.semHistorico();
      return signOnce(await compose(ctx, estadoApos(ambiente, registros, quantos), quem), momento);
    },
    atual: async (ambiente) => (await lastGood(ambiente, {})).composicao,
  };
}
