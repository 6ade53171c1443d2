import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { digestOf } from '../../plugins/session.model.ts';
import { type AvisoPix, type CobrancaPort, PspIndisponivel } from '../../psp/cobranca.port.ts';
import { frases } from './cobranca.copy.ts';
import { avisoRecusado } from './cobranca.errors.ts';
import type { CobrancaAchada, CobrancaRepository } from './cobranca.repository.ts';
import type { CobrancaService } from './cobranca.service.ts';

/** Name of the job that asks the provider how a charge stands. */
export const TAREFA_CONFERIR = 'cobranca.conferir';
/** The queue waits longer each time: nine attempts take an hour and a half, and the nightly look comes after. */
const TENTATIVAS = 9;
const LIMITE_MS = 30_000;
const Pedido = z.object({ txid: z.string(), endToEndId: z.string() });

interface Deps extends Pick<Recursos, 'db' | 'tarefas' | 'log'> {
  readonly psp: CobrancaPort;
  readonly cobrancas: CobrancaRepository;
  readonly service: CobrancaService;
  /** What the address given to the provider ends with; only the provider knows it. */
  readonly segredo: string;
}

/**
 * Notices of the provider. A notice is only the reason to ask: what was paid is read from the provider itself, so that nobody who forges
 * one, or keeps one and sends it again, can pay anything by it.
 */
export function createAvisoPixService({ db, tarefas, log, psp, cobrancas, service, segredo }: Deps) {
  const esperado = digestOf(segredo);

  function parse(corpo: Buffer): { avisos: readonly AvisoPix[]; resumo: Buffer } {
    let lido: unknown;
    try {
      lido = JSON.parse(corpo.toString('utf8'));
    } catch {
      lido = null; // not JSON: as unreadable as another shape
    }
    const avisos = psp.readAvisos(lido);
    if (!avisos) throw camposInvalidos([{ campo: 'corpo', codigo: 'invalido', mensagem: frases.avisoMalformado }]);
    return { avisos, resumo: digestOf(corpo.toString('utf8')) };
  }

  async function take(tx: Tx, achada: CobrancaAchada, { aviso, resumo }: { aviso: AvisoPix; resumo: Buffer }): Promise<boolean> {
    const contexto = { assinaturaId: achada.assinaturaId, usuarioId: null };
    const chave = digestOf(`${resumo.toString('hex')}:${aviso.endToEndId}`);
    if (!(await cobrancas.addAviso(tx, contexto, { cobrancaId: achada.id, endToEndId: aviso.endToEndId, resumo: chave }))) return false;
    await tarefas.enqueue(tx, TAREFA_CONFERIR, aviso, { maxTentativas: TENTATIVAS });
    return true;
  }

  tarefas.handle(TAREFA_CONFERIR, async (payload, { tentativa, signal }) => {
    const { txid, endToEndId } = Pedido.parse(payload);
    const achada = await db.global((tx) => cobrancas.findByTxid(tx, txid));
    if (!achada) return;
    const lida = await service.check({ ...achada, txid }, 'AVISO', AbortSignal.any([signal, AbortSignal.timeout(LIMITE_MS)]));
    if (lida?.pagamentos.some((pagamento) => pagamento.endToEndId === endToEndId)) return;
    // the notice may have outrun the provider's own books; one that was invented is given up
    if (tentativa < TENTATIVAS) throw new PspIndisponivel('AVISO_ADIANTADO');
    log.warn({ causa: 'sem-pagamento' }, 'um aviso de pagamento não foi confirmado pelo PSP');
  });

  return {
    /**
     * @returns how many of its payments had not been told before
     * @throws {Recusa} 401 for an address nobody gave, 422 for another shape
     */
    async receive(dado: string, corpo: Buffer): Promise<{ novos: number }> {
      if (!timingSafeEqual(digestOf(dado), esperado)) {
        log.warn({ causa: 'segredo' }, 'aviso de pagamento recusado');
        throw avisoRecusado();
      }
      const { avisos, resumo } = parse(corpo);
      let novos = 0;
      for (const aviso of avisos) {
        const achada = await db.global((tx) => cobrancas.findByTxid(tx, aviso.txid));
        if (!achada) {
          log.warn({ causa: 'txid' }, 'aviso de pagamento de uma cobrança que não é nossa');
          continue;
        }
        const contexto = { assinaturaId: achada.assinaturaId, usuarioId: null };
        if (await db.tenant(contexto, (tx) => take(tx, achada, { aviso, resumo }))) novos += 1;
      }
      return { novos };
    },
  };
}

export type AvisoPixService = ReturnType<typeof createAvisoPixService>;
