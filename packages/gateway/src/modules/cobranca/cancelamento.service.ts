import type { MotivoCancelamento, SituacaoCancelamento } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { cancelamentoRepository as cancelamentos } from './cancelamento.repository.ts';
import { semOQueCancelar } from './cobranca.errors.ts';
import { periodosFaturados } from './cobranca.model.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  /** The open sessions of the subscription read it again. */
  readonly tellMudou: (tx: Tx, assinaturaId: string) => Promise<void>;
}

const CANCELAVEIS: ReadonlySet<string> = new Set(['ATIVA', 'PENDENTE']);

/** The end of a subscription: asked for, undone, and come. */
export function createCancelamentoService({ db, agora, log, tellMudou }: Deps) {
  /** First day that was not paid, tomorrow at the earliest: who cancels goes on reading for the day. */
  async function endOf(tx: Tx): Promise<string> {
    const hoje = hojeEm(agora());
    const fins = periodosFaturados(await cancelamentos.listPagas(tx), hoje).map(({ fim }) => fim);
    return fins.toSorted().at(-1) ?? addDias(hoje, 1);
  }

  async function read(tx: Tx, contexto: Contexto): Promise<SituacaoCancelamento> {
    const assinatura = await cancelamentos.find(tx, contexto);
    const pedido = await cancelamentos.findPedido(tx);
    return {
      cancelamento: pedido && { ...pedido, pedidoEm: pedido.pedidoEm.toISOString() },
      cancelaEm: assinatura?.cancelaEm ?? (await endOf(tx)),
    };
  }

  const close = (assinaturaId: string): Promise<boolean> => {
    const contexto = { assinaturaId, usuarioId: null };
    return db.tenant(contexto, async (tx) => {
      const assinatura = await cancelamentos.lock(tx, contexto);
      const em = agora();
      const hoje = hojeEm(em);
      if (!assinatura?.cancelaEm || assinatura.cancelaEm > hoje || assinatura.status === 'CANCELADA') return false;
      // paid since: what was paid is kept to be read
      const fins = periodosFaturados(await cancelamentos.listPagas(tx), hoje).map(({ fim }) => fim);
      const fim = fins.toSorted().at(-1);
      if (fim) await cancelamentos.setFim(tx, contexto, fim, em);
      else await cancelamentos.close(tx, contexto, assinatura.cancelaEm, em);
      await tellMudou(tx, assinaturaId);
      return !fim;
    });
  };

  return {
    get: (chamador: Chamador): Promise<SituacaoCancelamento> => db.tenant(chamador, (tx) => read(tx, chamador)),

    /** @throws {Recusa} 409 when there is nothing to cancel, or it was cancelled already */
    request: (chamador: Chamador, { motivo, comentario }: { motivo: MotivoCancelamento; comentario: string | null }) =>
      db.tenant(chamador, async (tx) => {
        const assinatura = await cancelamentos.lock(tx, chamador);
        if (!assinatura || !CANCELAVEIS.has(assinatura.status) || assinatura.cancelaEm !== null) throw semOQueCancelar();
        const em = agora();
        await cancelamentos.insert(tx, chamador, { motivo, comentario: comentario || null, em });
        await cancelamentos.setFim(tx, chamador, await endOf(tx), em);
        await tellMudou(tx, chamador.assinaturaId);
        return read(tx, chamador);
      }),

    undo: (chamador: Chamador): Promise<SituacaoCancelamento> =>
      db.tenant(chamador, async (tx) => {
        const assinatura = await cancelamentos.lock(tx, chamador);
        if (assinatura?.cancelaEm) {
          const em = agora();
          await cancelamentos.undo(tx, chamador, em);
          await cancelamentos.setFim(tx, chamador, null, em);
          await tellMudou(tx, chamador.assinaturaId);
        }
        return read(tx, chamador);
      }),

    /**
     * Ends the subscriptions whose last day is over, each in a transaction of its own; one that fails keeps none of the others open.
     *
     * @returns how many ended. @throws the last failure
     */
    async closeDue(signal: AbortSignal): Promise<number> {
      let [encerradas, falha]: [number, unknown] = [0, null];
      for (const assinaturaId of await db.global((tx) => cancelamentos.listAEncerrar(tx, hojeEm(agora())))) {
        signal.throwIfAborted();
        try {
          if (await close(assinaturaId)) encerradas += 1;
        } catch (error) {
          falha = error;
          log.error({ err: error }, 'uma assinatura cancelada não pôde ser encerrada');
        }
      }
      if (falha !== null) throw falha;
      return encerradas;
    },
  };
}
export type CancelamentoService = ReturnType<typeof createCancelamentoService>;
