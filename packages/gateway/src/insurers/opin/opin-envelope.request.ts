import { createHash } from 'node:crypto';
import type { Seguro } from '@balcao/contracts';
import { addDias, diffDias, normalizeDocumento } from '@balcao/domain';
import type { PedidoSeguradora } from '../insurer.port.ts';
import { publishedCnpj } from './opin-customer.request.ts';
import type { OpinCustomField } from './opin-customer.schema.ts';

const DIAS_CONSENTIMENTO = 30;

/** The caller's key in the form the standard takes; another form is digested. */
export const toIdempotencyKey = (chave: string): string =>
  /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(chave) ? chave : createHash('sha256').update(chave).digest('hex').slice(0, 40);

/** The consent under which this question travels: one per question, so that the address of its answer is known beforehand. */
export const consentOf = (idempotencyKey: string): string => `urn:balcao:${idempotencyKey}`;

/** When that consent runs out: some days after cover begins. */
export const consentExpiry = ({ vigIni }: Pick<Seguro, 'vigIni'>): string => `${addDias(vigIni, DIAS_CONSENTIMENTO)}T00:00:00Z`;

/** A record as the standard's list of custom fields; what is absent or empty is left out. */
export const customFields = (record: Readonly<Record<string, unknown>>): OpinCustomField[] =>
  Object.entries(record)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([fieldId, value]) => ({ fieldId, value }));

/** Length of the contract in the standard's words. */
export function termTypeOf({ vigIni, vigFim }: Pick<Seguro, 'vigIni' | 'vigFim'>): 'ANUAL' | 'PLURIANUAL' | 'OUTROS' {
  const dias = diffDias(vigIni, vigFim);
  if (dias > 366) return 'PLURIANUAL';
  return dias >= 365 ? 'ANUAL' : 'OUTROS';
}

/** What no quote API of the standard carries and every line says: `quoteCustomData.generalQuoteInfo`. */
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

/** An alphanumeric CNPJ of the insured, where the standard only takes numeric ones. */
export const customerIdentification = ({ risco: { segurado } }: PedidoSeguradora): OpinCustomField[] => {
  const documento = normalizeDocumento(segurado.documento);
  return customFields({ cnpjAlfanumerico: segurado.pessoa === 'PJ' && publishedCnpj(documento) === 'NA' ? documento : undefined });
};
