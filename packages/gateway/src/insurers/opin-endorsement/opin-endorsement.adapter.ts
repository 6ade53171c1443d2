import * as z from 'zod/mini';
import { foldTexto } from '@balcao/domain';
import type { ConfigSeguradora, DepsSeguradora, PedidoDeEndosso, RespostaDeEndosso } from '../insurer.port.ts';
import { toIdempotencyKey } from '../opin/opin-envelope.request.ts';
import { exchange, type HttpAnswer, Instabilidade } from '../opin/opin-http.ts';
import { cleanText } from '../opin/opin-refusal.ts';
import { OpinErrors } from '../opin/opin-response.schema.ts';
import { createTokenSource, CredencialRecusada } from '../opin/opin-token.ts';
import { copy } from './opin-endorsement.copy.ts';

/** What of the answer is read; the rest of it is what was asked. */
const OpinEndorsement = z.object({ data: z.object({ protocolNumber: z.string().check(z.minLength(1), z.maxLength(60)) }) });

const MAX_DESCRICAO = 1024;
const LIMITE_MS = 20_000;

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

/** Body of the request, in the published form. */
export function endorsementRequest({ numeroApolice, objetos, tipo, descricao, dia, depois }: PedidoDeEndosso): object {
  const customData: Record<string, { fieldId: string; value: unknown }[]> = {};
  for (const [campo, value] of Object.entries(depois)) {
    const lugar = LUGARES[campo as keyof typeof LUGARES];
    if (lugar && value !== undefined) (customData[lugar] ??= []).push({ fieldId: fieldIdOf(campo), value });
  }
  return {
    data: {
      policyId: numeroApolice,
      insuredObjectId: objetos.map((objeto) => objeto.slice(0, 100)),
      endorsementType: tipo,
      requestDescription: descricao.slice(0, MAX_DESCRICAO),
      requestDate: dia,
      ...(Object.keys(customData).length > 0 && { customData }),
    },
  };
}

const failed = (codigo: string, texto: string): RespostaDeEndosso => ({ status: 'FALHOU', mensagem: { codigo, texto } });

function readAnswer({ status, body }: HttpAnswer, nome: string): RespostaDeEndosso {
  if (status === 201) {
    const lida = OpinEndorsement.safeParse(body);
    if (lida.success) return { status: 'PROTOCOLADO', protocolo: lida.data.data.protocolNumber };
    throw new Instabilidade('MALFORMADA_ENDOSSO');
  }
  const erros = OpinErrors.safeParse(body);
  const detalhe = erros.success ? [erros.data.errors].flat()[0]?.detail : undefined;
  if (status === 403) return failed('PERMISSAO', copy.permissao(nome));
  return { status: 'RECUSADO', mensagem: { codigo: `HTTP_${status}`, texto: cleanText(detalhe || copy.recusado(nome)) } };
}

/**
 * Asks an insurer for an endorsement by the API of Open Insurance Brasil (`endorsement` 2.0). The key makes a second try the same request for
 * the insurer. Throws only when `signal` aborts.
 */
export function createOpinEndorsement(config: ConfigSeguradora, deps: DepsSeguradora) {
  const { nome, credenciais, baseUrl } = config;
  const tokens = credenciais ? createTokenSource(config, { credenciais, escopo: 'endorsement' }, deps) : null;

  async function send(pedido: PedidoDeEndosso, chave: string, signal: AbortSignal): Promise<HttpAnswer> {
    const url = `${baseUrl}/open-insurance/endorsement/v2/request/${encodeURIComponent(pedido.consentId)}`;
    const once = async () => {
      const token = (await tokens?.get(signal)) ?? '';
      const headers = {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
        'x-fapi-interaction-id': pedido.endossoId,
        'x-idempotency-key': toIdempotencyKey(chave),
      };
      const body = JSON.stringify(endorsementRequest(pedido));
      return { token, answer: await exchange(deps, url, { method: 'POST', body, headers, signal }) };
    };
    const first = await once();
    if (first.answer.status !== 401) return first.answer;
    // the token may have expired: retried once with a new one
    tokens?.forget(first.token);
    const { answer } = await once();
    if (answer.status === 401) throw new CredencialRecusada();
    return answer;
  }

  return async function askEndosso(
    pedido: PedidoDeEndosso,
    options: { readonly signal: AbortSignal; readonly idempotencyKey: string },
  ): Promise<RespostaDeEndosso> {
    if (!tokens) return failed('SEM_CREDENCIAL', copy.semCredencial(nome));
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(LIMITE_MS)]);
    try {
      return readAnswer(await send(pedido, options.idempotencyKey, signal), nome);
    } catch (error) {
      options.signal.throwIfAborted();
      if (error instanceof CredencialRecusada) return failed('CREDENCIAL', copy.credencial(nome));
      if (!signal.aborted && !(error instanceof Instabilidade)) throw error;
      const causa = error instanceof Instabilidade ? error.causa : 'TIMEOUT';
      deps.log.warn({ seguradora: config.slug, causa }, 'endosso sem resposta');
      return failed(causa, copy.instavel(nome));
    }
  };
}
