import type { MovimentoBancario, PedidoDeConciliacao } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ConciliacaoNova, ConciliacaoRepository, LancamentoPreso, MovimentoPreso } from './conciliacao.repository.ts';
import { movimentoResolvido } from './extrato-bancario.errors.ts';
import { judgeConciliacao, type MundoDaConciliacao } from './judge-conciliacao.model.ts';
import type { LancamentoDoExtratoRepository, LancamentoDoMovimento } from './lancamento-do-extrato.repository.ts';
import type { MovimentoRepository } from './movimento.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly conciliacoes: ConciliacaoRepository;
  readonly movimentos: Pick<MovimentoRepository, 'listByIds'>;
  readonly lancamentos: LancamentoDoExtratoRepository;
}

type Item = PedidoDeConciliacao['itens'][number];

const byId = <T extends { readonly id: string }>(todos: readonly T[]): ReadonlyMap<string, T> => new Map(todos.map((um) => [um.id, um]));

export function createConciliacaoService({ db, newId, conciliacoes, movimentos, lancamentos }: Deps) {
  /** Movements named, held; none is settled already. */
  async function lockAbertos(tx: Tx, ids: readonly string[]): Promise<MovimentoPreso[]> {
    const presos = await conciliacoes.lockMovimentos(tx, ids);
    if (presos.length < new Set(ids).size) throw naoEncontrado();
    if (presos.length < ids.length || presos.some(({ status }) => status !== 'ABERTA')) throw movimentoResolvido();
    return presos;
  }

  async function readMundo(tx: Tx, { itens }: PedidoDeConciliacao): Promise<MundoDaConciliacao> {
    const presos = await lockAbertos(
      tx,
      itens.map(({ transacaoId }) => transacaoId),
    );
    const alvos = itens.flatMap((um) => um.alvos);
    const ids = [...new Set(alvos.flatMap((alvo) => (alvo.tipo === 'LANCAMENTO' ? [alvo.id] : [])))];
    const { categorias, centros } = await conciliacoes.listCategorias(tx);
    return {
      movimentos: byId(presos),
      lancamentos: byId(await conciliacoes.lockLancamentos(tx, ids)),
      conciliados: new Map(
        (await conciliacoes.listConciliados(tx, ids)).map(({ id, contaId, centavos }) => [`${id}|${contaId}`, centavos]),
      ),
      categorias: new Map(categorias.map(({ id, tipo }) => [id, tipo])),
      centros: new Set(centros.map(({ id }) => id)),
      contas: await conciliacoes.listContas(
        tx,
        alvos.flatMap((alvo) => (alvo.tipo === 'TRANSFERENCIA' ? [alvo.contaId] : [])),
      ),
    };
  }

  /** An entry made of a movement, or of a part of it. */
  function entryOf(alvo: Exclude<Item['alvos'][number], { tipo: 'LANCAMENTO' }>, movimento: MovimentoPreso): LancamentoDoMovimento {
    const isEntrada = alvo.valorCentavos > 0;
    const comum = {
      id: newId(),
      descricao: alvo.descricao,
      dia: movimento.dia,
      valorCentavos: Math.abs(alvo.valorCentavos),
      origemId: movimento.id,
    };
    if (alvo.tipo === 'NOVO')
      return {
        ...comum,
        tipo: isEntrada ? 'RECEITA' : 'DESPESA',
        categoriaId: alvo.categoriaId,
        centroId: alvo.centroId ?? null,
        contaId: movimento.contaId,
        destinoId: null,
      };
    const [contaId, destinoId] = isEntrada ? [alvo.contaId, movimento.contaId] : [movimento.contaId, alvo.contaId];
    return { ...comum, tipo: 'TRANSFERENCIA', categoriaId: null, centroId: null, contaId, destinoId };
  }

  /** Pays the entries that were expected, on the last day of their movements. */
  async function realizePrevistos(tx: Tx, itens: readonly Item[], mundo: MundoDaConciliacao): Promise<void> {
    const pagos = new Map<string, { contaId: string; dia: string }>();
    for (const { transacaoId, alvos } of itens) {
      const movimento = mundo.movimentos.get(transacaoId);
      for (const alvo of alvos) {
        if (!movimento || alvo.tipo !== 'LANCAMENTO' || mundo.lancamentos.get(alvo.id)?.status !== 'PREVISTO') continue;
        const { dia = '' } = pagos.get(alvo.id) ?? {};
        pagos.set(alvo.id, { contaId: movimento.contaId, dia: dia > movimento.dia ? dia : movimento.dia });
      }
    }
    for (const [id, pago] of pagos) await lancamentos.realize(tx, id, pago);
  }

  const effectOn = ({ status, efeito }: LancamentoPreso): ConciliacaoNova['efeito'] =>
    efeito ?? (status === 'PREVISTO' ? 'REALIZOU' : null);

  /** Writes what was judged sound. */
  async function write(tx: Tx, chamador: Chamador, itens: readonly Item[], mundo: MundoDaConciliacao): Promise<void> {
    await realizePrevistos(tx, itens, mundo);
    const novos: LancamentoDoMovimento[] = [];
    const novas: ConciliacaoNova[] = [];
    for (const { transacaoId, alvos } of itens) {
      const movimento = mundo.movimentos.get(transacaoId) as MovimentoPreso;
      for (const alvo of alvos) {
        const { valorCentavos } = alvo;
        if (alvo.tipo === 'LANCAMENTO') {
          const efeito = effectOn(mundo.lancamentos.get(alvo.id) as LancamentoPreso);
          novas.push({ transacaoId, lancamentoId: alvo.id, valorCentavos, efeito });
          continue;
        }
        const novo = entryOf(alvo, movimento);
        novos.push(novo);
        novas.push({ transacaoId, lancamentoId: novo.id, valorCentavos, efeito: 'CRIOU' });
      }
    }
    if (novos.length > 0) await lancamentos.createMany(tx, chamador, novos);
    await conciliacoes.insert(tx, chamador, novas);
    const ids = itens.map(({ transacaoId }) => transacaoId);
    await conciliacoes.settle(tx, chamador, ids, { status: 'CONCILIADA' });
  }

  return {
    /**
     * Says what movements are, all of them or none.
     *
     * @throws {Recusa} 404, 409 when one is settled already, 422 at the targets that do not fit
     */
    reconcile: (pedido: PedidoDeConciliacao, chamador: Chamador): Promise<MovimentoBancario[]> =>
      db.tenant(chamador, async (tx) => {
        const mundo = await readMundo(tx, pedido);
        const errors = [...judgeConciliacao(pedido, mundo)];
        if (errors.length > 0) throw camposInvalidos(errors);
        await write(tx, chamador, pedido.itens, mundo);
        return movimentos.listByIds(
          tx,
          pedido.itens.map(({ transacaoId }) => transacaoId),
        );
      }),

    /** Makes an entry of each of some held movements, of a category, and reconciles it. */
    categorize: async (
      tx: Tx,
      chamador: Chamador,
      escolhas: readonly { readonly movimento: MovimentoPreso; readonly categoriaId: string; readonly descricao: string }[],
    ): Promise<void> => {
      if (escolhas.length === 0) return;
      const itens = escolhas.map(({ movimento, categoriaId, descricao }) => ({
        transacaoId: movimento.id,
        alvos: [{ tipo: 'NOVO' as const, descricao, categoriaId, valorCentavos: movimento.valorCentavos }],
      }));
      await write(tx, chamador, itens, {
        movimentos: byId(escolhas.map(({ movimento }) => movimento)),
        lancamentos: new Map(),
        conciliados: new Map(),
        categorias: new Map(),
        centros: new Set(),
        contas: new Set(),
      });
    },

    /** @throws {Recusa} 404, or 409 when one is settled already */
    ignore: ({ ids, motivo }: { ids: readonly string[]; motivo: string }, chamador: Chamador): Promise<MovimentoBancario[]> =>
      db.tenant(chamador, async (tx) => {
        await lockAbertos(tx, ids);
        await conciliacoes.settle(tx, chamador, ids, { status: 'IGNORADA', motivo });
        return movimentos.listByIds(tx, ids);
      }),

    /** Opens a movement again, and undoes what its reconciliation made or paid; one that is open stays so. */
    undo: (transacaoId: string, chamador: Chamador): Promise<MovimentoBancario> =>
      db.tenant(chamador, async (tx) => {
        const [preso] = await conciliacoes.lockMovimentos(tx, [transacaoId]);
        if (!preso) throw naoEncontrado();
        if (preso.status !== 'ABERTA') {
          const soltos = await conciliacoes.removeOf(tx, transacaoId);
          const of = (efeito: 'CRIOU' | 'REALIZOU') => soltos.flatMap((um) => (um.efeito === efeito ? [um.lancamentoId] : []));
          await conciliacoes.reopen(tx, transacaoId);
          if (of('CRIOU').length > 0) await lancamentos.remove(tx, of('CRIOU'));
          if (of('REALIZOU').length > 0) await lancamentos.unrealize(tx, of('REALIZOU'));
        }
        const [movimento] = await movimentos.listByIds(tx, [transacaoId]);
        if (!movimento) throw naoEncontrado();
        return movimento;
      }),

    listCategorias: (chamador: Chamador) => db.tenant(chamador, (tx) => conciliacoes.listCategorias(tx)),
  };
}

export type ConciliacaoService = ReturnType<typeof createConciliacaoService>;
