import { composicaoEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { environment } from '../environment.ts';
import { mapInUse } from '../loader.ts';
import { hearNotes } from '../notes.ts';
import { composicaoDe, composicaoInicial } from './composition.model.ts';
import { Trocador } from './exchange.ts';
import { hearAnnouncements } from './hear-announcements.ts';
import { planOf } from './plan.ts';
import { watchPresence } from './presence.ts';
import { readMap } from './read-map.ts';
import { offerOf } from './reload-offer.ts';
import { parcelsOfPage, stage } from './stage.ts';
import { tellHealth } from './tell-health.ts';
import { TypedWork } from './typed-work.ts';

const PASSO_MS = 5_000;
const reload = () => window.location.reload();

/** Keeps an open page on what the environment runs, and tells how its builds do. */
export function live(): void {
  const { suporte } = environment();
  const work = new TypedWork(document);
  const isClean = () => work.parcels().length === 0;
  let recarga: readonly string[] = [];
  let offered = '';
  let timer: ReturnType<typeof setInterval> | undefined;

  const offer = () => {
    const { paradaMs, hasJustReturned } = presence;
    const servicos = offerOf({ servicos: recarga, temTrabalho: !isClean(), paradaMs: paradaMs(), hasJustReturned: hasJustReturned() });
    if (servicos.join() === offered) return;
    offered = servicos.join();
    emit(composicaoEvents.recargaDisponivel, { servicos: [...servicos] });
  };
  const presence = watchPresence(document, () => performance.now(), offer);
  const trocador = new Trocador(composicaoInicial(environment(), mapInUse()), {
    ...stage,
    parcels: parcelsOfPage,
    hasWork: (servico) => work.isIn(servico.replace('@balcao/', '')),
    paradaMs: presence.paradaMs,
    ocultaMs: presence.ocultaMs,
    onExchanged: (servico, de, para) => emit(composicaoEvents.parcelaTrocada, { servico, de, para }),
    onRefused: (servico, construcao) => console.warn('construção devolvida', servico, construcao),
    onRecarga: (servicos) => {
      recarga = servicos;
    },
  });
  const tell = tellHealth(() => trocador.emUso, parcelsOfPage);
  const consider = async () => {
    await trocador.consider();
    offer();
    // nothing waits, nothing ticks
    if (trocador.isPending || recarga.length > 0) timer ??= setInterval(() => void consider(), PASSO_MS);
    else timer = void clearInterval(timer);
  };
  const read = async () => {
    const lido = await readMap();
    if (!lido) return;
    const nova = composicaoDe(lido.carga, window.location.href);
    if (lido.tipo === 'aceito') await trocador.take(nova);
    // not checked: it changes nothing here, but a reload will
    else recarga = planOf({ emUso: trocador.emUso, nova, parcelas: new Set(), provadas: new Set() }).recarga;
    await consider();
  };

  hearNotes((nota) => {
    tell(nota);
    if (nota.tipo === 'montada') trocador.onMounted(nota.modulo);
    return (nota.tipo === 'carga' || nota.tipo === 'montagem') && trocador.onFailed(nota.modulo);
  });
  on(composicaoEvents.recargaPedida).subscribe(() => {
    if (isClean()) reload();
    else emit(composicaoEvents.recargaRecusada, { parcelas: work.parcels() });
  });
  // what support lent stays as it was lent
  if (suporte) return reloadAt(Date.parse(suporte.ate), isClean);
  window.addEventListener('single-spa:app-change', () => void consider());
  hearAnnouncements(() => void read());
}

/** Starts the page over at a moment, or as soon after it as nothing is lost by it. */
function reloadAt(moment: number, isClean: () => boolean): void {
  const tick = () => {
    if (Date.now() < moment || !isClean()) return;
    reload();
  };
  setInterval(tick, PASSO_MS);
}
