import { avisosEvents, composicaoEvents, type Construcoes, MapaDaSessao, type ModoSuporte } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { getAppNames } from 'single-spa';
import type { Nota, NotaRuim } from '../notes.ts';
import { composicaoDe, composicaoInicial } from './composition.model.ts';
import type { Relatos } from './count-mounts.ts';
import { Trocador } from './exchange.ts';
import { culpritOf, failureCounter, kindOf } from './health.ts';
import { judgeMap } from './judge-map.ts';
import { closureOf } from '../module-graph.ts';
import { servicesThatFailed } from './loaded-services.ts';
import { planOf } from './plan.ts';
import { watchPresence } from './presence.ts';
import { offerOf, screenOfferOf } from './reload-offer.ts';
import type { Shell } from './shell.ts';
import { currentRoute, mapInUse, stageOf, tellPage } from './stage.ts';
import { canPutAway, hasWork, parcelsWithWork, putAway, type Typed } from './typed-work.ts';

/** While something waits: a pause of somebody at work is as long. */
const PASSO_MS = 1_000;
const parcelOf = (servico: string) => servico.replace('@balcao/', '');
const reload = () => window.location.reload();

/** What is asked of a page that renews itself. */
export interface Renovacao {
  /** A map came; true or not is judged here. */
  take(wire: MapaDaSessao): Promise<void>;
  /** Highest sequence taken: an announcement of that one is no news. */
  lastSeen(): number;
  /** @returns whether what failed is being put right */
  onNote(nota: Nota, construcoes: Construcoes): boolean;
}

/** The page to renew. */
export interface Pagina {
  readonly shell: Shell;
  readonly relatos: Relatos;
  readonly typed: Typed;
}

/** Services single-spa mounts, those that joined late too. */
const parcels = (): ReadonlySet<string> => new Set(getAppNames());

/** Brings an open page to what the environment runs now, without anybody losing anything. */
export function renew({ shell, relatos, typed }: Pagina): Renovacao {
  const { environment } = shell;
  const working = () => parcelsWithWork([...parcels()].map(parcelOf), typed, document);
  let seen = environment().sequencia;
  let recarga: readonly string[] = [];
  let offered: readonly string[] = [];
  /** As of the last look: not looked into again at each key. */
  let retidas: readonly string[] = [];
  let tela: ReturnType<typeof screenOfferOf>;
  /** Parcels in whose place a retry stands. */
  const quebradas = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tell = () => emit(avisosEvents.mudaram, { servicos: [...offered], tela });
  /** What support lends to an open page, the page says, and stops saying when it ends. */
  const tellSuporte = (suporte: ModoSuporte | null) => {
    if (suporte?.concessaoId === environment().suporte?.concessaoId && suporte?.ate === environment().suporte?.ate) return;
    tellPage(shell, { suporte });
    // leaving it needs nothing that was lent
    globalThis.balcaoVoltar = suporte ? globalThis.balcaoSair : undefined;
    tell();
  };
  const offer = () => {
    const servicos = offerOf({
      servicos: recarga,
      temTrabalho: recarga.length > 0 && working().length > 0,
      paradaMs: presence.paradaMs(),
      hasJustReturned: presence.hasJustReturned(),
    });
    const screen = screenOfferOf({
      isRetida: retidas.length > 0,
      canPutAway: retidas.every((servico) => canPutAway(parcelOf(servico), typed, document)),
      paradaMs: presence.paradaMs(),
      isDita: tela !== undefined,
    });
    if (servicos.join() === offered.join() && screen === tela) return;
    offered = servicos;
    tela = screen;
    tell();
  };
  const presence = watchPresence(document, () => performance.now(), offer);
  const trocador = new Trocador(composicaoInicial(environment(), mapInUse()), {
    ...stageOf(shell),
    parcels,
    hasWork: (servico) => hasWork(parcelOf(servico), typed, document),
    putAway: (servico) => putAway(parcelOf(servico), typed, document),
    hasBroken: (servico) => quebradas.has(servico),
    paradaMs: presence.paradaMs,
    ocultaMs: presence.ocultaMs,
    onExchanged: (servico, de, para) => emit(composicaoEvents.parcelTrocada, { servico, de, para }),
    onRefused: (servico, construcao) => console.warn('construção devolvida', servico, construcao),
    onKept: () => emit(composicaoEvents.trocaRecusada, {}),
    onRecarga: (servicos) => {
      recarga = servicos;
    },
  });
  const consider = async () => {
    await trocador.consider();
    retidas = trocador.retidas;
    offer();
    // nothing waits, nothing ticks
    if (trocador.isPending || recarga.length > 0) timer ??= setInterval(() => void consider(), PASSO_MS);
    else timer = void clearInterval(timer);
  };

  on(composicaoEvents.recargaPedida).subscribe(() => {
    const trabalhando = working();
    if (trabalhando.length === 0) reload();
    else emit(composicaoEvents.recargaRecusada, { parcels: trabalhando });
  });
  on(composicaoEvents.trocaPedida).subscribe(() => void trocador.takeRetidas().then(consider));
  window.addEventListener('single-spa:app-change', () => void consider());
  const { suporte } = environment();
  const isOver = () => Date.parse(environment().suporte?.ate ?? '') <= Date.now();
  /** Starts the page over once what it was opened with is no longer lent, as soon as nothing is lost by it. */
  const startOver = () => isOver() && working().length === 0 && reload();
  if (suporte) setInterval(startOver, PASSO_MS);
  const failure = failureCounter(relatos, () => Date.now());
  const count = (nota: NotaRuim, construcoes: Construcoes) => {
    // what did not come for want of a network says nothing about a build
    if (nota.tipo === 'carga' && !navigator.onLine) return;
    for (const servico of blamedFor(nota)) failure({ servico, construcao: construcoes[servico], rota: currentRoute(), tipo: kindOf(nota) });
  };
  const blamedFor = (nota: NotaRuim): readonly string[] => {
    const { construcoes } = environment();
    const mapa = mapInUse();
    if (nota.tipo === 'erro')
      return [culpritOf(nota.texto, { mapa, pedacos: globalThis.balcaoPedacos, parcels: parcels() })].filter((servico) => servico !== null);
    // what a parcel stands on may be what did not come
    const graph = (url: string) => (mapa.depcache[url] ?? []).flatMap((dep) => mapa.imports[dep] ?? []);
    const root = mapa.imports[nota.modulo];
    const below = nota.tipo === 'carga' && root ? servicesThatFailed(System, construcoes, closureOf(root, graph)) : [];
    return below.length > 0 ? below : [nota.modulo];
  };

  return {
    lastSeen: () => seen,
    onNote: (nota, construcoes) => {
      if (nota.tipo === 'montada') {
        quebradas.delete(nota.modulo);
        trocador.onMounted(nota.modulo);
      } else count(nota, construcoes);
      if (nota.tipo === 'quebrou') {
        quebradas.add(nota.modulo);
        void consider();
      }
      return (nota.tipo === 'carga' || nota.tipo === 'montagem') && trocador.onFailed(nota.modulo);
    },
    take: async (wire) => {
      const { nome: ambiente, chave } = environment();
      const lent = MapaDaSessao.safeParse(wire).data?.suporte ?? null;
      const julgamento = await judgeMap(wire, { ambiente, chave, sequencia: seen, agora: Date.now(), subtle: crypto.subtle });
      const isRefused = julgamento.tipo === 'recusado';
      if (suporte && (!isRefused || julgamento.motivo === 'momento')) {
        // what the page was opened with stays as it was lent, until it is not lent any more
        if (lent?.concessaoId !== suporte.concessaoId && !isOver()) tellSuporte({ ...suporte, ate: new Date().toISOString() });
        return void startOver();
      }
      if (isRefused) return console.warn('mapa recusado', julgamento.motivo);
      const nova = composicaoDe(julgamento.carga, window.location.href);
      if (julgamento.tipo === 'aceito') {
        seen = nova.sequencia;
        tellSuporte(lent);
        await trocador.take(nova);
      } else {
        // not checked: it changes nothing here, but a reload will
        recarga = planOf({ emUso: trocador.emUso, nova, parcels: new Set(), provadas: new Set() }).recarga;
      }
      await consider();
    },
  };
}
