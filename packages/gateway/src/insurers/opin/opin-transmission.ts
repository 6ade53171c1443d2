import type { LinhaCotada, MensagemSeguradora } from '@balcao/contracts';
import { normalizeDocumento } from '@balcao/domain';
import * as z from 'zod/mini';
import type { ConfigSeguradora, DepsSeguradora, OpcoesCotacao, PedidoTransmissao, RespostaTransmissao } from '../insurer.port.ts';
import type { OpinClient } from './opin-client.ts';
import { type HttpAnswer, Instabilidade } from './opin-http.ts';
import { copy } from './opin.copy.ts';
import { toIdempotencyKey } from './opin-envelope.request.ts';
import { cleanText } from './opin-refusal.ts';
import { extensoes, OpinClosed, OpinErrors } from './opin-response.schema.ts';
import { CredencialRecusada } from './opin-token.ts';

/** Reference with which an offer is accepted; stored with it when it was priced. */
const Referencia = z.object({ consentId: z.string(), insurerQuoteId: z.string() });

/** References of the offers of an accepted quote, by the ids of the insurer, in the order of the offers. */
export const referencesOf = (insurerQuoteIds: readonly string[], consentId: string): string[] =>
  insurerQuoteIds.map((insurerQuoteId) => JSON.stringify({ consentId, insurerQuoteId }));

const refused = (status: 'FALHOU' | 'RECUSADA', codigo: string, texto: string): RespostaTransmissao => ({
  status,
  mensagens: [{ codigo, texto }],
});

function readReference(referencia: string): z.infer<typeof Referencia> | null {
  try {
    return Referencia.safeParse(JSON.parse(referencia)).data ?? null;
  } catch {
    return null;
  }
}

/** Demands sent with the number, in the extension. */
function demandsOf(data: z.infer<typeof OpinClosed>['data']): MensagemSeguradora[] {
  const found = data.quoteCustomData?.generalQuoteInfo?.find(({ fieldId }) => fieldId === 'exigencias');
  const told = extensoes.mensagens.safeParse(found?.value).data ?? [];
  return told.map(({ codigo, texto }) => ({ codigo, texto: cleanText(texto) }));
}

function readClosed({ status, body }: HttpAnswer, nome: string): RespostaTransmissao {
  if (status === 403) return refused('FALHOU', 'PERMISSAO', copy.permissao(nome));
  if (status === 404) return refused('RECUSADA', 'OFERTA_DESCONHECIDA', copy.semOferta);
  if (status < 200 || status >= 300) {
    const erros = OpinErrors.safeParse(body);
    const detalhe = erros.success ? [erros.data.errors].flat()[0]?.detail : undefined;
    return refused('RECUSADA', `HTTP_${status}`, cleanText(detalhe || copy.naoTransmitida(nome)));
  }
  const closed = OpinClosed.safeParse(body);
  if (!closed.success) throw new Instabilidade('MALFORMADA_TRANSMISSAO');
  const { data } = closed.data;
  if (data.status !== 'ACKN') return refused('RECUSADA', data.status, copy.naoTransmitida(nome));
  // the number may come later under the same key: a retry does not repeat the act
  if (!data.protocolNumber) return refused('FALHOU', 'SEM_NUMERO', copy.semNumero(nome));
  return { status: 'TRANSMITIDA', numeroSeguradora: data.protocolNumber, exigencias: demandsOf(data) };
}

const TENTATIVAS = 2;
const PAUSA_MS = 500;

/**
 * Accepts an offer through the PATCH of the standard (ACKN). Consent and offer identify the act, so a retry after a lost answer, or from
 * another process, is the same act for the insurer.
 */
export function createTransmit(config: ConfigSeguradora, clientOf: (linha: LinhaCotada) => OpinClient | null, deps: DepsSeguradora) {
  const { nome } = config;

  async function once(pedido: PedidoTransmissao, options: OpcoesCotacao, signal: AbortSignal): Promise<RespostaTransmissao> {
    const referencia = readReference(pedido.referencia);
    if (!referencia) return refused('RECUSADA', 'OFERTA_DESCONHECIDA', copy.semOferta);
    const client = clientOf(pedido.linha);
    if (!client) return refused('FALHOU', 'SEM_CREDENCIAL', copy.semCredencial(nome));
    const { pagamento, dadosComplementares, avisarEm, corretor } = pedido;
    const generalQuoteInfo = Object.entries({ pagamento, dadosComplementares, avisarEm }).map(([fieldId, value]) => ({ fieldId, value }));
    const closing = { cnpj: normalizeDocumento(corretor.cnpj), insurerQuoteId: referencia.insurerQuoteId, generalQuoteInfo };
    const idempotencyKey = toIdempotencyKey(options.idempotencyKey);
    return readClosed(await client.acknowledge(referencia.consentId, closing, { idempotencyKey, signal }), nome);
  }

  return async function transmit(pedido: PedidoTransmissao, options: OpcoesCotacao): Promise<RespostaTransmissao> {
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.limiteMs)]);
    for (let tentativa = 1; ; tentativa++) {
      try {
        return await once(pedido, options, signal);
      } catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof CredencialRecusada) return refused('FALHOU', 'CREDENCIAL', copy.credencial(nome));
        const isOver = signal.aborted;
        if (!isOver && !(error instanceof Instabilidade)) throw error;
        const causa = error instanceof Instabilidade ? error.causa : 'TIMEOUT';
        deps.log.warn({ seguradora: config.slug, causa, tentativa }, 'transmissão sem resposta');
        if (isOver) return refused('FALHOU', 'TIMEOUT', copy.tempoEsgotado(nome, Math.round(options.limiteMs / 1_000)));
        if (tentativa === TENTATIVAS) return refused('FALHOU', causa, copy.instavel(nome));
        await deps.espera(PAUSA_MS, signal);
      }
    }
  };
}
