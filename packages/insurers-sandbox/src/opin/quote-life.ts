import { addDias, hojeEm, iofVigente, tabelaIof } from '@balcao/domain';
import type { ContextoDecisao, ProtocoloCotacao, Veredito } from '../quotes/protocolo.ts';
import { offerId } from '../quotes/veredito.rule.ts';
import { isAnalisada, noticesOfVida, refusalOfVida, type RiscoAceitacaoVida } from '../rating/acceptance-vida.rule.ts';
import { instalmentsOf } from '../rating/parcelamentos.rule.ts';
import { rateVida } from '../rating/rate-vida.rule.ts';
import type { TarifaVida } from '../seguradoras/perfil.ts';
import { questionOf } from './question-of.ts';
import { patchRequest } from './quote-auto.published.ts';
import { lifeRequest } from './quote-life.published.ts';
import { type PedidoVida, readLifeRequest } from './quote-life.reader.ts';
import { writeLifeInfo } from './quote-life.writer.ts';

interface Questao {
  readonly tarifa: TarifaVida;
  readonly pedido: PedidoVida;
  readonly risco: RiscoAceitacaoVida;
}

/** Decision of this insurer about a valid life request. */
function decideVida({ tarifa, pedido, risco }: Questao, contexto: ContextoDecisao): Veredito {
  const motivo = refusalOfVida(tarifa, risco);
  if (motivo) return { status: 'RJCT', motivo };
  const { termStartDate } = pedido.data.quoteData;
  const preco = rateVida(tarifa, risco, iofVigente(tabelaIof.VIDA, termStartDate) ?? 0);
  // a monthly payment has no instalments
  const parcelamentos = instalmentsOf(tarifa, preco.totalCentavos).filter(({ n }) => n === 1 || risco.periodicidade === 'ANUAL');
  const oferta = { id: offerId(contexto, 1), tarifa, risco, preco, parcelamentos };
  const quoteInfo = writeLifeInfo({
    pedido,
    oferta,
    agora: contexto.agora,
    validade: addDias(hojeEm(contexto.agora), tarifa.validadeDias),
    mensagens: [...noticesOfVida(tarifa, risco), ...contexto.exigencias],
  });
  return { status: 'ACPT', quoteInfo, ofertas: [oferta.id] };
}

/** Open Insurance Brasil quote-person 1.11, `/life`, at the insurers that have a life tariff. */
export const quoteLife: ProtocoloCotacao = {
  escopo: 'quote-person-life',
  path: '/open-insurance/quote-person/v1/life/request',
  pedido: lifeRequest,
  patch: patchRequest,
  serves: ({ tarifas }) => tarifas.VIDA !== undefined,
  read: (body, { tarifas: { VIDA: tarifa } }) => {
    if (!tarifa) throw new Error('sem tarifa de vida');
    const leitura = readLifeRequest(body, tarifa);
    if (!leitura.ok) return leitura;
    const { pedido, risco, observacoes } = leitura;
    return {
      ok: true,
      consentId: pedido.data.consentId,
      observacoes,
      questao: questionOf(pedido),
      passaPorAnalise: isAnalisada(tarifa, risco),
      decide: (contexto) => decideVida({ tarifa, pedido, risco }, contexto),
    };
  },
};
