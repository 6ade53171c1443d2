import {
  type ArquivosStore,
  type Destinatario,
  type EstadoAmbiente,
  type MapaAssinado,
  type Registro as Entrada,
  RecusaServico,
  trocasPara,
} from '@balcao/import-map-service';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Log } from '../../plugins/ports.ts';
import type { ConstrucaoRegistrada, FonteDeMapas } from './mapas.port.ts';

export interface OpcoesRemoto {
  readonly url: string;
  readonly token: string;
  readonly ambiente: string;
  /** Files this gateway can read directly (a shared bucket or folder); others are requested from the service. */
  readonly arquivos: ArquivosStore;
  readonly log: Log;
  readonly agora: () => Date;
}

/** Duration of a long poll, in seconds. */
const ESPERA_S = 20;
const PRAZO_MS = 5_000;
const NOVA_TENTATIVA_MS = 500;
/** Size of the cache of maps of one state: one map per combination of canaries and grants. */
const GUARDADOS = 300;
/** A signature is valid for a day: a cached map older than this is requested again. */
const VALE_MS = 3_600_000;

const Recusada = z.object({ erro: z.object({ codigo: z.string(), mensagem: z.string() }) });
const Chaves = z.object({ keys: z.array(z.object({ kid: z.string(), x: z.string() })).check(z.minLength(1)) });

interface Pedido {
  readonly metodo?: 'GET' | 'POST' | 'DELETE';
  readonly corpo?: unknown;
  readonly prazoMs?: number;
}

/** One abort signal per request: it fires on timeout, or when the adapter closes. (`AbortSignal.any` of Node 20 may be collected too early.) */
function createPrazos(parada: AbortSignal) {
  return async <T>(prazoMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const fim = new AbortController();
    const abort = (): void => fim.abort();
    const relogio = setTimeout(abort, prazoMs);
    parada.addEventListener('abort', abort);
    try {
      if (parada.aborted) abort();
      return await work(fim.signal);
    } finally {
      clearTimeout(relogio);
      parada.removeEventListener('abort', abort);
    }
  };
}

function createCliente({ url, token }: Pick<OpcoesRemoto, 'url' | 'token'>, parada: AbortSignal) {
  const within = createPrazos(parada);
  const send = (caminho: string, { metodo = 'GET', corpo }: Pedido, signal: AbortSignal) =>
    fetch(`${url}${caminho}`, {
      method: metodo,
      redirect: 'error',
      headers: { authorization: `Bearer ${token}`, ...(corpo !== undefined && { 'content-type': 'application/json' }) },
      ...(corpo !== undefined && { body: JSON.stringify(corpo) }),
      signal,
    });
  return {
    ask: <T>(caminho: string, pedido: Pedido = {}): Promise<T> =>
      within(pedido.prazoMs ?? PRAZO_MS, async (signal) => {
        const resposta = await send(caminho, pedido, signal);
        if (resposta.ok) return (await resposta.json()) as T;
        const dita = Recusada.safeParse(await resposta.json().catch(() => null));
        if (dita.success) throw new RecusaServico(resposta.status, dita.data.erro.codigo, dita.data.erro.mensagem);
        throw new Error(`o import-map-service respondeu ${resposta.status}`);
      }),
    bytes: (caminho: string): Promise<Buffer | null> =>
      within(PRAZO_MS, async (signal) => {
        const resposta = await send(caminho, {}, signal);
        const bytes = Buffer.from(await resposta.arrayBuffer());
        return resposta.ok ? bytes : null;
      }),
  };
}

/** Long-polls for the next sequence; an unavailable service is retried twice a second. */
function follow(
  next: (depois: number | null) => Promise<EstadoAmbiente>,
  tell: (estado: EstadoAmbiente) => void,
  parada: AbortSignal,
): void {
  const turn = async (): Promise<void> => {
    let depois: number | null = null;
    while (!parada.aborted) {
      try {
        const estado: EstadoAmbiente = await next(depois);
        if (estado.sequencia !== depois) tell(estado);
        depois = estado.sequencia;
      } catch {
        // an unavailable service is reported by the next request for a map
        await wait(NOVA_TENTATIVA_MS, undefined, { signal: parada, ref: false }).catch(() => undefined);
      }
    }
  };
  void turn();
}

const queryOf = ({ assinaturaId, usuarioId, grupo, construcoes = {} }: Destinatario): URLSearchParams =>
  new URLSearchParams([
    ...(assinaturaId ? [['assinatura', assinaturaId]] : []),
    ...(usuarioId ? [['usuario', usuarioId]] : []),
    ...(grupo === undefined ? [] : [['grupo', String(grupo)]]),
    ...Object.entries(construcoes).map(([servico, id]) => ['construcao', `${servico}@${id}`]),
  ]);

/** The import-map service in another process (`IMPORT_MAP_URL`). */
export function openMapasRemotos({ url, token, ambiente, arquivos, log, agora }: OpcoesRemoto): FonteDeMapas {
  const parada = new AbortController();
  const { ask, bytes } = createCliente({ url, token }, parada.signal);
  const base = `/v1/ambientes/${encodeURIComponent(ambiente)}`;
  const ouvintes = new Set<(estado: EstadoAmbiente) => void>();
  const guardados = new Map<string, { readonly mapa: Promise<MapaAssinado>; readonly ate: number }>();
  let conhecido: EstadoAmbiente | null = null;

  // an older version of the service sends no `fixacoes`
  const whole = (estado: EstadoAmbiente): EstadoAmbiente => ({ ...estado, fixacoes: (estado as Partial<EstadoAmbiente>).fixacoes ?? {} });
  const learn = (estado: EstadoAmbiente): void => {
    conhecido = estado;
    guardados.clear();
    for (const ouvinte of ouvintes) ouvinte(estado);
  };
  const next = async (depois: number | null) =>
    whole(
      await ask<EstadoAmbiente>(`${base}/estado${depois === null ? '' : `?depois=${depois}&espera=${ESPERA_S}`}`, {
        prazoMs: (ESPERA_S + 5) * 1_000,
      }),
    );
  follow(next, learn, parada.signal);

  const readMap = (quem: Destinatario, quando?: Date): Promise<MapaAssinado> => {
    const query = queryOf(quem);
    if (quando) query.set('em', quando.toISOString());
    return ask<MapaAssinado>(`${base}/mapa?${query}`);
  };
  const refresh = async (): Promise<void> => {
    const estado = await next(null);
    if (estado.sequencia !== conhecido?.sequencia) learn(estado);
  };

  return {
    async mapaPara(quem) {
      if (!conhecido) return readMap(quem);
      // visitors with the same canaries and granted builds have the same map
      const chave = JSON.stringify(trocasPara(conhecido, quem));
      const guardado = guardados.get(chave);
      const momento = agora().getTime();
      if (guardado && guardado.ate > momento) return guardado.mapa;
      const mapa = readMap(quem);
      if (guardados.size < GUARDADOS || guardado) guardados.set(chave, { mapa, ate: momento + VALE_MS });
      mapa.catch(() => guardados.delete(chave));
      return mapa;
    },
    mapaEm: (quando, quem) => readMap(quem, quando),
    estado: async () => whole(await ask<EstadoAmbiente>(`${base}/estado`)),
    async chave() {
      const { keys } = Chaves.parse(await ask<unknown>(`${base}/chaves`));
      const [{ kid, x }] = keys as [(typeof keys)[number]];
      return { id: kid, x };
    },
    construcoes: (servico) => ask<ConstrucaoRegistrada[]>(`/v1/construcoes${servico ? `?servico=${encodeURIComponent(servico)}` : ''}`),
    historico: ({ tipos, limite }) => ask<Entrada[]>(`${base}/historico?tipos=${tipos.join(',')}&limite=${Math.min(limite, 500)}`),
    async createConcessao(concessao, motivo) {
      await ask(`${base}/concessoes`, { metodo: 'POST', corpo: { concessao, motivo } });
      await refresh();
    },
    async recordConcessao({ id, acao, motivo }, { id: quem, nome }) {
      const caminho = `${base}/concessoes/${encodeURIComponent(id)}`;
      if (acao === 'usada') await ask(`${caminho}/usos`, { metodo: 'POST', corpo: {} });
      else if (acao === 'deixada')
        await ask(`${caminho}/saidas`, { metodo: 'POST', corpo: { quem: { id: quem, nome }, ...(motivo && { motivo }) } });
      else await ask(caminho, { metodo: 'DELETE', corpo: { ...(motivo && { motivo }) } });
      await refresh();
    },
    async reportSaude(relatos) {
      await ask(`${base}/saude`, { metodo: 'POST', corpo: relatos });
    },
    async arquivo(caminho, codificacao) {
      const meu = await arquivos.read(caminho, codificacao);
      if (meu) return meu;
      const partes = caminho.split('/').map(encodeURIComponent).join('/');
      return bytes(`/v1/arquivos/${partes}${codificacao ? `?codificacao=${codificacao}` : ''}`).catch((erro: unknown) => {
        log.warn({ err: erro }, 'um arquivo não pôde ser pedido ao import-map-service');
        return null;
      });
    },
    onChange(ouvinte) {
      ouvintes.add(ouvinte);
      return () => void ouvintes.delete(ouvinte);
    },
    rotas: null,
    close: async () => {
      ouvintes.clear();
      parada.abort();
    },
  };
}
