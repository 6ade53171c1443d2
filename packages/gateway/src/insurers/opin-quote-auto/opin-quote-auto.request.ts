import { createHash } from 'node:crypto';
import { addDias, diffDias, hojeEm, normalizeDocumento } from '@balcao/domain';
import type { PedidoDaLinha } from '../insurer.port.ts';
import { toCoverages } from './opin-coverages.request.ts';
import { publishedCnpj, toCustomer } from './opin-customer.request.ts';
import { type OpinCustomField, OpinRequest } from './opin-request.schema.ts';
import { toInsuredObject } from './opin-vehicle.request.ts';

export type Montagem =
  | { readonly ok: true; readonly body: OpinRequest }
  /** Paths of the published payload that could not be filled. */
  | { readonly ok: false; readonly campos: readonly string[] };

const DIAS_CONSENTIMENTO = 30;

/** The caller's key in the form the standard takes; another form is digested. */
export const toIdempotencyKey = (chave: string): string =>
  /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(chave) ? chave : createHash('sha256').update(chave).digest('hex').slice(0, 40);

/** The consent under which this question travels: one per question, so that the address of its answer is known beforehand. */
export const consentOf = (idempotencyKey: string): string => `urn:balcao:${idempotencyKey}`;

const fields = (record: Readonly<Record<string, unknown>>): OpinCustomField[] =>
  Object.entries(record)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([fieldId, value]) => ({ fieldId, value }));

function termTypeOf(vigIni: string, vigFim: string): OpinRequest['data']['quoteData']['termType'] {
  const dias = diffDias(vigIni, vigFim);
  if (dias > 366) return 'PLURIANUAL';
  return dias >= 365 ? 'ANUAL' : 'OUTROS';
}

function toQuoteData({ risco }: PedidoDaLinha<'AUTO'>): OpinRequest['data']['quoteData'] {
  const { seguro, renovacao, coberturas } = risco;
  return {
    isCollectiveStipulated: false,
    hasAnIndividualItem: true,
    termStartDate: seguro.vigIni,
    termEndDate: seguro.vigFim,
    termType: termTypeOf(seguro.vigIni, seguro.vigFim),
    insuranceType: seguro.tipo === 'NOVO' ? 'NOVO' : 'RENOVACAO',
    ...(seguro.apoliceAnterior ? { policyId: seguro.apoliceAnterior.slice(0, 100) } : {}),
    ...(seguro.seguradoraAnterior ? { insurerId: seguro.seguradoraAnterior.slice(0, 100) } : {}),
    // the standard gives it three characters; a longer code travels in quoteCustomData
    ...(renovacao.ci && renovacao.ci.length <= 3 ? { identifierCode: renovacao.ci } : {}),
    bonusClass: String(renovacao.bonus),
    currency: 'BRL',
    includesAssistanceServices: coberturas.assistencia !== 'SEM',
    insuredObject: toInsuredObject(risco),
    coverages: toCoverages(risco),
  };
}

/** What the standard does not carry (commission, discount, levels, remarks), described in the sandbox's README. */
function toCustomData({ risco, comissaoBps, descontoBps, corretor }: PedidoDaLinha<'AUTO'>): OpinRequest['data']['quoteCustomData'] {
  const { segurado, seguro, veiculo, coberturas, renovacao, observacoes } = risco;
  const documento = normalizeDocumento(segurado.documento);
  return {
    customerIdentification: fields({
      cnpjAlfanumerico: segurado.pessoa === 'PJ' && publishedCnpj(documento) === 'NA' ? documento : undefined,
    }),
    generalQuoteInfo: fields({
      comissaoBps,
      descontoBps,
      corretor,
      tipoSeguro: seguro.tipo,
      sinistros: seguro.sinistros,
      ci: renovacao.ci,
      observacoes,
    }),
    insuredObjects: fields({
      valorReferenciaCentavos: veiculo.valorFipeCentavos,
      lugares: veiculo.lugares,
      alienado: veiculo.alienado,
      pcd: veiculo.pcd,
    }),
    coverages: fields({
      franquia: coberturas.franquia,
      vidros: coberturas.vidros,
      carroReserva: coberturas.carroReserva,
      assistencia: coberturas.assistencia,
    }),
  };
}

/**
 * The published message for a question. Depends on the question and the day only, so that asking again under the same key sends the
 * same body.
 */
export function toQuoteRequest(
  pedido: PedidoDaLinha<'AUTO'>,
  { idempotencyKey, agora }: { idempotencyKey: string; agora: Date },
): Montagem {
  const { vigIni } = pedido.risco.seguro;
  const parsed = OpinRequest.safeParse({
    data: {
      consentId: consentOf(idempotencyKey),
      expirationDateTime: `${addDias(vigIni, DIAS_CONSENTIMENTO)}T00:00:00Z`,
      quoteCustomer: { identificationData: toCustomer(pedido, hojeEm(agora)) },
      quoteData: toQuoteData(pedido),
      quoteCustomData: toCustomData(pedido),
    },
  });
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, campos: parsed.error.issues.map(({ path }) => path.slice(1).join('.')) };
}
