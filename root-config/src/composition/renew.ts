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

/** Checking interval while a parcel waits; as long as a pause. */
const PASSO_MS = 1_000;
const parcelOf = (servico: string) => servico.replace('@balcao/', '');
const reload = () => window.location.reload();

/** Interface of a page that updates itself. */
export interface Renovacao {
  /** Handles a received map, which is verified here. */
  take(wire: MapaDaSessao): Promise<void>;
  /** Highest accepted sequence; announcements up to it are ignored. */
  lastSeen(): number;
  /** @returns whether the failure is being handled */
  onNote(nota: Nota, construcoes: Construcoes): boolean;
}

/** The page to update. */
export interface Pagina {
  readonly shell: Shell;
  readonly relatos: Relatos;
  readonly typed: Typed;
}

/** Services that single-spa mounts, including those registered later. */
const parcels = (): ReadonlySet<string> => new Set(getAppNames());

/** Updates an open page to the environment's current composition, without losing the user's work. */
export function renew({ shell, relatos, typed }: Pagina): Renovacao {
  const { environment } = shell;
  const working = () => parcelsWithWork([...parcels()].map(parcelOf), typed, document);
  let seen = environment().sequencia;
  let recarga: readonly string[] = [];
  let offered: readonly string[] = [];
  /** From the last check; not recomputed at each key press. */
  let retidas: readonly string[] = [];
  let tela: ReturnType<typeof screenOfferOf>;
  /** Parcels that show a retry. */
  const quebradas = new Set<string>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tell = () => emit(avisosEvents.mudaram, { servicos: [...offered], tela });
  /** Shows and hides the notice of a support grant on an open page. */
  const tellSuporte = (suporte: ModoSuporte | null) => {
    if (suporte?.concessaoId === environment().suporte?.concessaoId && suporte?.ate === environment().suporte?.ate) return;
    tellPage(shell, { suporte });
    // leaving the grant does not depend on granted modules
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
    // no timer while nothing waits
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
  /** Reloads the page after its support grant ended, as soon as there is no unsaved work. */
  const startOver = () => isOver() && working().length === 0 && reload();
  if (suporte) setInterval(startOver, PASSO_MS);
  const failure = failureCounter(relatos, () => Date.now());
  const count = (nota: NotaRuim, construcoes: Construcoes) => {
    // failures while offline say nothing about a build
    if (nota.tipo === 'carga' && !navigator.onLine) return;
    for (const servico of blamedFor(nota)) failure({ servico, construcao: construcoes[servico], rota: currentRoute(), tipo: kindOf(nota) });
  };
  const blamedFor = (nota: NotaRuim): readonly string[] => {
    const { construcoes } = environment();
    const mapa = mapInUse();
    if (nota.tipo === 'erro')
      return [culpritOf(nota.texto, { mapa, pedacos: globalThis.balcaoPedacos, parcels: parcels() })].filter((servico) => servico !== null);
    // a dependency of the parcel may be what failed to load
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
        // a page opened with a grant keeps its composition until the grant ends
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
        // not verified, so it is not applied here, but a reload will use it
        recarga = planOf({ emUso: trocador.emUso, nova, parcels: new Set(), provadas: new Set() }).recarga;
      }
      await consider();
    },
  };
}
