import { setTimeout as wait } from 'node:timers/promises';
import type { MapaAssinado } from '@balcao/contracts';
import type { Log } from '../../plugins/ports.ts';
import { readMapa, type MapaLido, MapaRuim } from './read-mapa.ts';
import type { ChavePublica, Destinatario, EstadoAmbiente, FonteDeMapas } from './mapas.port.ts';
import type { UltimoMapa } from './ultimo-mapa.store.ts';

/** Source of the served map, and since when it is outdated. */
export interface SituacaoDosMapas {
  readonly status: 'ok' | 'degradada';
  readonly origem: 'servico' | 'ultimo-bom' | 'instalacao';
  readonly sequencia: number | null;
  readonly desde: string | null;
  readonly motivo: string | null;
}

interface Deps {
  readonly fonte: FonteDeMapas;
  readonly ambiente: string;
  readonly ultimo: UltimoMapa;
  /** The installation's own builds, used when there never was a good map. */
  readonly instalacao: () => MapaLido;
  readonly agora: () => Date;
  readonly log: Log;
  readonly prazoMs?: number;
  readonly repousoMs?: number;
}

/** Maximum time a page waits for its map. */
const PRAZO_MS = 2_000;
/** After a failure, pages use the known map for this long before the service is called again. */
const REPOUSO_MS = 1_000;
const GUARDADOS = 500;
/** The live map of the newest known sequence is reused for this long without calling the service. */
const FRESCO_MS = 1_000;
const TODOS: Destinatario = {};

const keyOf = ({ assinaturaId = '', usuarioId = '', grupo, construcoes = {} }: Destinatario): string =>
  `${assinaturaId}|${usuarioId}|${grupo ?? ''}|${JSON.stringify(construcoes)}`;

async function within<T>(prazoMs: number, trabalho: Promise<T>): Promise<T> {
  const parada = new AbortController();
  trabalho.catch(() => undefined);
  try {
    return await Promise.race([
      trabalho,
      wait(prazoMs, undefined, { signal: parada.signal, ref: false }).then(() => {
        throw new Error('o mapa demorou demais');
      }),
    ]);
  } finally {
    parada.abort();
  }
}

const isObjeto = (dito: unknown): boolean => typeof dito === 'object' && dito !== null;

/** Parses and verifies each map once. */
function createLeitor({ fonte, ambiente, agora }: Pick<Deps, 'fonte' | 'ambiente' | 'agora'>) {
  const lidos = new WeakMap<MapaAssinado, Promise<MapaLido>>();
  let chave: Promise<ChavePublica> | null = null;
  const keyFor = async ({ chave: id }: MapaAssinado): Promise<ChavePublica> => {
    const conhecida = await (chave ??= fonte.chave());
    if (conhecida.id === id) return conhecida;
    // the key may have changed: request it once more for this map
    chave = fonte.chave();
    return chave;
  };
  const read = async (assinado: MapaAssinado): Promise<MapaLido> => {
    try {
      return readMapa(assinado, { ambiente, chave: await keyFor(assinado), agora: agora() });
    } catch (erro) {
      chave = null;
      throw erro;
    }
  };
  return (assinado: MapaAssinado): Promise<MapaLido> => {
    if (!isObjeto(assinado)) return Promise.reject(new MapaRuim('o mapa não é um mapa'));
    const lido = lidos.get(assinado) ?? read(assinado);
    lidos.set(assinado, lido);
    lido.catch(() => lidos.delete(assinado));
    return lido;
  };
}

/**
 * Maps that can always be served: when the source is corrupt, slow or unavailable, the last good map
 * is used (of the same person, else the live one, else the installation's); this is logged and reported by `situacao`.
 */
export async function createMapasSeguros(deps: Deps) {
  const { fonte, ultimo, agora, log, prazoMs = PRAZO_MS, repousoMs = REPOUSO_MS } = deps;
  const read = createLeitor(deps);
  const bons = new Map<string, MapaLido>();
  let deTodos: MapaLido | null = null;
  let origem: SituacaoDosMapas['origem'] = 'servico';
  let falha: { readonly desde: string; readonly motivo: string } | null = null;
  let repousaAte = 0;
  let frescoAte = 0;
  let estado: EstadoAmbiente | null = null;

  const lastGood = (quem: Destinatario): MapaLido => {
    const mapa = bons.get(keyOf(quem)) ?? deTodos;
    if (mapa) return mapa;
    deTodos = deps.instalacao();
    origem = 'instalacao';
    return deTodos;
  };

  function fail(erro: unknown): void {
    const motivo = erro instanceof Error ? erro.message : 'o mapa não veio';
    if (!falha) log.error({ err: erro }, 'o mapa não pôde ser lido: vale o último bom');
    falha = { desde: falha?.desde ?? agora().toISOString(), motivo };
    repousaAte = performance.now() + repousoMs;
    frescoAte = 0;
    if (origem === 'servico') origem = 'ultimo-bom';
  }

  function keep(quem: Destinatario, lido: MapaLido): void {
    const chave = keyOf(quem);
    bons.delete(chave);
    bons.set(chave, lido);
    const [maisAntigo] = bons.keys();
    if (bons.size > GUARDADOS && maisAntigo !== undefined) bons.delete(maisAntigo);
    if (falha) log.warn({ sequencia: lido.carga.sequencia }, 'o mapa voltou a ser lido');
    falha = null;
    origem = 'servico';
    if (chave !== keyOf(TODOS)) return;
    frescoAte = performance.now() + FRESCO_MS;
    if (lido === deTodos) return;
    deTodos = lido;
    ultimo.write(lido).catch((erro: unknown) => log.error({ err: erro }, 'o último mapa bom não pôde ser guardado'));
  }

  async function mapaPara(quem: Destinatario): Promise<MapaLido> {
    if (performance.now() < repousaAte) return lastGood(quem);
    try {
      const lido = await within(prazoMs, fonte.mapaPara(quem).then(read));
      keep(quem, lido);
      return lido;
    } catch (erro) {
      fail(erro);
      return lastGood(quem);
    }
  }

  const learn = (novo: EstadoAmbiente): void => {
    estado = novo;
  };
  /** Reads the state and the live map again: after a change, and while something is wrong. */
  async function refresh(): Promise<void> {
    await within(prazoMs, fonte.estado()).then(learn, fail);
    await mapaPara(TODOS);
  }

  deTodos = await ultimo.read();
  const stop = fonte.onChange((novo) => {
    learn(novo);
    void mapaPara(TODOS);
  });
  await refresh();
  const relogio = setInterval(() => falha && void refresh(), repousoMs).unref();

  const isFresco = (): boolean => performance.now() < frescoAte && deTodos?.carga.sequencia === estado?.sequencia;

  return {
    /** The live map; requested at most once a second while nothing changes. Never rejects. */
    deTodos: (): MapaLido | Promise<MapaLido> => (deTodos && isFresco() ? deTodos : mapaPara(TODOS)),
    /** Never rejects: falls back to the known map when the service fails. */
    mapaPara,
    /** @throws when that moment cannot be read: there is no fallback to another one. */
    mapaEm: async (quando: Date, quem: Destinatario): Promise<MapaLido> => within(prazoMs, fonte.mapaEm(quando, quem).then(read)),
    /** The last known state, from memory; null before the first answer. */
    estado: (): EstadoAmbiente | null => estado,
    situacao: (): SituacaoDosMapas => ({
      status: falha ? 'degradada' : 'ok',
      origem: falha ? origem : 'servico',
      sequencia: deTodos?.carga.sequencia ?? null,
      desde: falha?.desde ?? null,
      motivo: falha?.motivo ?? null,
    }),
    close(): void {
      stop();
      clearInterval(relogio);
    },
  };
}

export type MapasSeguros = Awaited<ReturnType<typeof createMapasSeguros>>;
