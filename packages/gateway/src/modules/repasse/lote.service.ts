import type { ConsultaLotes, FichaLote, NoFormato, PedidoLote, PreviaLote, RepassesContestados } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { LancamentoPort } from '../lancamento/index.ts';
import type { GruposPort } from '../parametros/index.ts';
import { createListaService } from '../registro/index.ts';
import { sayDestino } from './destino.model.ts';
import { type Candidato, type LoteRepository, lotesLeitura, type PagamentoPreso } from './lote.repository.ts';
import { lotesArquivo } from './repasse-arquivo.ts';
import { copy } from './repasse.copy.ts';
import {
  aprovacaoDeOutro,
  contaDesconhecida,
  diaNoFuturo,
  lancamentoNoBanco,
  loteEmOutroEstado,
  loteMudou,
  nadaALotear,
  previaMudou,
  repassesContestados,
} from './repasse.errors.ts';
import { assertDaCorretora } from './repasse.policy.ts';
import { type Mes, type RetencaoMesService, withheldIn } from './retencao-mes.service.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly lotes: LoteRepository;
  readonly grupos: GruposPort;
  readonly lancamentos: LancamentoPort;
  readonly retencoes: RetencaoMesService;
}
interface Alvo {
  readonly loteId: string;
  readonly versao: number;
}
/** How a payment is made: when, and from which account. */
export interface Pagamento {
  readonly pagoEm: string;
  readonly contaId: string;
}

/** A lot somebody made in this time is what changed a preview. */
const HA_POUCO_SEGUNDOS = 3_600;

const payable = (candidatos: readonly Candidato[]) => candidatos.filter(({ brutoCentavos }) => brutoCentavos > 0);
const sumOf = <K extends string>(pagamentos: readonly Readonly<Record<K, number>>[], campo: K): number =>
  pagamentos.reduce((soma, um) => soma + um[campo], 0);
function tell(candidatos: readonly Candidato[], contestados: readonly RepassesContestados[], mes: Mes): PreviaLote {
  const pagamentos = payable(candidatos)
    .map(withheldIn(mes))
    .map(
      ({
        produtorId,
        produtor,
        documento,
        pessoa,
        repasses,
        brutoCentavos,
        irrfCentavos,
        issCentavos,
        inssCentavos,
        acertoIrrfCentavos,
        acertoInssCentavos,
        liquidoCentavos,
        ...um
      }) => ({
        produtorId,
        produtor,
        documento,
        pessoa,
        repasses,
        brutoCentavos,
        irrfCentavos,
        issCentavos,
        inssCentavos,
        acertoIrrfCentavos,
        acertoInssCentavos,
        liquidoCentavos,
        destino: sayDestino(um),
      }),
    );
  const brutoCentavos = sumOf(pagamentos, 'brutoCentavos');
  const liquidoCentavos = sumOf(pagamentos, 'liquidoCentavos');
  return {
    pagamentos,
    brutoCentavos,
    liquidoCentavos,
    retidoCentavos: brutoCentavos - liquidoCentavos,
    contestados: [...contestados],
    semSaldo: candidatos
      .filter((um) => um.brutoCentavos <= 0)
      .map(({ produtorId, produtor, brutoCentavos: saldoCentavos }) => ({ produtorId, produtor, saldoCentavos })),
  };
}

/** Lots: previewed, made, approved, paid, undone; each act upon the lot as it was read. */
export function createLoteService({ db, agora, newId, lotes, grupos, lancamentos, retencoes }: Deps) {
  const listas = createListaService({ db, repository: lotesLeitura, arquivo: lotesArquivo });

  async function read(tx: Tx, id: string, { usuarioId }: Pick<Contexto, 'usuarioId'>): Promise<FichaLote> {
    const lote = await lotesLeitura.find(tx, id);
    if (!lote) throw naoEncontrado();
    const { aprovacaoPorOutro } = await grupos.read(tx, 'repasse');
    const criadoPor = await lotes.findCriador(tx, id);
    return {
      ...lote,
      pagamentos: await lotes.listPagamentos(tx, id),
      possoAprovar: !aprovacaoPorOutro || criadoPor !== usuarioId,
      contestados: await lotes.listContestadosDoLote(tx, id, { lock: false }),
    };
  }

  /** Before a lot goes a step nearer to be paid. @throws {Recusa} 409 while a producer disputes a share of it */
  async function assertSemContestacao(tx: Tx, loteId: string): Promise<void> {
    const contestados = await lotes.listContestadosDoLote(tx, loteId, { lock: true });
    if (contestados.length > 0) throw repassesContestados(contestados);
  }

  /** An act on a lot, held, as it was read. @throws {Recusa} 404, 409 with the lot as it is */
  const act = (
    { loteId, versao }: Alvo,
    chamador: Chamador,
    work: (tx: Tx, lote: { status: FichaLote['status']; criadoPor: string | null }) => Promise<void>,
  ): Promise<FichaLote> => {
    assertDaCorretora(chamador.sessao);
    return db.tenant(chamador, async (tx) => {
      await lotes.hold(tx, chamador);
      const preso = await lotes.lock(tx, loteId);
      if (!preso) throw naoEncontrado();
      if (preso.versao !== versao) throw loteMudou(await read(tx, loteId, chamador));
      await work(tx, preso);
      return read(tx, loteId, chamador);
    });
  };

  /** Money leaves the account: an entry for each payment, which a movement of the bank may be. */
  async function pay(tx: Tx, chamador: Chamador, pagamentos: readonly PagamentoPreso[], { pagoEm, contaId }: Pagamento): Promise<void> {
    if (pagamentos.length === 0) return;
    await lotes.setDia(tx, pagoEm);
    const categoriaId = await lotes.holdCategoria(tx, chamador, copy.categoria);
    const pagos: { id: string; lancamentoId: string; pagoEm: string }[] = [];
    for (const { id, lote, produtor, documento, liquidoCentavos: valorCentavos } of pagamentos) {
      const { id: lancamentoId } = await lancamentos.createLancamento(tx, chamador, {
        tipo: 'DESPESA',
        descricao: copy.lancamento(lote, produtor),
        pessoa: produtor,
        documento,
        categoriaId,
        centroId: null,
        contaId,
        destinoId: null,
        competencia: pagoEm,
        vencimento: pagoEm,
        valorCentavos,
        observacao: null,
        origem: 'REPASSE',
        origemId: id,
        pagoEm,
      });
      pagos.push({ id, lancamentoId, pagoEm });
    }
    await lotes.setPagos(tx, pagos);
  }

  return {
    read,
    pay,
    assertSemContestacao,
    list: (consulta: ConsultaLotes, chamador: Chamador) => {
      assertDaCorretora(chamador.sessao);
      return listas.list(consulta, chamador);
    },
    exportFile: (consulta: NoFormato<ConsultaLotes>, chamador: Chamador) => {
      assertDaCorretora(chamador.sessao);
      return listas.exportFile(consulta, chamador);
    },
    get(id: string, chamador: Chamador): Promise<FichaLote> {
      assertDaCorretora(chamador.sessao);
      return db.tenant(chamador, (tx) => read(tx, id, chamador));
    },

    simulate(pedido: PedidoLote, chamador: Chamador): Promise<PreviaLote> {
      assertDaCorretora(chamador.sessao);
      return db.tenant(chamador, async (tx) =>
        tell(await lotes.listCandidatos(tx, pedido, { lock: false }), await lotes.listContestados(tx, pedido), await retencoes.read(tx)),
      );
    },

    /** Two who make the same lot wait for one another: the second is told what the first did. */
    create({ brutoCentavos: visto, ...pedido }: PedidoLote & { brutoCentavos: number }, chamador: Chamador): Promise<FichaLote> {
      assertDaCorretora(chamador.sessao);
      return db.tenant(chamador, async (tx) => {
        await lotes.hold(tx, chamador);
        const candidatos = await lotes.listCandidatos(tx, pedido, { lock: true });
        const mes = await retencoes.read(tx);
        const escolhidos = payable(candidatos).map(withheldIn(mes));
        const brutoCentavos = sumOf(escolhidos, 'brutoCentavos');
        if (brutoCentavos !== visto) {
          const ultimo = await lotes.findUltimo(tx);
          throw previaMudou(brutoCentavos, ultimo && ultimo.idadeSegundos < HA_POUCO_SEGUNDOS ? ultimo : null);
        }
        if (escolhidos.length === 0) throw nadaALotear();
        const id = newId();
        const numero = await lotes.insert(tx, chamador, id, pedido);
        await lotes.putInLote(
          tx,
          id,
          escolhidos.flatMap(({ ids }) => ids),
        );
        await lotes.insertPagamentos(
          tx,
          chamador,
          id,
          escolhidos.map(({ ids: _, ...um }, at) => ({ ...um, seuNumero: `REP${numero}N${at + 1}` })),
        );
        return read(tx, id, chamador);
      });
    },

    approve: (alvo: Alvo, chamador: Chamador): Promise<FichaLote> =>
      act(alvo, chamador, async (tx, { status, criadoPor }) => {
        if (status !== 'ABERTO') throw loteEmOutroEstado('aprovar');
        const { aprovacaoPorOutro } = await grupos.read(tx, 'repasse');
        if (aprovacaoPorOutro && criadoPor === chamador.usuarioId) throw aprovacaoDeOutro();
        await assertSemContestacao(tx, alvo.loteId);
        await lotes.approve(tx, alvo.loteId, chamador.usuarioId);
      }),

    payLote: ({ loteId, versao, contaId, pagoEm }: Alvo & Pagamento, chamador: Chamador): Promise<FichaLote> =>
      act({ loteId, versao }, chamador, async (tx, { status }) => {
        if (status !== 'APROVADO') throw loteEmOutroEstado('pagar');
        if (pagoEm > hojeEm(agora())) throw diaNoFuturo();
        if (!(await lotes.hasConta(tx, contaId))) throw contaDesconhecida();
        await retencoes.assertNoMes(tx, loteId, { campo: 'pagoEm', dia: pagoEm });
        await assertSemContestacao(tx, loteId);
        const pendentes = (await lotes.lockPagamentos(tx, { loteId })).filter((um) => um.status === 'PENDENTE');
        await pay(tx, chamador, pendentes, { pagoEm, contaId });
        await lotes.setLotePago(tx, loteId, { contaId, pagoEm, usuarioId: chamador.usuarioId });
      }),

    /** What was not paid is called off; what was is taken back, and its entries with it. */
    reverse: ({ loteId, versao, motivo }: Alvo & { motivo: string }, chamador: Chamador): Promise<FichaLote> =>
      act({ loteId, versao }, chamador, async (tx, { status }) => {
        if (status === 'CANCELADO' || status === 'ESTORNADO') throw loteEmOutroEstado('desfazer');
        const conciliado = await lotes.findConciliado(tx, loteId);
        if (conciliado) throw lancamentoNoBanco(conciliado.produtor, conciliado.dia);
        const todos = await lotes.lockPagamentos(tx, { loteId });
        const [pagos, pendentes] = [todos.filter((um) => um.status === 'PAGO'), todos.filter((um) => um.status === 'PENDENTE')];
        await lotes.undoPagamentos(
          tx,
          pagos.map(({ id }) => id),
          'ESTORNADO',
        );
        // in the order of their ids, as whoever reconciles them holds them
        const feitos = pagos.flatMap(({ lancamentoId }) => lancamentoId ?? []).toSorted();
        for (const id of feitos) await lancamentos.removeLancamento(tx, { id });
        await lotes.undoPagamentos(
          tx,
          pendentes.map(({ id }) => id),
          'CANCELADO',
        );
        await retencoes.settleUndone(tx, [...pagos, ...pendentes]);
        const usuarioId = chamador.usuarioId;
        await lotes.setDesfeito(tx, loteId, { status: pagos.length > 0 ? 'ESTORNADO' : 'CANCELADO', usuarioId, motivo });
      }),
  };
}
export type LoteService = ReturnType<typeof createLoteService>;
