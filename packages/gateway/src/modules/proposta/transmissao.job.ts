import { LinhaCotada, type Proposta } from '@balcao/contracts';
import { addExigencias, caminhoProposta, hojeEm, prazoDeAceite } from '@balcao/domain';
import * as z from 'zod/mini';
import type { InsurerPort, PedidoTransmissao, RespostaTransmissao } from '../../insurers/insurer.port.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { untilWritten } from '../../plugins/until-written.ts';
import type { AtividadePort, EventoPort } from '../orcamento/index.ts';
import type { TellProposta } from './aviso-proposta.ts';
import type { OfertaRepository } from './oferta.repository.ts';
import { naHistoria } from './proposta.copy.ts';
import type { PropostaPublisher } from './proposta.publisher.ts';
import type { PropostaRepository } from './proposta.repository.ts';

/** Name and body of the job that hands a proposal to its insurer. */
export const TAREFA_TRANSMITIR = 'proposta.transmitir';
export const PedidoTarefa = z.object({ assinaturaId: z.string(), usuarioId: z.string(), propostaId: z.string() });
export type PedidoTarefa = z.infer<typeof PedidoTarefa>;

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  readonly ofertas: OfertaRepository;
  readonly propostas: PropostaRepository;
  readonly atividades: AtividadePort;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly publisher: PropostaPublisher;
  readonly tellProposta: TellProposta;
  /** Where an insurer tells what becomes of a proposal. */
  readonly noticeUrlOf: (seguradora: string) => string;
}

const LIMITE_MS = 45_000;
const SEM_CONEXAO = { codigo: 'NAO_CONFIGURADA', texto: 'A conexão com esta seguradora não está configurada.' };
const FALHA = { codigo: 'FALHA', texto: 'Não foi possível falar com a seguradora. Tente novamente em instantes.' };

export function createTransmissaoJob(deps: Deps) {
  const { db, agora, log, insurers, ofertas, propostas, atividades, eventos, publisher, tellProposta, noticeUrlOf } = deps;
  /** Takes the transmission over; null when it is no longer to be made. */
  const begin = (contexto: Contexto, propostaId: string) =>
    db.tenant(contexto, async (tx) => {
      const found = await propostas.lock(tx, propostaId);
      const { proposta } = found ?? {};
      if (!proposta?.orcamentoId || !proposta.ofertaId || !['PENDENTE', 'EM_CURSO'].includes(proposta.transmissao ?? '')) return null;
      const venda = await ofertas.find(tx, proposta.orcamentoId, proposta.ofertaId);
      const primeira = proposta.parcelas[0];
      if (!venda?.referencia || !proposta.plano || !primeira) return null;
      await propostas.setTransmissao(tx, propostaId, 'EM_CURSO');
      const pedido: PedidoTransmissao = {
        linha: LinhaCotada.parse(proposta.linha),
        referencia: venda.referencia,
        corretor: { cnpj: venda.cnpj },
        pagamento: { forma: proposta.plano.forma, n: proposta.plano.n, vencimentoPrimeira: primeira.vencimento },
        dadosComplementares: await ofertas.findComplemento(tx, propostaId),
        avisarEm: noticeUrlOf(proposta.seguradora),
      };
      return { pedido, seguradora: proposta.seguradora, andando: await reread(tx, propostaId) };
    });

  const reread = async (tx: Tx, id: string): Promise<Proposta> => (await propostas.find(tx, id, { usuarioId: null })) as Proposta;

  async function ask(seguradora: string, propostaId: string, pedido: PedidoTransmissao, signal: AbortSignal): Promise<RespostaTransmissao> {
    const insurer = insurers.get(seguradora);
    if (!insurer?.transmit) return { status: 'FALHOU', mensagens: [SEM_CONEXAO] };
    try {
      // the proposal is the key: after a restart, or from another process, it is still one proposal to the insurer
      return await insurer.transmit(pedido, { signal, idempotencyKey: propostaId, limiteMs: LIMITE_MS });
    } catch (error) {
      signal.throwIfAborted();
      log.error({ propostaId, seguradora, erro: String(error) }, 'transmissão falhou');
      return { status: 'FALHOU', mensagens: [FALHA] };
    }
  }

  async function take(tx: Tx, contexto: Contexto, proposta: Proposta, resposta: Extract<RespostaTransmissao, { status: 'TRANSMITIDA' }>) {
    const em = agora();
    const { numeroSeguradora, exigencias } = resposta;
    const prazoAceite = prazoDeAceite(hojeEm(em));
    await propostas.setTransmitida(tx, proposta.id, { numeroSeguradora, em, prazoAceite });
    if (exigencias.length > 0) {
      await propostas.setExigencias(tx, proposta.id, addExigencias(proposta.exigencias, exigencias, em.toISOString()));
      await propostas.advance(tx, proposta.id, caminhoProposta('TRANSMITIDA', 'EXIGENCIA') ?? []);
    }
    const { orcamentoId, numero } = proposta;
    if (!orcamentoId) return;
    const texto = naHistoria.transmitida(numero, numeroSeguradora);
    await eventos.add(tx, contexto, { orcamentoId, tipo: 'TRANSMITIDO', texto, dados: { propostaId: proposta.id } });
    if (!(await ofertas.closeOf(tx, orcamentoId, { em, propostaId: proposta.id }))) return;
    await atividades.add(tx, contexto, { tipo: 'ORCAMENTO_FECHADO', usuarioId: String(contexto.usuarioId), orcamentoId });
  }

  async function refuse(tx: Tx, { id, orcamentoId }: Proposta, resposta: Exclude<RespostaTransmissao, { status: 'TRANSMITIDA' }>) {
    await propostas.setTransmissao(tx, id, resposta.status, resposta.mensagens);
    // included before it was transmitted: the sale stands, to be handed over elsewhere
    if (resposta.status === 'FALHOU' || !orcamentoId || (await ofertas.isFechado(tx, orcamentoId))) return;
    await propostas.advance(tx, id, ['CANCELADA']);
    await propostas.cancelOpen(tx, id);
  }

  /** Writes the insurer's word once, with its notice; null when another process did. */
  const store = (contexto: Contexto, propostaId: string, resposta: RespostaTransmissao): Promise<Proposta | null> =>
    db.tenant(contexto, async (tx) => {
      const found = await propostas.lock(tx, propostaId);
      if (found?.proposta.transmissao !== 'EM_CURSO') return null;
      if (resposta.status === 'TRANSMITIDA') await take(tx, contexto, found.proposta, resposta);
      else await refuse(tx, found.proposta, resposta);
      const depois = await reread(tx, propostaId);
      await tellProposta(tx, contexto, { proposta: depois, usuarioId: found.usuarioId });
      return depois;
    });

  /**
   * Asks, stores and tells; safe to run again after a crash: the insurer is asked under the same key, and its answer is written once.
   *
   * @throws when `signal` aborted before an answer, so that the job is taken up again
   */
  return async function run(payload: unknown, { signal }: { signal: AbortSignal }): Promise<void> {
    const { assinaturaId, usuarioId, propostaId } = PedidoTarefa.parse(payload);
    const contexto: Contexto = { assinaturaId, usuarioId };
    const begun = await untilWritten(() => begin(contexto, propostaId), signal);
    if (!begun) return;
    await publisher.transmissao(assinaturaId, begun.andando);
    const resposta = await ask(begun.seguradora, propostaId, begun.pedido, signal);
    const stored = await untilWritten(() => store(contexto, propostaId, resposta), signal);
    if (!stored) return;
    await publisher.transmissao(assinaturaId, stored);
    await publisher.caso(assinaturaId, stored);
  };
}
