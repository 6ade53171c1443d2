import { hojeEm } from '@balcao/domain';
import type { PedidoDaLinha } from '../insurer.port.ts';
import { toCustomer } from '../opin/opin-customer.request.ts';
import { consentExpiry, customerIdentification, customFields, generalQuoteInfo, termTypeOf } from '../opin/opin-envelope.request.ts';
import type { ContextoPedido, Montagem } from '../opin/opin-protocolo.ts';
import { toCoverages } from './opin-coverages.request.ts';
import { OpinRequest } from './opin-request.schema.ts';
import { toInsuredObject } from './opin-vehicle.request.ts';

function toQuoteData({ risco }: PedidoDaLinha<'AUTO'>): OpinRequest['data']['quoteData'] {
  const { seguro, renovacao, coberturas } = risco;
  return {
    isCollectiveStipulated: false,
    hasAnIndividualItem: true,
    termStartDate: seguro.vigIni,
    termEndDate: seguro.vigFim,
    termType: termTypeOf(seguro),
    insuranceType: seguro.tipo === 'NOVO' ? 'NOVO' : 'RENOVACAO',
    ...(seguro.apoliceAnterior ? { policyId: seguro.apoliceAnterior.slice(0, 100) } : {}),
    ...(seguro.seguradoraAnterior ? { insurerId: seguro.seguradoraAnterior.slice(0, 100) } : {}),
    // the field of the standard has three characters; a longer code goes in quoteCustomData
    ...(renovacao.ci && renovacao.ci.length <= 3 ? { identifierCode: renovacao.ci } : {}),
    bonusClass: String(renovacao.bonus),
    currency: 'BRL',
    includesAssistanceServices: coberturas.assistencia !== 'SEM',
    insuredObject: toInsuredObject(risco),
    coverages: toCoverages(risco),
  };
}

/** Data without a field in the standard (commission, discount, levels, remarks), described in the README of the sandbox. */
function toCustomData(pedido: PedidoDaLinha<'AUTO'>): OpinRequest['data']['quoteCustomData'] {
  const { veiculo, coberturas, renovacao } = pedido.risco;
  return {
    customerIdentification: customerIdentification(pedido),
    generalQuoteInfo: generalQuoteInfo(pedido, { ci: renovacao.ci }),
    insuredObjects: customFields({
      valorReferenciaCentavos: veiculo.valorFipeCentavos,
      lugares: veiculo.lugares,
      alienado: veiculo.alienado,
      pcd: veiculo.pcd,
    }),
    coverages: customFields({
      franquia: coberturas.franquia,
      vidros: coberturas.vidros,
      carroReserva: coberturas.carroReserva,
      assistencia: coberturas.assistencia,
    }),
  };
}

/**
 * Builds the published message for a request. It depends only on the request and the day, so that a retry under the same key sends the
 * same body.
 */
export function toQuoteRequest(pedido: PedidoDaLinha<'AUTO'>, { consentId, agora }: ContextoPedido): Montagem {
  const parsed = OpinRequest.safeParse({
    data: {
      consentId,
      expirationDateTime: consentExpiry(pedido.risco.seguro),
      quoteCustomer: { identificationData: toCustomer(pedido, hojeEm(agora)) },
      quoteData: toQuoteData(pedido),
      quoteCustomData: toCustomData(pedido),
    },
  });
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, campos: parsed.error.issues.map(({ path }) => path.slice(1).join('.')) };
}
