import { composicaoEvents, type MapaDaSessao, type ModoSuporte } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import type { Nota } from '../notes.ts';
import { composicaoDe, composicaoInicial } from './composition.model.ts';
import { Trocador } from './exchange.ts';
import { judgeMap } from './judge-map.ts';
import { planOf } from './plan.ts';
import { watchPresence } from './presence.ts';
import { offerOf } from './reload-offer.ts';
import type { Shell } from './shell.ts';
import { stageOf, tellPage } from './stage.ts';
import { hasWork, parcelsWithWork } from './typed-work.ts';

const PASSO_MS = 5_000;
const parcelOf = (servico: string) => servico.replace('@balcao/', '');
const reload = () => window.location.reload();

/** What is asked of a page that renews itself. */
export interface Renovacao {
  /** A map came; true or not is judged here. */
  take(wire: MapaDaSessao): Promise<void>;
  /** Highest sequence taken: an announcement of that one is no news. */
  lastSeen(): number;
  /** @returns whether what failed is being put right */
  onNote(nota: Nota): boolean;
}

/** The page to renew. */
export interface Pagina {
  readonly shell: Shell;
  parcels(): ReadonlySet<string>;
  /** Fields somebody typed in. */
  readonly typed: WeakSet<Element>;
}

/** Brings an open page to what the environment runs now, without anybody losing anything. */
export function renew({ shell, parcels, typed }: Pagina): Renovacao {
  const { environment } = shell;
  const working = () => parcelsWithWork([...parcels()].map(parcelOf), typed, document);
  let seen = environment().sequencia;
  let recarga: readonly string[] = [];
  let offered = '';
  let timer: ReturnType<typeof setInterval> | undefined;

  const offer = () => {
    const servicos = offerOf({
      servicos: recarga,
      temTrabalho: recarga.length > 0 && working().length > 0,
      paradaMs: presence.paradaMs(),
      hasJustReturned: presence.hasJustReturned(),
    });
    if (servicos.join() === offered) return;
    offered = servicos.join();
    emit(composicaoEvents.recargaDisponivel, { servicos: [...servicos] });
  };
  const presence = watchPresence(document, () => performance.now(), offer);
  const trocador = new Trocador(composicaoInicial(environment(), shell.mapInUse()), {
    ...stageOf(shell),
    parcels,
    hasWork: (servico) => hasWork(parcelOf(servico), typed, document),
    paradaMs: presence.paradaMs,
    ocultaMs: presence.ocultaMs,
    onExchanged: (servico, de, para) => emit(composicaoEvents.parcelaTrocada, { servico, de, para }),
    onRefused: (servico, construcao) => console.warn('construção devolvida', servico, construcao),
    onRecarga: (servicos) => {
      recarga = servicos;
    },
  });
  const consider = async () => {
    await trocador.consider();
    offer();
    // nothing waits, nothing ticks
    if (trocador.isPending || recarga.length > 0) timer ??= setInterval(() => void consider(), PASSO_MS);
    else timer = void clearInterval(timer);
  };

  on(composicaoEvents.recargaPedida).subscribe(() => {
    const parcelas = working();
    if (parcelas.length === 0) reload();
    else emit(composicaoEvents.recargaRecusada, { parcelas });
  });
  window.addEventListener('single-spa:app-change', () => void consider());
  const { suporte } = environment();
  if (suporte) reloadAt(Date.parse(suporte.ate), () => working().length === 0);

  return {
    lastSeen: () => seen,
    onNote: (nota) => {
      if (nota.tipo === 'montada') trocador.onMounted(nota.modulo);
      return (nota.tipo === 'carga' || nota.tipo === 'montagem') && trocador.onFailed(nota.modulo);
    },
    take: async (wire) => {
      const { nome: ambiente, chave } = environment();
      const julgamento = await judgeMap(wire, { ambiente, chave, sequencia: seen, agora: Date.now(), subtle: crypto.subtle });
      if (julgamento.tipo === 'recusado') return console.warn('mapa recusado', julgamento.motivo);
      const nova = composicaoDe(julgamento.carga, window.location.href);
      if (julgamento.tipo === 'aceito') {
        seen = nova.sequencia;
        tellSuporte(shell, wire.suporte ?? null);
        await trocador.take(nova);
      } else {
        // not checked: it changes nothing here, but a reload will
        recarga = planOf({ emUso: trocador.emUso, nova, parcelas: new Set(), provadas: new Set() }).recarga;
      }
      await consider();
    },
  };
}

/** What support lends to an open page, the page says, and stops saying when it ends. */
function tellSuporte(shell: Shell, suporte: ModoSuporte | null): void {
  if (suporte?.concessaoId === shell.environment().suporte?.concessaoId) return;
  tellPage(shell, { suporte });
  emit(composicaoEvents.suporteMudou, {});
}

/** Starts the page over at a moment, or as soon after it as nothing is lost by it. */
function reloadAt(moment: number, isClean: () => boolean): void {
  setInterval(() => Date.now() >= moment && isClean() && reload(), PASSO_MS);
}
