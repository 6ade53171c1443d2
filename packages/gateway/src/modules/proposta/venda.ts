import { isVendavel, linhas, normalizeDocumento, isCnpj, isCpf } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador } from '../../plugins/ports.ts';
import { escopoDe } from '../escopo/index.ts';
import { orcamentoEncerrado } from '../orcamento/index.ts';
import { assertVigente, type NovaProposta, type PagamentoPedido, planParcelas } from './nova-proposta.ts';
import type { OfertaParaVenda, OfertaRepository, OrcamentoParaVenda } from './oferta.repository.ts';
import { rotuloPagamento } from './proposta.copy.ts';
import { ofertaDesconhecida, orcamentoFechado, orcamentoSemPreco, seguradoInvalido } from './proposta.errors.ts';
import type { PropostaRepository } from './proposta.repository.ts';

interface Deps {
  readonly newId: () => string;
  readonly ofertas: OfertaRepository;
  readonly propostas: PropostaRepository;
}

/** What a sale begins with: the case, held, and the chosen offer. */
export interface Venda {
  readonly orcamento: OrcamentoParaVenda;
  readonly venda: OfertaParaVenda;
}

type Origem = Pick<NovaProposta, 'numeroSeguradora' | 'transmitidaEm' | 'prazoAceite' | 'status'>;

/** Steps that including and transmitting have in common; each runs in the caller's transaction. */
export function createVenda({ newId, ofertas, propostas }: Deps) {
  /** @throws {Recusa} 404 for a case out of reach, 422 for an offer that is not of it */
  async function open(tx: Tx, ids: { orcamentoId: string; ofertaId: string }, chamador: Chamador): Promise<Venda> {
    const orcamento = await ofertas.lockOrcamento(tx, ids.orcamentoId, escopoDe(chamador.sessao));
    if (!orcamento) throw naoEncontrado();
    const venda = await ofertas.find(tx, ids.orcamentoId, ids.ofertaId);
    if (!venda) throw ofertaDesconhecida();
    return { orcamento, venda };
  }

  /** @throws {Recusa} 409 unless the case has a price and nothing was decided about it */
  async function assertVendavel(tx: Tx, { id, status }: OrcamentoParaVenda): Promise<void> {
    if (isVendavel(status)) return;
    if (status === 'FECHADO') {
      const feita = await propostas.findUltima(tx, id);
      throw feita ? orcamentoFechado({ propostaId: feita.id, numero: feita.numero }) : orcamentoEncerrado();
    }
    throw status === 'RASCUNHO' || status === 'CALCULANDO' ? orcamentoSemPreco() : orcamentoEncerrado();
  }

  async function produtoresOf(tx: Tx, { risco }: OfertaParaVenda): Promise<NovaProposta['produtores']> {
    const shares = risco.seguro?.produtores ?? [];
    const names = new Map(
      (
        await ofertas.listProdutores(
          tx,
          shares.map(({ id }) => id),
        )
      ).map(({ id, nome }) => [id, nome]),
    );
    return shares.flatMap(({ id, pctBps }) => (names.has(id) ? [{ id, pctBps, nome: names.get(id) ?? '' }] : []));
  }

  async function ramoOf(tx: Tx, { linha }: OrcamentoParaVenda, { risco, isOperadora }: OfertaParaVenda): Promise<string> {
    if (risco.objeto?.ramo) return risco.objeto.ramo;
    return linha === 'SAUDE' && isOperadora ? 'PLANO' : ofertas.findRamo(tx, linha);
  }

  /** The insured of the sale, found by document or created from the risk. @throws {Recusa} 422 when the document is none */
  function ensureSegurado(tx: Tx, contexto: Contexto, { risco }: OfertaParaVenda): Promise<string> {
    const documento = normalizeDocumento(risco.segurado?.documento ?? '');
    if (!isCpf(documento) && !isCnpj(documento)) throw seguradoInvalido();
    return ofertas.ensureSegurado(tx, contexto, documento, risco.segurado ?? {});
  }

  /** Writes the proposal whole: instalments, expected commissions, the insured. Answers what it wrote. */
  async function write(
    tx: Tx,
    contexto: Contexto,
    {
      orcamento,
      venda,
      pagamento,
      hoje,
      origem,
    }: Venda & { pagamento: PagamentoPedido & { finalCartao?: string | undefined }; hoje: string; origem: Origem },
  ): Promise<NovaProposta> {
    assertVigente(venda, hoje);
    const { oferta, seguradora, risco, politicaComissao } = venda;
    const { plano, parcelas, comissoes } = planParcelas(venda, pagamento, hoje);
    const { vigIni = hoje, vigFim = hoje, corretoraId = '' } = risco.seguro ?? {};
    const { coberturas, franquias, assistencias } = oferta;
    const nova: NovaProposta = {
      ...origem,
      id: newId(),
      numero: await propostas.nextNumero(tx, contexto),
      orcamentoId: orcamento.id,
      usuarioId: orcamento.usuarioId,
      oferta,
      seguradora,
      ramo: await ramoOf(tx, orcamento, venda),
      corretoraId,
      seguradoId: await ensureSegurado(tx, contexto, venda),
      bem: describe(orcamento, venda),
      placa: risco.veiculo?.placa || null,
      vigIni,
      vigFim,
      politicaComissao,
      plano,
      parcelas,
      comissoes,
      rotuloPagamento: rotuloPagamento(plano.forma, pagamento.finalCartao),
      coberturas: { coberturas, franquias, assistencias },
      produtores: await produtoresOf(tx, venda),
    };
    await propostas.insert(tx, contexto, nova);
    return nova;
  }

  return { open, assertVendavel, produtoresOf, write };
}

/** The thing insured in one line, as it was when the offer was priced. */
export const describe = ({ formulario, bem }: OrcamentoParaVenda, { risco }: OfertaParaVenda): string =>
  linhas[formulario]?.describeBem({ risco: { ...risco }, comercial: {} }) ?? bem ?? '';

export type PassosDaVenda = ReturnType<typeof createVenda>;
