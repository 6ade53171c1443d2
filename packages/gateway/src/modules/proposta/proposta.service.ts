import type { PedidoCancelamento, PedidoProposta, Proposta, RevisaoProposta } from '@balcao/contracts';
import { hojeEm, isOfertaVencida, isVigenciaPassada, planosDaOferta, prazoDeAceite, transicoesVenda } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { AtividadePort, EventoPort } from '../orcamento/index.ts';
import { escopoDe } from '../escopo/index.ts';
import { dadosDoRisco, pendenciasOf } from './complemento.ts';
import type { OfertaParaVenda, OfertaRepository, OrcamentoParaVenda } from './oferta.repository.ts';
import { naHistoria } from './proposta.copy.ts';
import { ofertaDesconhecida, orcamentoFechado, propostaSemVolta, transmissaoEmCurso } from './proposta.errors.ts';
import type { PropostaPublisher } from './proposta.publisher.ts';
import type { PropostaRepository } from './proposta.repository.ts';
import type { RiscosDaVenda } from './risco-segurado.ts';
import { describe, type PassosDaVenda } from './venda.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly ofertas: OfertaRepository;
  readonly propostas: PropostaRepository;
  readonly atividades: AtividadePort;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly passos: PassosDaVenda;
  readonly riscos: RiscosDaVenda;
  readonly publisher: PropostaPublisher;
  readonly isTransmissivel: (orcamento: OrcamentoParaVenda, venda: OfertaParaVenda) => boolean;
}

export function createPropostaService(deps: Deps) {
  const { db, agora, ofertas, propostas, atividades, eventos, passos, riscos, publisher, isTransmissivel } = deps;

  /** Leaves the case free of a sale that failed on its way. @throws {Recusa} 409 when one stands */
  async function clearFailed(tx: Tx, orcamentoId: string): Promise<void> {
    const emPe = await propostas.findEmPe(tx, orcamentoId);
    if (!emPe) return;
    if (emPe.transmissao === 'PENDENTE' || emPe.transmissao === 'EM_CURSO') throw transmissaoEmCurso();
    if (emPe.transmissao !== 'FALHOU') throw orcamentoFechado({ propostaId: emPe.id, numero: emPe.numero });
    await propostas.advance(tx, emPe.id, ['CANCELADA']);
    await propostas.cancelOpen(tx, emPe.id);
  }

  return {
    get: (propostaId: string, chamador: Chamador): Promise<Proposta> =>
      db.tenant(chamador, async (tx) => {
        const proposta = await propostas.find(tx, propostaId, escopoDe(chamador.sessao));
        if (!proposta) throw naoEncontrado();
        return proposta;
      }),

    mayRead: (propostaId: string, chamador: Chamador): Promise<boolean> =>
      db.tenant(chamador, async (tx) => (await propostas.find(tx, propostaId, escopoDe(chamador.sessao))) !== null),

    review: (ids: { orcamentoId: string; ofertaId: string }, chamador: Chamador): Promise<RevisaoProposta> =>
      db.tenant(chamador, async (tx) => {
        const orcamento = await ofertas.findOrcamento(tx, ids.orcamentoId, escopoDe(chamador.sessao));
        if (!orcamento) throw naoEncontrado();
        const venda = await ofertas.find(tx, ids.orcamentoId, ids.ofertaId);
        if (!venda) throw ofertaDesconhecida();
        const hoje = hojeEm(agora());
        const { id, numero, status, linha } = orcamento;
        const { oferta, seguradora, seguradoraNome, validade, risco, politicaComissao } = venda;
        const emPe = await propostas.findEmPe(tx, id);
        const proposta = emPe ?? (await propostas.findUltima(tx, id));
        // what was handed over is as it was then
        const isPorVender = !emPe || emPe.status === 'RASCUNHO';
        const dados = dadosDoRisco(venda, proposta ? await ofertas.findComplemento(tx, proposta.id) : {});
        return {
          orcamento: { id, numero, status, linha },
          oferta,
          seguradora,
          seguradoraNome,
          validade,
          isVencida: isPorVender && isOfertaVencida({ validade }, hoje),
          isInicioPassado: isPorVender && isVigenciaPassada({ vigIni: risco.seguro?.vigIni ?? null }, hoje),
          segurado: { nome: risco.segurado?.nome ?? '', documento: risco.segurado?.documento ?? '' },
          bem: describe(orcamento, venda),
          vigIni: risco.seguro?.vigIni ?? hoje,
          vigFim: risco.seguro?.vigFim ?? hoje,
          politicaComissao,
          planos: [...planosDaOferta(oferta)],
          produtores: [...(await passos.produtoresOf(tx, venda))],
          dadosComplementares: dados,
          pendencias: pendenciasOf(orcamento, venda, dados),
          isTransmissivel: isTransmissivel(orcamento, venda),
          riscosSegurados: await riscos.listDaOferta(tx, { orcamento, venda }, { hoje, chamador }),
          proposta,
        };
      }),

    /** One transaction: offer → proposal, instalments, expected commissions, insured; the case closes. */
    async include(pedido: PedidoProposta, chamador: Chamador): Promise<Proposta> {
      const incluida = await db.tenant(chamador, async (tx) => {
        const aberta = await passos.open(tx, pedido, chamador);
        await passos.assertVendavel(tx, aberta.orcamento);
        await clearFailed(tx, aberta.orcamento.id);
        const em = agora();
        const hoje = hojeEm(em);
        const { formaPagamento: forma, parcelas: n, vencimentoPrimeira, numeroSeguradora, confirmacao } = pedido;
        const jaSegurado = await riscos.judge(tx, { ...aberta, hoje, dados: {}, confirmacao }, chamador);
        // with a number it was handed over elsewhere already; without one it is still to be
        const origem = numeroSeguradora
          ? {
              numeroSeguradora,
              transmitidaEm: em,
              prazoAceite: prazoDeAceite(hoje),
              status: 'TRANSMITIDA' as const,
            }
          : { numeroSeguradora: null, transmitidaEm: null, prazoAceite: null, status: 'RASCUNHO' as const };
        const nova = await passos.write(tx, chamador, { ...aberta, pagamento: { forma, n, vencimentoPrimeira }, hoje, origem });
        await ofertas.closeOf(tx, aberta.orcamento.id, { em, propostaId: nova.id });
        await atividades.add(tx, chamador, { tipo: 'ORCAMENTO_FECHADO', usuarioId: chamador.usuarioId, orcamentoId: aberta.orcamento.id });
        const dados = { propostaId: nova.id };
        await eventos.add(tx, chamador, {
          orcamentoId: aberta.orcamento.id,
          tipo: 'PROPOSTA',
          texto: naHistoria.incluida(nova.numero),
          dados,
        });
        if (jaSegurado > 0 && confirmacao) {
          await riscos.keep(tx, chamador, { orcamentoId: aberta.orcamento.id, propostaId: nova.id, numero: nova.numero, ...confirmacao });
        }
        return (await propostas.find(tx, nova.id, { usuarioId: null })) as Proposta;
      });
      await publisher.caso(chamador.assinaturaId, incluida);
      return incluida;
    },

    /** Gives a sale up with what was to be paid and received of it; the database puts its case on sale again. */
    async cancel({ propostaId, motivo }: PedidoCancelamento, chamador: Chamador): Promise<Proposta> {
      const cancelada = await db.tenant(chamador, async (tx) => {
        const mine = await propostas.find(tx, propostaId, escopoDe(chamador.sessao));
        if (!mine) throw naoEncontrado();
        // the case first, as including and transmitting take it: of two at once, one waits for the other
        if (mine.orcamentoId) await ofertas.lockOrcamento(tx, mine.orcamentoId, { usuarioId: null });
        const { proposta } = (await propostas.lock(tx, propostaId)) ?? {};
        if (!proposta) throw naoEncontrado();
        if (proposta.transmissao === 'PENDENTE' || proposta.transmissao === 'EM_CURSO') throw transmissaoEmCurso();
        if (!transicoesVenda.proposta[proposta.status].includes('CANCELADA')) throw propostaSemVolta();
        await propostas.advance(tx, propostaId, ['CANCELADA']);
        await propostas.cancelOpen(tx, propostaId);
        const { orcamentoId, numero } = proposta;
        if (orcamentoId) await eventos.add(tx, chamador, { orcamentoId, tipo: 'PROPOSTA', texto: naHistoria.cancelada(numero, motivo) });
        return (await propostas.find(tx, propostaId, { usuarioId: null })) as Proposta;
      });
      await publisher.transmissao(chamador.assinaturaId, cancelada);
      await publisher.caso(chamador.assinaturaId, cancelada);
      return cancelada;
    },
  };
}

export type PropostaService = ReturnType<typeof createPropostaService>;
