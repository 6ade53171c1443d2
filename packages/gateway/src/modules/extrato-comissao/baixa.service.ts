import type { ExtratoComissao, PedidoBaixa, ResultadoBaixa, SimulacaoBaixa } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { assertNotConciliado } from '../extrato-bancario/index.ts';
import { assertForaDeLote } from '../repasse/index.ts';
import type { BaixaRepository } from './baixa.repository.ts';
import { contaDesconhecida, diaNoFuturo, extratoJaBaixado, naoBaixado } from './extrato-comissao.errors.ts';
import type { ExtratoRepository } from './extrato.repository.ts';
import { planBaixa, type PlanoDaBaixa } from './plan-baixa.ts';
import { undoEfeitos } from './undo-efeitos.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly extratos: ExtratoRepository;
  readonly baixas: BaixaRepository;
}

/** Divergences that are told. */
const MAX_DIVERGENCIAS = 500;

function tell({ extratos }: PlanoDaBaixa): SimulacaoBaixa {
  const divergencias = extratos.flatMap((um) => um.divergencias);
  return {
    extratos: extratos.map(({ prevista }) => prevista),
    valorCentavos: extratos.reduce((soma, { prevista }) => soma + prevista.liquidoCentavos, 0),
    totalDivergencias: divergencias.length,
    divergencias: divergencias.slice(0, MAX_DIVERGENCIAS),
  };
}

/** Settles statements, all or none, and takes a settlement back. */
export function createBaixaService({ db, agora, newId, extratos, baixas }: Deps) {
  /** What would become of these statements. @throws {Recusa} 404, 409 when one is settled, 422 at the account or the day */
  async function plan(tx: Tx, { ids, contaId, data, impostoBps }: PedidoBaixa, { lock }: { lock: boolean }): Promise<PlanoDaBaixa> {
    const unicos = [...new Set(ids)];
    if (data > hojeEm(agora())) throw diaNoFuturo('data');
    if (lock) await extratos.lock(tx, unicos);
    const lidos = await baixas.listExtratos(tx, unicos);
    if (lidos.length < unicos.length) throw naoEncontrado();
    const [primeira, ...outras] = await baixas.listBaixados(tx, unicos);
    if (primeira) throw extratoJaBaixado([primeira, ...outras]);
    const corretoraIds = [...new Set(lidos.map(({ corretoraId }) => corretoraId))];
    if (!(await baixas.hasConta(tx, contaId, corretoraIds))) throw contaDesconhecida();
    return planBaixa({
      extratos: lidos,
      corretoras: await baixas.listCorretoras(tx, corretoraIds),
      partes: await baixas.listPartes(tx, unicos, { lock }),
      pendentes: await baixas.listPendentes(tx, unicos),
      dia: data,
      impostoBps: impostoBps ?? null,
    });
  }

  return {
    simulate: (pedido: PedidoBaixa, chamador: Chamador): Promise<SimulacaoBaixa> =>
      db.snapshot(chamador, async (tx) => tell(await plan(tx, pedido, { lock: false }))),

    /** Two who settle the same wait for one another: the second is told what the first did. */
    settle: (pedido: PedidoBaixa, chamador: Chamador): Promise<ResultadoBaixa> =>
      db.tenant(chamador, async (tx) => {
        const plano = await plan(tx, pedido, { lock: true });
        const recebimentos = plano.extratos.map(({ extrato, prevista, efeitos }) => ({ id: newId(), extrato, prevista, efeitos }));
        await baixas.setDia(tx, pedido.data);
        await baixas.setComissoes(
          tx,
          [...plano.comissoes].map(([id, { status, recebidaCentavos }]) => ({ id, status, recebidaCentavos })),
        );
        await baixas.insertRecebimentos(
          tx,
          chamador,
          recebimentos.map(({ id, extrato: { id: extratoId, seguradora, corretoraId }, prevista }) => ({
            id,
            extratoId,
            seguradora,
            corretoraId,
            contaId: pedido.contaId,
            dia: pedido.data,
            valorCentavos: prevista.liquidoCentavos,
            irrfCentavos: prevista.irrfCentavos,
            issCentavos: prevista.issCentavos,
            inssCentavos: prevista.inssCentavos,
            outrosCentavos: prevista.outrosCentavos,
            casadoCentavos: prevista.casadoCentavos,
          })),
        );
        await baixas.insertEfeitos(
          tx,
          chamador,
          recebimentos.flatMap(({ id: recebimentoId, efeitos }) => efeitos.map((efeito) => ({ ...efeito, recebimentoId }))),
        );
        for (const { extrato, divergencias } of plano.extratos)
          await extratos.setStatus(tx, extrato.id, divergencias.length > 0 ? 'DIVERGENTE' : 'BAIXADO');
        return { baixados: recebimentos.length, ...tell(plano) };
      }),

    /** Gives back what each commission was. @throws {Recusa} 409 when it is not settled, the bank confirmed it, or a commission is not as it was left */
    reopen: (extratoId: string, chamador: Chamador): Promise<ExtratoComissao> =>
      db.tenant(chamador, async (tx) => {
        const [preso] = await extratos.lock(tx, [extratoId]);
        if (!preso) throw naoEncontrado();
        const recebimento = await baixas.findRecebimento(tx, extratoId);
        if (!recebimento) throw naoBaixado();
        await assertNotConciliado(tx, recebimento.id);
        await assertForaDeLote(tx, recebimento.id);
        await undoEfeitos(tx, baixas, recebimento.id);
        await baixas.removeRecebimento(tx, recebimento.id);
        await extratos.setStatus(tx, extratoId, 'REABERTO');
        await extratos.recount(tx, extratoId);
        const aberto = await extratos.find(tx, extratoId);
        if (!aberto) throw naoEncontrado();
        return aberto;
      }),
  };
}
