import { createHash } from 'node:crypto';
import type { Seguro } from '@balcao/contracts';
import { addDias, diffDias, normalizeDocumento } from '@balcao/domain';
import type { PedidoSeguradora } from '../insurer.port.ts';
import { publishedCnpj } from './opin-customer.request.ts';
import type { OpinCustomField } from './opin-customer.schema.ts';

const DIAS_CONSENTIMENTO = 30;

/** The key of the caller if it has the format of the standard, otherwise its hash. */
export const toIdempotencyKey = (chave: string): string =>
  /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(chave) ? chave : createHash('sha256').update(chave).digest('hex').slice(0, 40);

/** Consent of this request: one per request, so that the address of its answer is known beforehand. */
export const consentOf = (idempotencyKey: string): string => `urn:balcao:${idempotencyKey}`;

/** Expiry of the consent: some days after the start of the cover. */
export const consentExpiry = ({ vigIni }: Pick<Seguro, 'vigIni'>): string => `${addDias(vigIni, DIAS_CONSENTIMENTO)}T00:00:00Z`;

/** Converts a record to the list of custom fields of the standard, without absent or empty values. */
export const customFields = (record: Readonly<Record<string, unknown>>): OpinCustomField[] =>
  Object.entries(record)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([fieldId, value]) => ({ fieldId, value }));

/** Duration of the contract in the format of the standard. */
export function termTypeOf({ vigIni, vigFim }: Pick<Seguro, 'vigIni' | 'vigFim'>): 'ANUAL' | 'PLURIANUAL' | 'OUTROS' {
  const dias = diffDias(vigIni, vigFim);
  if (dias > 366) return 'PLURIANUAL';
  return dias >= 365 ? 'ANUAL' : 'OUTROS';
}

/** Data common to all lines without a field in the standard: `quoteCustomData.generalQuoteInfo`. */
export const generalQuoteInfo = (
  { risco, comissaoBps, descontoBps, corretor }: PedidoSeguradora,
  outros: Readonly<Record<string, unknown>> = {},
): OpinCustomField[] =>
  customFields({
    comissaoBps,
    descontoBps,
    corretor,
    tipoSeguro: risco.seguro.tipo,
    sinistros: risco.seguro.sinistros,
    premioAnteriorCentavos: risco.seguro.premioAnteriorCentavos,
    ...outros,
    observacoes: risco.observacoes,
  });

/** An alphanumeric CNPJ of the insured, because the standard only accepts numeric ones. */
export const customerIdentification = ({ risco: { segurado } }: PedidoSeguradora): OpinCustomField[] => {
  const documento = normalizeDocumento(segurado.documento);
  return customFields({ cnpjAlfanumerico: segurado.pessoa === 'PJ' && publishedCnpj(documento) === 'NA' ? documento : undefined });
};
