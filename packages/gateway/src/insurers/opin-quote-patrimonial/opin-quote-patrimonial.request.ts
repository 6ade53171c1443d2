import { hojeEm } from '@balcao/domain';
import { reais } from '../opin/opin-amount.ts';
import { consentExpiry, generalQuoteInfo } from '../opin/opin-envelope.request.ts';
import type { ContextoPedido, Montagem } from '../opin/opin-protocolo.ts';
import { basicas, type CoberturaPublicada, coberturas, type PedidoPatrimonial, ramos } from './patrimonial-covers.table.ts';
import { toPatrimonialCustomer } from './patrimonial-customer.request.ts';
import { type ObjetoPublicado, toBusiness, toCondominium, toHome } from './patrimonial-object.request.ts';
import { PatrimonialRequest } from './patrimonial-request.schema.ts';

interface Pedida extends CoberturaPublicada {
  readonly lmiCentavos: number;
}

/** Covers asked for, the basic one first. */
function coversOf({ linha, risco }: PedidoPatrimonial): Pedida[] {
  const basica =
    linha === 'CONDOMINIO' ? [{ ...basicas[risco.coberturas.basica], lmiCentavos: risco.condominio.valorReconstrucaoCentavos }] : [];
  const limites: Readonly<Record<string, unknown>> = risco.coberturas;
  const outras = Object.entries<CoberturaPublicada>(coberturas[linha]).flatMap(([campo, cobertura]) => {
    const lmiCentavos = limites[campo];
    return typeof lmiCentavos === 'number' && lmiCentavos > 0 ? [{ ...cobertura, lmiCentavos }] : [];
  });
  return [...basica, ...outras];
}

function objectOf(pedido: PedidoPatrimonial): ObjetoPublicado {
  switch (pedido.linha) {
    case 'RESIDENCIAL':
      return toHome(pedido.risco);
    case 'CONDOMINIO':
      return toCondominium(pedido.risco);
    case 'EMPRESARIAL':
      return toBusiness(pedido.risco);
  }
}

function quoteDataOf(pedido: PedidoPatrimonial, { quoteData, insuredObject }: ObjetoPublicado): object {
  const { seguro } = pedido.risco;
  const pedidas = coversOf(pedido);
  return {
    ...quoteData,
    termStartDate: seguro.vigIni,
    termEndDate: seguro.vigFim,
    insuranceType: seguro.tipo === 'NOVO' ? 'NOVO' : 'RENOVACAO',
    ...(seguro.apoliceAnterior ? { policyId: seguro.apoliceAnterior.slice(0, 100) } : {}),
    ...(seguro.seguradoraAnterior ? { insurerName: seguro.seguradoraAnterior.slice(0, 100) } : {}),
    currency: 'BRL',
    maxLMG: reais(pedidas.reduce((soma, { lmiCentavos }) => soma + lmiCentavos, 0)),
    includesAssistanceServices: true,
    insuredObject,
    coverages: pedidas.map(({ id, code, nome, lmiCentavos }) => ({
      branch: ramos[pedido.linha],
      code,
      description: nome,
      internalCode: id,
      isSeparateContractingAllowed: false,
      maxLMI: reais(lmiCentavos),
    })),
  };
}

/**
 * The published message for a question. Depends on the question and the day only, so that asking again under the same key sends the
 * same body.
 */
export function toPatrimonialRequest(pedido: PedidoPatrimonial, { consentId, agora }: ContextoPedido): Montagem {
  const objeto = objectOf(pedido);
  const parsed = PatrimonialRequest.safeParse({
    data: {
      consentId,
      expirationDateTime: consentExpiry(pedido.risco.seguro),
      quoteCustomer: { identificationData: toPatrimonialCustomer(pedido, hojeEm(agora)) },
      quoteData: quoteDataOf(pedido, objeto),
      quoteCustomData: { generalQuoteInfo: generalQuoteInfo(pedido), insuredObjects: objeto.insuredObjects, coverages: [] },
    },
  });
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, campos: parsed.error.issues.map(({ path }) => path.slice(1).join('.')) };
}
