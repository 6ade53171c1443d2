import { foldTexto } from '@balcao/domain';
import * as z from 'zod/mini';
import { copy } from './open-insurance.copy.ts';
import { type EndossoConsentido, FalhaOpenInsurance, type PedidoDeEndosso, type RespostaDeEndosso } from './open-insurance.port.ts';

/** What of phase 3 a person is asked for: one request for an endorsement. */
export const PERMISSAO_ENDOSSO = 'ENDORSEMENT_REQUEST_CREATE';

const MAX = { apolice: 60, objeto: 100, descricao: 1024 } as const;

/** Where each change goes in the data that institutions may add to the standard. */
const LUGARES = {
  bem: 'insuredObjects',
  itens: 'insuredObjects',
  coberturas: 'coverages',
  beneficiarios: 'beneficiaries',
  endereco: 'riskLocationInfo',
  condutor: 'customerComplimentaryInfo',
  premioAnualCentavos: 'generalQuoteInfo',
} as const;

/** `premioAnualCentavos` as the standard lets a field be called. */
const fieldIdOf = (campo: string): string => foldTexto(campo).replace(/[^a-z0-9]/g, '');

/** What is consented to and what is asked have this of the endorsement, to the letter. */
export const informationOf = ({ numeroApolice, objetos, proposta, tipo, descricao }: EndossoConsentido): object => ({
  policyId: numeroApolice.slice(0, MAX.apolice),
  insuredObjectId: objetos.map((objeto) => objeto.slice(0, MAX.objeto)),
  ...(proposta !== null && { proposalId: proposta.slice(0, MAX.apolice) }),
  endorsementType: tipo,
  requestDescription: descricao.slice(0, MAX.descricao),
});

/** Body of the request, in the published form. */
export function endorsementRequest({ dia, depois, ...pedido }: PedidoDeEndosso): object {
  const customData: Record<string, { fieldId: string; value: unknown }[]> = {};
  for (const [campo, value] of Object.entries(depois)) {
    const lugar = LUGARES[campo as keyof typeof LUGARES];
    if (lugar && value !== undefined) (customData[lugar] ??= []).push({ fieldId: fieldIdOf(campo), value });
  }
  return { data: { ...informationOf(pedido), requestDate: dia, ...(Object.keys(customData).length > 0 && { customData }) } };
}

/** As published: a list, of which the first says why. */
const Erros = z.object({ errors: z.array(z.object({ detail: z.string() })).check(z.minLength(1)) });
/** A CPF or a CNPJ: what an insurer says may be of the person. */
const DOCUMENTO = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}|\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}/g;
const cleanText = (texto: string): string => texto.replace(DOCUMENTO, '***').slice(0, 500);

const Protocolado = z.object({
  data: z.object({ protocolNumber: z.string().check(z.minLength(1), z.maxLength(60)) }),
  links: z.optional(z.object({ redirect: z.string() })),
});

/** Only what a broker may open in a browser of theirs. */
const addressOf = (texto: string | undefined): string | null =>
  texto !== undefined && URL.canParse(texto) && new URL(texto).protocol === 'https:' ? new URL(texto).href : null;

/**
 * What an insurer answered to a request.
 *
 * @throws {FalhaOpenInsurance} when the consent does not hold, or what came is not the published answer
 */
export function readEndorsement({ status, body }: { readonly status: number; readonly body: unknown }, nome: string): RespostaDeEndosso {
  if (status === 401 || status === 403) throw new FalhaOpenInsurance('SEM_CONSENTIMENTO', `HTTP_${status}`);
  if (status === 201) {
    const lida = Protocolado.safeParse(body);
    if (!lida.success) throw new FalhaOpenInsurance('INDISPONIVEL', 'ENDOSSO_MALFORMADO');
    const { data, links } = lida.data;
    return { status: 'PROTOCOLADO', protocolo: data.protocolNumber, endereco: addressOf(links?.redirect) };
  }
  const erros = Erros.safeParse(body);
  const detalhe = erros.success ? erros.data.errors[0]?.detail : undefined;
  return { status: 'RECUSADO', codigo: `HTTP_${status}`, texto: cleanText(detalhe || copy.endossoRecusado(nome)) };
}
