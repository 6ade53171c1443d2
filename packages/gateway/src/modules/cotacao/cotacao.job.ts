import { type Cotacao, type ResultadoCotacao, Slug } from '@balcao/contracts';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { InsurerPort, PedidoSeguradora, RespostaSeguradora } from '../../insurers/insurer.port.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { untilWritten } from '../../plugins/until-written.ts';
import type { AtividadePort, OrcamentoPort } from '../orcamento/index.ts';
import type { TellConclusao } from './cotacao-aviso.ts';
import type { Cancelamentos } from './cotacao-cancelamento.ts';
import type { CotacaoRepository, SnapshotCotacao } from './cotacao.repository.ts';
import { checked, respostas, toRow } from './cotacao-resposta.ts';
import { inBatches } from './in-batches.ts';
import type { CotacaoPublisher } from './cotacao.publisher.ts';
import type { RespostaDaSeguradora, ResultadoRepository } from './resultado.repository.ts';

/** Name and body of the job that asks the insurers of a run. */
export const TAREFA_CALCULAR = 'cotacao.calcular';
export const PedidoTarefa = z.object({
  assinaturaId: z.string(),
  usuarioId: z.string(),
  cotacaoId: z.string(),
  seguradoras: z.array(Slug),
  /** How often these insurers will have been asked, this time included. */
  tentativa: z.int(),
});
export type PedidoTarefa = z.infer<typeof PedidoTarefa>;

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly newId: () => string;
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  readonly cotacoes: CotacaoRepository;
  readonly resultados: ResultadoRepository;
  readonly orcamentos: OrcamentoPort;
  readonly atividades: AtividadePort;
  readonly publisher: CotacaoPublisher;
  readonly tellConclusao: TellConclusao;
  readonly cancelamentos: Cancelamentos;
  readonly folgaMs?: number;
}

/** What is given beyond the limit to an insurer's adapter that should have ended by itself. */
const FOLGA_MS = 3_000;

export function createCotacaoJob(deps: Deps) {
  const { db, agora, log, newId, insurers, cotacoes, resultados, orcamentos, atividades, publisher, cancelamentos, tellConclusao } = deps;
  const folgaMs = deps.folgaMs ?? FOLGA_MS;
  /** How long each insurer took last time, ms, in this process. */
  const demoras = new Map<string, number>();
  /** A run lasts as long as its slowest insurer: the one that took longest before is asked first. */
  const slowestFirst = (pendentes: readonly ResultadoCotacao[]) =>
    pendentes.toSorted((a, b) => (demoras.get(b.seguradora) ?? 0) - (demoras.get(a.seguradora) ?? 0));

  /** Takes the run over: who is to be asked, and what. Null when it was cancelled before it began. */
  const begin = (contexto: Contexto, { cotacaoId, seguradoras, tentativa }: PedidoTarefa) =>
    db.tenant(contexto, async (tx) => {
      const cotacao = await cotacoes.lock(tx, cotacaoId);
      const pedido = await cotacoes.findPedido(tx, cotacaoId);
      if (!cotacao || !pedido || cotacao.status === 'CANCELADA') return null;
      await cotacoes.start(tx, cotacaoId);
      return { cotacao, snapshot: pedido.snapshot, pendentes: await resultados.start(tx, cotacaoId, seguradoras, tentativa) };
    });

  async function ask(resultado: ResultadoCotacao, pedido: PedidoSeguradora, options: { signal: AbortSignal; limiteMs: number }) {
    const insurer = insurers.get(resultado.seguradora);
    if (!insurer) return respostas.naoConfigurada();
    const { signal, limiteMs } = options;
    // the same key after a restart, another after a retry: the insurer prices once per question
    const idempotencyKey = `${resultado.id}:${resultado.tentativas}`;
    const hardStop = AbortSignal.timeout(limiteMs + folgaMs);
    const quoting = insurer.quote(pedido, { signal: AbortSignal.any([signal, hardStop]), idempotencyKey, limiteMs });
    return raceAbort(quoting, AbortSignal.any([signal, hardStop])).catch((error: unknown): RespostaSeguradora => {
      if (!signal.aborted && hardStop.aborted) return respostas.semResposta();
      if (!signal.aborted)
        log.error({ cotacaoId: resultado.cotacaoId, seguradora: resultado.seguradora, erro: String(error) }, 'seguradora falhou');
      return respostas.falha();
    });
  }

  /** Writes answers within a transaction that holds the run. */
  async function writeAnswers(tx: Tx, contexto: Contexto, cotacaoId: string, answers: readonly RespostaDaSeguradora[]) {
    const saved = await resultados.save(tx, contexto, answers);
    if (saved.some((one) => one?.status === 'OK')) await orcamentos.refreshMelhorPremio(tx, cotacaoId);
    return saved;
  }

  /** A price on screen never waits for a slower insurer; those that come in the same breath are one transaction. */
  const store = (contexto: Contexto, cotacaoId: string, answers: readonly RespostaDaSeguradora[]) =>
    db.tenant(contexto, async (tx) => {
      const isFirst = await cotacoes.holdForAnswer(tx, cotacaoId);
      const saved = await writeAnswers(tx, contexto, cotacaoId, answers);
      if (isFirst && saved.some((one) => one !== null)) await cotacoes.markParcial(tx, cotacaoId);
      return saved;
    });

  /** Ends a run that `tx` holds when nobody is left to answer; null when it goes on, or had ended already. */
  async function endAnswered(tx: Tx, contexto: Contexto, cotacao: Cotacao | null): Promise<Cotacao | null> {
    if (!cotacao || !['CALCULANDO', 'PARCIAL'].includes(cotacao.status)) return null;
    const { id, orcamentoId } = cotacao;
    const { semResposta, canceladas } = await resultados.countOpen(tx, id);
    if (semResposta > 0) return null;
    // one insurer of a cancelled run was asked again: the others were not, and the run is no more complete than before
    const isCancelada = canceladas > 0;
    const ended = await cotacoes.end(tx, id, isCancelada ? 'CANCELADA' : 'CONCLUIDA');
    await orcamentos.endRun(tx, id, 'CALCULADO');
    if (!isCancelada)
      await atividades.add(tx, contexto, { tipo: 'COTACAO_CONCLUIDA', usuarioId: contexto.usuarioId as string, orcamentoId });
    await tellConclusao(tx, contexto, ended);
    return ended;
  }

  /** The last answers this job waits for, and the end of the run they bring: one transaction, one journey less before the end is seen. */
  const storeLast = (contexto: Contexto, cotacaoId: string, answers: readonly RespostaDaSeguradora[]) =>
    db.tenant(contexto, async (tx) => {
      const cotacao = await cotacoes.lock(tx, cotacaoId);
      const saved = await writeAnswers(tx, contexto, cotacaoId, answers);
      const isWritten = saved.some((one) => one !== null);
      const ended = await endAnswered(tx, contexto, cotacao);
      // another job still asks an insurer of this run
      if (!ended && isWritten) await cotacoes.markParcial(tx, cotacaoId);
      return { saved, ended };
    });

  /** Ends the run when no answer is missing; the process that ends it also publishes the end. */
  const finish = (contexto: Contexto, { cotacaoId }: PedidoTarefa): Promise<Cotacao | null> =>
    db.tenant(contexto, async (tx) => endAnswered(tx, contexto, await cotacoes.lock(tx, cotacaoId)));

  /**
   * Asks, stores and tells; safe to run again after a crash: who has answered is skipped, who was being asked is asked again.
   *
   * @throws when `signal` aborted before everybody answered, so that the job is taken up again.
   */
  return async function run(payload: unknown, { signal }: { signal: AbortSignal }): Promise<void> {
    const tarefa = PedidoTarefa.parse(payload);
    const contexto: Contexto = { assinaturaId: tarefa.assinaturaId, usuarioId: tarefa.usuarioId };
    const begun = await untilWritten(() => begin(contexto, tarefa), signal);
    if (!begun) return;

    const { cotacao, snapshot, pendentes } = begun;
    const watch = cancelamentos.watch(cotacao.id, () => db.tenant(contexto, (tx) => cotacoes.statusOf(tx, cotacao.id)));
    const stopping = AbortSignal.any([signal, watch.signal]);
    let waitedFor = pendentes.length;
    let ended: Cotacao | null = null;
    const keep = inBatches(async (answers: readonly RespostaDaSeguradora[]) => {
      const isLast = answers.length === waitedFor;
      const written = await untilWritten(
        async () =>
          isLast ? storeLast(contexto, cotacao.id, answers) : { saved: await store(contexto, cotacao.id, answers), ended: null },
        signal,
      );
      waitedFor -= answers.length;
      ended = written.ended;
      return written.saved;
    });
    const answerOf = async (resultado: ResultadoCotacao): Promise<void> => {
      const inicio = agora().getTime();
      const options = { signal: stopping, limiteMs: cotacao.limiteSegundos * 1000 };
      const resposta = await ask(resultado, pedidoFor(resultado.seguradora, cotacao, snapshot), options);
      if (stopping.aborted && resposta.status !== 'OK') return;
      const tempoMs = Math.max(0, agora().getTime() - inicio);
      if (resposta.status === 'OK') demoras.set(resultado.seguradora, tempoMs);
      const saved = await keep({ resultado, resposta: toRow(checked(resposta), tempoMs, newId) });
      if (saved) await publisher.resultado(contexto.assinaturaId, saved);
    };
    try {
      const asking: Promise<PromiseSettledResult<void>[]>[] = [];
      for (const resultado of slowestFirst(pendentes)) {
        asking.push(Promise.allSettled([answerOf(resultado)]));
        // each question leaves before the next one is written: insurers count in milliseconds
        await setImmediate();
      }
      // screens that watch have already seen the run begin
      await Promise.all(pendentes.map((resultado) => publisher.resultado(contexto.assinaturaId, resultado)));
      const answered = (await Promise.all(asking)).flat();
      const lost = answered.find((one) => one.status === 'rejected');
      if (lost) throw lost.reason;
    } finally {
      watch.stop();
    }
    signal.throwIfAborted();
    ended ??= await untilWritten(() => finish(contexto, tarefa), signal);
    if (ended) await publisher.fim(contexto.assinaturaId, ended);
  };
}

const pedidoFor = (seguradora: string, cotacao: Cotacao, { linha, risco, corretor, codigos }: SnapshotCotacao): PedidoSeguradora =>
  ({
    linha,
    risco,
    comissaoBps: cotacao.comissaoBps[seguradora] ?? 0,
    descontoBps: cotacao.descontoBps[seguradora] ?? 0,
    corretor: { ...corretor, codigo: codigos[seguradora] ?? '' },
  }) as PedidoSeguradora;

/** Settles as `work` does, or rejects as soon as `signal` aborts: an adapter that ignores its signal cannot hold the run. */
function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
