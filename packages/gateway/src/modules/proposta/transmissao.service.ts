import type { PedidoTransmissao, Proposta, Transmissao } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { isRecebida, type InsurerPort } from '../../insurers/insurer.port.ts';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { dadosDoRisco, pendenciasOf } from './complemento.ts';
import { assertVigente } from './nova-proposta.ts';
import type { OfertaParaVenda, OfertaRepository, OrcamentoParaVenda } from './oferta.repository.ts';
import { rotuloPagamento } from './proposta.copy.ts';
import { transmissaoEmCurso, transmissaoIndisponivel } from './proposta.errors.ts';
import type { PropostaRepository } from './proposta.repository.ts';
import type { RiscosDaVenda } from './risco-segurado.ts';
import { type PedidoTarefa, TAREFA_TRANSMITIR } from './transmissao.job.ts';
import { toTransmissao } from './transmissao.model.ts';
import type { PassosDaVenda, Venda } from './venda.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly ofertas: OfertaRepository;
  readonly propostas: PropostaRepository;
  readonly passos: PassosDaVenda;
  readonly riscos: RiscosDaVenda;
  readonly isTransmissivel: (orcamento: OrcamentoParaVenda, venda: OfertaParaVenda) => boolean;
}

/** Whether an offer can be handed to its insurer through here: it was kept by what takes it up, and its protocol carries that. */
export const createIsTransmissivel =
  (insurers: ReadonlyMap<string, InsurerPort>) =>
  ({ formulario }: OrcamentoParaVenda, { seguradora, referencia }: OfertaParaVenda): boolean =>
    referencia !== null && isRecebida(insurers.get(seguradora), formulario);

const isAndando = ({ transmissao }: Proposta): boolean =>
  transmissao === 'PENDENTE' || transmissao === 'EM_CURSO' || transmissao === 'CONCLUIDA';

const isSamePlan = ({ plano, parcelas }: Proposta, { pagamento }: PedidoTransmissao): boolean =>
  plano?.forma === pagamento.forma && plano.n === pagamento.n && parcelas[0]?.vencimento === pagamento.vencimentoPrimeira;

export function createTransmissaoService({ db, agora, tarefas, ofertas, propostas, passos, riscos, isTransmissivel }: Deps) {
  const enqueue = (tx: Tx, pedido: PedidoTarefa): Promise<void> =>
    tarefas.enqueue(tx, TAREFA_TRANSMITIR, pedido, { chave: `${TAREFA_TRANSMITIR}:${pedido.propostaId}` });

  /** The proposal to hand over: the one that stands (included, or failed on its way), else a new one. */
  async function propostaFor(tx: Tx, aberta: Venda, pedido: PedidoTransmissao, chamador: Chamador): Promise<string> {
    const emPe = await propostas.findEmPe(tx, aberta.orcamento.id);
    const isMesma = emPe?.status === 'RASCUNHO' && emPe.ofertaId === pedido.ofertaId;
    if (emPe && isMesma && (aberta.orcamento.status === 'FECHADO' || isSamePlan(emPe, pedido))) return emPe.id;
    if (emPe && (emPe.transmissao === 'PENDENTE' || emPe.transmissao === 'EM_CURSO')) throw transmissaoEmCurso();
    await passos.assertVendavel(tx, aberta.orcamento);
    if (emPe) {
      // it never reached the insurer, and something else is asked now
      await propostas.advance(tx, emPe.id, ['CANCELADA']);
      await propostas.cancelOpen(tx, emPe.id);
    }
    const origem = { numeroSeguradora: null, transmitidaEm: null, prazoAceite: null, status: 'RASCUNHO' as const };
    const nova = await passos.write(tx, chamador, { ...aberta, pagamento: pedido.pagamento, hoje: hojeEm(agora()), origem });
    return nova.id;
  }

  return {
    /** Judges what is missing and hands the rest to the background; asking again while it goes on is the same transmission. */
    transmit: (pedido: PedidoTransmissao, chamador: Chamador): Promise<Transmissao> =>
      db.tenant(chamador, async (tx) => {
        const aberta = await passos.open(tx, pedido, chamador);
        const { orcamento, venda } = aberta;
        const emPe = await propostas.findEmPe(tx, orcamento.id);
        if (emPe && emPe.ofertaId === pedido.ofertaId && isAndando(emPe)) return toTransmissao(emPe);
        if (!isTransmissivel(orcamento, venda)) throw transmissaoIndisponivel(venda.seguradoraNome);
        assertVigente(venda, hojeEm(agora()));
        const dados = dadosDoRisco(venda, pedido.dadosComplementares);
        const faltam = pendenciasOf(orcamento, venda, dados);
        if (faltam.length > 0) throw camposInvalidos(faltam);

        // who said why when it was included is not asked again
        const isConfirmado = emPe?.ofertaId === pedido.ofertaId && (await riscos.isConfirmado(tx, emPe.id));
        const { confirmacao } = pedido;
        const jaSegurado = isConfirmado ? 0 : await riscos.judge(tx, { ...aberta, hoje: hojeEm(agora()), dados, confirmacao }, chamador);
        const propostaId = await propostaFor(tx, aberta, pedido, chamador);
        const { forma, finalCartao } = pedido.pagamento;
        await ofertas.setComplemento(tx, propostaId, dados, rotuloPagamento(forma, finalCartao));
        await propostas.setTransmissao(tx, propostaId, 'PENDENTE');
        const { assinaturaId, usuarioId } = chamador;
        await enqueue(tx, { assinaturaId, usuarioId, propostaId });
        const proposta = (await propostas.find(tx, propostaId, { usuarioId: null })) as Proposta;
        if (jaSegurado > 0 && confirmacao) {
          await riscos.keep(tx, chamador, { orcamentoId: orcamento.id, propostaId, numero: proposta.numero, ...confirmacao });
        }
        return toTransmissao(proposta);
      }),
  };
}

export type TransmissaoService = ReturnType<typeof createTransmissaoService>;
