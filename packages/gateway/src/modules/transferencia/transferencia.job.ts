import * as z from 'zod/mini';
import { Id, type Transferencia } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { isBancoFora } from '../../plugins/error-handler.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { TransferenciaRepository } from './transferencia.repository.ts';

/** Name and body of the job that passes a portfolio on, or gives it back. */
export const TAREFA_TRANSFERIR = 'transferencia.seguir';
export const PedidoTransferir = z.object({ assinaturaId: Id, usuarioId: Id, transferenciaId: Id });
export type PedidoTransferir = z.infer<typeof PedidoTransferir>;

/** Policies at a time: on a disk that was not read lately, 2,000 of them took longer than a statement may. */
const LOTE = 500;
const MAX_TENTATIVAS = 3;
const ANTES_DE_TODOS = '00000000-0000-0000-0000-000000000000';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly transferencias: TransferenciaRepository;
}

/** Ends the transaction without any of it. */
class Desistencia extends Error {}

/**
 * Passes a portfolio on, or back, in one transaction that ends together with the state of the transfer: killed at any moment, none of it was
 * done, and the queue takes it up again. How far it is travels by another connection, where who waits reads it and gives it up.
 */
export function createTransferenciaJob({ db, agora, log, transferencias }: Deps) {
  async function eachLote(
    contexto: Contexto,
    tx: Tx,
    { transferencia, signal }: { transferencia: Transferencia; signal: AbortSignal },
    work: (apolices: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const { id, status } = transferencia;
    for (let [depois, feitas] = [ANTES_DE_TODOS, 0]; ; ) {
      signal.throwIfAborted();
      const lote = await transferencias.listItens(tx, id, { depois, tamanho: LOTE });
      const ultimo = lote.at(-1);
      if (!ultimo) return;
      await work(lote);
      [depois, feitas] = [ultimo, feitas + lote.length];
      // without a connection only the progress waits
      const isWanted = await db.tenant(contexto, (other) => transferencias.advance(other, id, status, feitas)).catch(() => true);
      if (!isWanted) throw new Desistencia();
    }
  }

  async function pass(contexto: Contexto, transferencia: Transferencia, signal: AbortSignal): Promise<void> {
    await db.tenant(contexto, async (tx) => {
      const quantas = await transferencias.chooseItens(tx, contexto, transferencia, hojeEm(agora()));
      await eachLote(contexto, tx, { transferencia, signal }, (apolices) => transferencias.pass(tx, contexto, transferencia, apolices));
      const fim = { de: 'PENDENTE', para: 'CONCLUIDA', em: agora() } as const;
      if ((await transferencias.setStatus(tx, transferencia.id, fim)) === 0) throw new Desistencia();
      log.info({ transferenciaId: transferencia.id, apolices: quantas }, 'carteira transferida');
    });
  }

  async function giveBack(contexto: Contexto, transferencia: Transferencia, signal: AbortSignal): Promise<void> {
    const { id } = transferencia;
    await db.tenant(contexto, async (tx) => {
      // who changed a policy in between keeps what they wrote: the whole stays as it is
      if ((await transferencias.countMudadas(tx, id)) > 0) {
        await transferencias.setStatus(tx, id, { de: 'DESFAZENDO', para: 'CONCLUIDA', em: agora() });
        return;
      }
      await eachLote(contexto, tx, { transferencia, signal }, (apolices) => transferencias.giveBack(tx, transferencia, apolices));
      const fim = { de: 'DESFAZENDO', para: 'DESFEITA', em: agora() } as const;
      if ((await transferencias.setStatus(tx, id, fim)) === 0) throw new Desistencia();
    });
  }

  async function follow({ transferenciaId, ...contexto }: PedidoTransferir, signal: AbortSignal): Promise<void> {
    const transferencia = await db.tenant(contexto, (tx) => transferencias.find(tx, transferenciaId));
    if (transferencia?.status === 'PENDENTE') await pass(contexto, transferencia, signal);
    if (transferencia?.status === 'DESFAZENDO') await giveBack(contexto, transferencia, signal);
  }

  return async (payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const pedido = PedidoTransferir.parse(payload);
    try {
      await follow(pedido, signal);
    } catch (error) {
      if (error instanceof Desistencia) return;
      // while the database is away the job waits for it; any other failure that repeats is shown to who waits
      if (signal.aborted || isBancoFora(error) || tentativa < MAX_TENTATIVAS) throw error;
      const { transferenciaId } = pedido;
      log.error({ err: error, transferenciaId }, 'a transferência falhou');
      await db.tenant(pedido, async (tx) => {
        await transferencias.setStatus(tx, transferenciaId, { de: 'PENDENTE', para: 'FALHOU', em: agora() });
        await transferencias.setStatus(tx, transferenciaId, { de: 'DESFAZENDO', para: 'CONCLUIDA', em: agora() });
      });
    }
  };
}
