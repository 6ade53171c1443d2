import type { MovimentoBancario, PedidoDeConciliacao } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos, naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { LancamentoPort, NovoLancamento } from '../lancamento/index.ts';
import type {
  ConciliacaoNova,
  ConciliacaoRepository,
  LancamentoConciliado,
  LancamentoPreso,
  MovimentoPreso,
} from './conciliacao.repository.ts';
import { anexosAApagar, movimentoResolvido } from './extrato-bancario.errors.ts';
import { type AlvoQueExiste, isQueExiste, judgeConciliacao, type MundoDaConciliacao } from './judge-conciliacao.model.ts';
import type { MovimentoRepository } from './movimento.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly newId: () => string;
  readonly conciliacoes: ConciliacaoRepository;
  readonly movimentos: Pick<MovimentoRepository, 'listByIds'>;
  readonly lancamentos: LancamentoPort;
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
    const namedOf = (qual: 'LANCAMENTO' | 'RECEBIMENTO'): string[] => [
      ...new Set(alvos.flatMap((alvo) => (isQueExiste(alvo) && alvo.tipo === qual ? [alvo.id] : []))),
    ];
    const [deLancamentos, deRecebimentos] = [namedOf('LANCAMENTO'), namedOf('RECEBIMENTO')];
    const { categorias, centros } = await conciliacoes.listCategorias(tx);
    return {
      movimentos: byId(presos),
      lancamentos: byId(await conciliacoes.lockLancamentos(tx, deLancamentos)),
      recebimentos: byId(await conciliacoes.lockRecebimentos(tx, deRecebimentos)),
      conciliados: new Map(
        (await conciliacoes.listConciliados(tx, [...deLancamentos, ...deRecebimentos])).map(({ id, contaId, centavos }) => [
          `${id}|${contaId}`,
          centavos,
        ]),
      ),
      categorias: new Map(categorias.map(({ id, tipo }) => [id, tipo])),
      centros: new Set(centros.map(({ id }) => id)),
      contas: await conciliacoes.listContas(
        tx,
        alvos.flatMap((alvo) => (alvo.tipo === 'TRANSFERENCIA' ? [alvo.contaId] : [])),
      ),
    };
  }

  /** An entry made of a movement, or of a part of it: it was done on the movement's day. */
  function entryOf(alvo: Exclude<Item['alvos'][number], AlvoQueExiste>, movimento: MovimentoPreso): NovoLancamento {
    const isEntrada = alvo.valorCentavos > 0;
    const { dia, contaId, id } = movimento;
    const comum = {
      descricao: alvo.descricao,
      pessoa: null,
      documento: null,
      competencia: dia,
      vencimento: dia,
      pagoEm: dia,
      valorCentavos: Math.abs(alvo.valorCentavos),
      observacao: null,
      origem: 'EXTRATO_BANCARIO' as const,
      origemId: id,
      isConciliado: true,
    };
    if (alvo.tipo === 'NOVO') {
      const tipo = isEntrada ? 'RECEITA' : 'DESPESA';
      return { ...comum, tipo, categoriaId: alvo.categoriaId, centroId: alvo.centroId ?? null, contaId, destinoId: null };
    }
    const [de, para] = isEntrada ? [alvo.contaId, contaId] : [contaId, alvo.contaId];
    return { ...comum, tipo: 'TRANSFERENCIA', categoriaId: null, centroId: null, contaId: de, destinoId: para };
  }

  /** Entries that were expected are done at what moved, on the last day of their movements; those that were done are the bank's. */
  async function holdNamed(tx: Tx, itens: readonly Item[], mundo: MundoDaConciliacao): Promise<void> {
    const pagos = new Map<string, { contaId: string; pagoEm: string; valorCentavos: number }>();
    for (const { transacaoId, alvos } of itens) {
      const movimento = mundo.movimentos.get(transacaoId);
      for (const alvo of alvos) {
        if (!movimento || alvo.tipo !== 'LANCAMENTO') continue;
        const { pagoEm = '', valorCentavos = 0 } = pagos.get(alvo.id) ?? {};
        pagos.set(alvo.id, {
          contaId: movimento.contaId,
          pagoEm: pagoEm > movimento.dia ? pagoEm : movimento.dia,
          valorCentavos: valorCentavos + Math.abs(alvo.valorCentavos),
        });
      }
    }
    for (const [id, pago] of pagos) {
      const { status, tipo, contaId } = mundo.lancamentos.get(id) as LancamentoPreso;
      if (status === 'REALIZADO') await lancamentos.setConciliado(tx, id, true);
      else
        await lancamentos.realiseLancamento(
          tx,
          { id },
          // of a transfer, the money leaves from where it was to leave
          { ...pago, contaId: tipo === 'TRANSFERENCIA' ? contaId : pago.contaId, isConciliado: true },
        );
    }
  }

  const effectOn = ({ status, efeito }: LancamentoPreso): LancamentoConciliado['efeito'] =>
    efeito ?? (status === 'PREVISTO' ? 'REALIZOU' : null);

  /** Writes what was judged sound. */
  async function write(tx: Tx, chamador: Chamador, itens: readonly Item[], mundo: MundoDaConciliacao): Promise<void> {
    await holdNamed(tx, itens, mundo);
    const novas: ConciliacaoNova[] = [];
    for (const { transacaoId, alvos } of itens) {
      const movimento = mundo.movimentos.get(transacaoId) as MovimentoPreso;
      for (const alvo of alvos) {
        const { valorCentavos } = alvo;
        if (alvo.tipo === 'LANCAMENTO') {
          const efeito = effectOn(mundo.lancamentos.get(alvo.id) as LancamentoPreso);
          novas.push({ id: newId(), transacaoId, lancamentoId: alvo.id, valorCentavos, efeito });
          continue;
        }
        if (alvo.tipo === 'RECEBIMENTO') {
          novas.push({ id: newId(), transacaoId, recebimentoId: alvo.id, valorCentavos });
          continue;
        }
        const { id } = await lancamentos.createLancamento(tx, chamador, entryOf(alvo, movimento));
        novas.push({ id: newId(), transacaoId, lancamentoId: id, valorCentavos, efeito: 'CRIOU' });
      }
    }
    await conciliacoes.insert(tx, chamador, novas);
    const ids = itens.map(({ transacaoId }) => transacaoId);
    await conciliacoes.settle(tx, chamador, ids, { status: 'CONCILIADA' });
  }

  /** What nothing of the bank is any more: taken away when a reconciliation made it, expected again when one paid it, else as it was. */
  async function letGo(tx: Tx, id: string, efeito: LancamentoConciliado['efeito']): Promise<void> {
    await lancamentos.setConciliado(tx, id, false);
    if (efeito === 'CRIOU') await lancamentos.removeLancamento(tx, { id });
    if (efeito === 'REALIZOU') await lancamentos.reopenLancamento(tx, { id });
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
        recebimentos: new Map(),
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

    /**
     * Opens a movement again, and undoes what its reconciliation made or paid; one that is open stays so.
     *
     * @throws {Recusa} 404, 409 with how many attachments would go, where more do than were said to
     */
    undo: ({ transacaoId, anexos: vistos }: { transacaoId: string; anexos: number }, chamador: Chamador): Promise<MovimentoBancario> =>
      db.tenant(chamador, async (tx) => {
        const [preso] = await conciliacoes.lockMovimentos(tx, [transacaoId]);
        if (!preso) throw naoEncontrado();
        if (preso.status !== 'ABERTA') {
          const anexos = await conciliacoes.countAnexos(tx, transacaoId);
          if (anexos > vistos) throw anexosAApagar(anexos);
          const soltos = await conciliacoes.removeOf(tx, transacaoId);
          await conciliacoes.reopen(tx, transacaoId);
          for (const { lancamentoId, efeito } of soltos) await letGo(tx, lancamentoId, efeito);
        }
        const [movimento] = await movimentos.listByIds(tx, [transacaoId]);
        if (!movimento) throw naoEncontrado();
        return movimento;
      }),

    listCategorias: (chamador: Chamador) => db.tenant(chamador, (tx) => conciliacoes.listCategorias(tx)),
  };
}

export type ConciliacaoService = ReturnType<typeof createConciliacaoService>;
