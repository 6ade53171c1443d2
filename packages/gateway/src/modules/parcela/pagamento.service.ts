import type { NovoPagamento, Parcela } from '@balcao/contracts';
import { hojeEm, judgePagamento } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import type { GruposPort } from '../parametros/index.ts';
import type { TarefaAberta, TarefaPort } from '../tarefa/index.ts';
import type { CobrancaParcelaRepository } from './cobranca-parcela.repository.ts';
import type { PagamentoRepository, PagamentoRow, ParcelaTravada } from './pagamento.repository.ts';
import { comissaoRecebida, naoEUltimo, pagamentoDemais, pagamentoNoFuturo, parcelaEncerrada, parcelaMudou } from './parcela.errors.ts';
import { isEmAberto, updateValor } from './parcela.model.ts';
import type { ParcelaService } from './parcela.service.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly pagamentos: PagamentoRepository;
  readonly cobrancas: Pick<CobrancaParcelaRepository, 'listTarefasAbertas'>;
  readonly tarefas: Pick<TarefaPort, 'complete' | 'reopen'>;
  readonly parcelas: Pick<ParcelaService, 'see'>;
  readonly grupos: Pick<GruposPort, 'read'>;
}

/** What is paid of an instalment, and taken back. */
export function createPagamentoService({ agora, db, pagamentos, cobrancas, tarefas, parcelas, grupos }: Deps) {
  /** @throws {Recusa} 404; 409 when somebody changed it since */
  async function lock(tx: Tx, { parcelaId, versao }: { parcelaId: string; versao: number }, chamador: Chamador): Promise<ParcelaTravada> {
    const parcela = await pagamentos.lock(tx, parcelaId, escopoDe(chamador.sessao));
    if (!parcela) throw naoEncontrado();
    if (parcela.versao !== versao) throw parcelaMudou(parcela.versao);
    return parcela;
  }

  /** @throws {Recusa} 404 of a payment of another; 409 when another came after it */
  async function findUltimo(tx: Tx, parcelaId: string, pagamentoId: string): Promise<PagamentoRow> {
    if (!(await pagamentos.exists(tx, parcelaId, pagamentoId))) throw naoEncontrado();
    const ultimo = await pagamentos.findUltimo(tx, parcelaId);
    if (ultimo?.id !== pagamentoId) throw naoEUltimo();
    return ultimo;
  }

  /** Nobody has to speak to the client of what is paid. @returns the tasks that this completes */
  async function completeTarefas(tx: Tx, parcelaId: string): Promise<TarefaAberta[]> {
    const abertas = await cobrancas.listTarefasAbertas(tx, parcelaId);
    await tarefas.complete(
      tx,
      abertas.map(({ id }) => id),
      agora(),
    );
    return abertas.map(({ id, status }) => ({ id, status }));
  }

  return {
    /** @throws {Recusa} 404; 409 when it waits for no payment or somebody changed it; 422 of a day to come, or of more than is owed */
    pay: (pedido: NovoPagamento & { parcelaId: string; versao: number }, chamador: Chamador): Promise<Parcela> =>
      db.tenant(chamador, async (tx) => {
        const parcela = await lock(tx, pedido, chamador);
        if (!isEmAberto(parcela)) throw parcelaEncerrada();
        if (pedido.pagoEm > hojeEm(agora())) throw pagamentoNoFuturo();
        const { saldoCentavos, multaCentavos, jurosCentavos } = updateValor(parcela, pedido.pagoEm, await grupos.read(tx, 'atraso'));
        const julgado = judgePagamento({ saldoCentavos, encargosCentavos: multaCentavos + jurosCentavos }, pedido.valorCentavos);
        if (!julgado) throw pagamentoDemais(saldoCentavos + multaCentavos + jurosCentavos);
        const { isQuitada, ...valores } = julgado;
        const { pagoEm } = pedido;
        await pagamentos.insert(tx, chamador, {
          ...valores,
          pagoEm,
          parcelaId: parcela.id,
          observacao: pedido.observacao || null,
          desfazId: null,
          antes: { ...(await pagamentos.readAntes(tx, parcela)), tarefas: isQuitada ? await completeTarefas(tx, parcela.id) : [] },
        });
        await pagamentos.setPago(tx, parcela.id, {
          pagoEm,
          pagoCentavos: parcela.pagoCentavos + valores.valorCentavos,
          status: isQuitada ? 'PAGA' : parcela.status,
        });
        if (isQuitada) await pagamentos.expectComissoes(tx, parcela.id, pagoEm);
        return parcelas.see(tx, parcela.id, chamador);
      }),

    /** @throws {Recusa} 404; 409 when it is not the last, its commission was received, or the instalment ended since */
    undo: (pedido: { parcelaId: string; pagamentoId: string; versao: number }, chamador: Chamador): Promise<Parcela> =>
      db.tenant(chamador, async (tx) => {
        const parcela = await lock(tx, pedido, chamador);
        const { id, pagoEm, valorCentavos, encargosCentavos, antes } = await findUltimo(tx, parcela.id, pedido.pagamentoId);
        const isQuitada = parcela.status === 'PAGA';
        if (!isQuitada && !isEmAberto(parcela)) throw parcelaEncerrada();
        if (isQuitada && (await pagamentos.hasComissaoRecebida(tx, parcela.id))) throw comissaoRecebida();
        await pagamentos.insert(tx, chamador, {
          parcelaId: parcela.id,
          pagoEm,
          valorCentavos: 0 - valorCentavos,
          encargosCentavos: 0 - encargosCentavos,
          observacao: null,
          desfazId: id,
          antes: {},
        });
        await pagamentos.setPago(tx, parcela.id, {
          pagoCentavos: parcela.pagoCentavos - valorCentavos,
          pagoEm: antes.pagoEm,
          // what was paid in part may have fallen due since
          status: isQuitada ? antes.status : parcela.status,
        });
        if (isQuitada) {
          await pagamentos.restore(tx, parcela.apoliceId, antes);
          await tarefas.reopen(tx, antes.tarefas ?? []);
        }
        return parcelas.see(tx, parcela.id, chamador);
      }),
  };
}

export type PagamentoService = ReturnType<typeof createPagamentoService>;
