import type { ProtocoloCotacao } from '../quotes/protocolo.ts';
import { questionOf } from './question-of.ts';
import { decideAuto } from './quote-auto-decision.rule.ts';
import { patchRequest, quoteRequest } from './quote-auto.published.ts';
import { readQuoteRequest } from './quote-auto.reader.ts';

/** Open Insurance Brasil quote-auto 1.10, at the insurers that have a car tariff. */
export const quoteAuto: ProtocoloCotacao = {
  escopo: 'quote-auto',
  path: '/open-insurance/quote-auto/v1/request',
  pedido: quoteRequest,
  patch: patchRequest,
  serves: ({ tarifas }) => tarifas.AUTO !== undefined,
  read: (body, { tarifas: { AUTO: tarifa } }) => {
    if (!tarifa) throw new Error('sem tarifa de automóvel');
    const leitura = readQuoteRequest(body, tarifa);
    if (!leitura.ok) return leitura;
    const { pedido, risco, observacoes } = leitura;
    return {
      ok: true,
      consentId: pedido.data.consentId,
      observacoes,
      questao: questionOf(pedido),
      passaPorAnalise: tarifa.particularidades.respondeEmAnalise === true,
      decide: (contexto) => decideAuto({ tarifa, pedido, risco }, contexto),
    };
  },
};
