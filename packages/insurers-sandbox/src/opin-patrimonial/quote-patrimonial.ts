import { addDias, hojeEm, iofVigente, tabelaIof } from '@balcao/domain';
import { questionOf } from '../opin/question-of.ts';
import type { ContextoDecisao, ProtocoloCotacao, Veredito } from '../quotes/protocolo.ts';
import { offerId } from '../quotes/veredito.rule.ts';
import { propertyNoticesOf, propertyRefusalOf, type RiscoPatrimonial } from '../rating/acceptance-patrimonial.rule.ts';
import { instalmentsOf } from '../rating/parcelamentos.rule.ts';
import { ratePatrimonial } from '../rating/rate-patrimonial.rule.ts';
import type { LinhaPatrimonial, TarifaPatrimonial } from '../seguradoras/tarifa-patrimonial.ts';
import { readPatrimonial } from './patrimonial.reader.ts';
import type { PedidoPatrimonial } from './patrimonial.schema.ts';
import { writePatrimonial } from './patrimonial.writer.ts';
import { patchRequest, quoteRequest } from './quote-patrimonial.published.ts';

interface Questao {
  readonly linha: LinhaPatrimonial;
  readonly tarifa: TarifaPatrimonial;
  readonly pedido: PedidoPatrimonial;
  readonly risco: RiscoPatrimonial;
}

/** Decision of this insurer about a valid property request. */
function decide({ linha, tarifa, pedido, risco }: Questao, contexto: ContextoDecisao): Veredito {
  const motivo = propertyRefusalOf(tarifa, risco);
  if (motivo) return { status: 'RJCT', motivo };
  const hoje = hojeEm(contexto.agora);
  const preco = ratePatrimonial(tarifa, risco, iofVigente(tabelaIof[linha], hoje) ?? 0);
  const id = offerId(contexto, 1);
  const quoteInfo = writePatrimonial({
    linha,
    pedido,
    id,
    preco,
    comissaoBps: risco.comissaoBps,
    parcelamentos: instalmentsOf(tarifa, preco.totalCentavos),
    validade: addDias(hoje, tarifa.validadeDias),
    mensagens: [...propertyNoticesOf(tarifa, risco), ...contexto.exigencias],
    agora: contexto.agora,
  });
  return { status: 'ACPT', quoteInfo, ofertas: [id] };
}

const createPatrimonial = (linha: LinhaPatrimonial, recurso: string): ProtocoloCotacao => ({
  escopo: `quote-patrimonial-${recurso}`,
  path: `/open-insurance/quote-patrimonial/v2/${recurso}/request`,
  pedido: quoteRequest(linha),
  patch: patchRequest,
  serves: ({ tarifas }) => tarifas[linha] !== undefined,
  read: (body, { tarifas: { [linha]: tarifa } }) => {
    if (!tarifa) throw new Error(`sem tarifa de ${linha}`);
    const leitura = readPatrimonial(body, { linha, tarifa });
    if (!leitura.ok) return leitura;
    const { pedido, risco, observacoes } = leitura;
    return {
      ok: true,
      consentId: pedido.data.consentId,
      observacoes,
      questao: questionOf(pedido),
      passaPorAnalise: false,
      decide: (contexto) => decide({ linha, tarifa, pedido, risco }, contexto),
    };
  },
});

/** Open Insurance Brasil quote-patrimonial 2.0, at the insurers that have a tariff of the line. */
export const quotePatrimonial: readonly ProtocoloCotacao[] = [
  createPatrimonial('RESIDENCIAL', 'home'),
  createPatrimonial('CONDOMINIO', 'condominium'),
  createPatrimonial('EMPRESARIAL', 'business'),
];
