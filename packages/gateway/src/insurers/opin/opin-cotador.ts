import type { LinhaCotada } from '@balcao/contracts';
import { normalizeDocumento } from '@balcao/domain';
import { createCircuitBreaker, type Passe } from '../circuit-breaker.ts';
import type { ConfigSeguradora, Cotador, DepsSeguradora, PedidoDaLinha, RespostaSeguradora } from '../insurer.port.ts';
import { createOpinClient } from './opin-client.ts';
import { type Conversa, converse, giveUp } from './opin-conversation.ts';
import { consentOf, toIdempotencyKey } from './opin-envelope.request.ts';
import { Instabilidade } from './opin-http.ts';
import type { FieldOf, ProtocoloOpin } from './opin-protocolo.ts';
import { circuitOpen, credentialMissing, fromMissingFields, timedOut, unstable } from './opin-refusal.ts';
import { createTokenSource } from './opin-token.ts';
import { createTransmit } from './opin-transmission.ts';

const TENTATIVAS = 2;
const PAUSA_MS = 250;
const PAUSA_MAXIMA_MS = 2_000;

/** Implements our port for an insurer with one protocol of the family. State (token, circuit) lives as long as this object. */
export function createCotadorOpin<L extends LinhaCotada>(
  protocolo: ProtocoloOpin<L>,
  config: ConfigSeguradora,
  deps: DepsSeguradora,
): Cotador<L> {
  const { nome, credenciais, baseUrl } = config;
  const breaker = createCircuitBreaker({ agora: deps.agora });
  const tokens = credenciais ? createTokenSource(config, { credenciais, escopo: protocolo.escopo }, deps) : null;

  const clientOf = (linha: LinhaCotada) => tokens && createOpinClient(`${baseUrl}${protocolo.requestPath(linha as L)}`, tokens, deps);

  return {
    linhas: protocolo.linhas,
    transmit: createTransmit(config, clientOf, deps),
    async quote(pedido, { signal, idempotencyKey: chave, limiteMs }) {
      signal.throwIfAborted();
      const client = clientOf(pedido.linha);
      if (!client) return credentialMissing(nome);
      const idempotencyKey = toIdempotencyKey(chave);
      const consentId = consentOf(idempotencyKey);
      const fieldOf = fieldsFor(protocolo, pedido);
      const montagem = protocolo.toBody(pedido, { consentId, agora: deps.agora() });
      if (!montagem.ok) return fromMissingFields(montagem.campos, fieldOf);
      const passe = breaker.enter();
      if (!passe) return circuitOpen(nome, breaker.remainingSeconds());
      const conversa: Conversa = {
        config,
        client,
        deps,
        body: montagem.body,
        consentId,
        idempotencyKey,
        autorCnpj: normalizeDocumento(pedido.corretor.cnpj),
        fieldOf,
        readAccepted: (quoteInfo) => protocolo.readAccepted(quoteInfo, pedido, deps.agora()),
      };
      return settle(passe, await withinLimit(conversa, { signal, limiteMs, passe }));
    },
  };
}

const fieldsFor =
  <L extends LinhaCotada>(protocolo: ProtocoloOpin<L>, { risco }: PedidoDaLinha<L>): FieldOf =>
  (path) =>
    protocolo.fieldOf(path, risco);

function settle(passe: Passe, resposta: RespostaSeguradora): RespostaSeguradora {
  if (resposta.status !== 'OK' && resposta.familiaErro === 'INSTABILIDADE') passe.fail();
  else passe.succeed();
  return resposta;
}

/** Limits the duration of the conversation. When the limit or the user ends it, the quote is cancelled at the insurer. */
async function withinLimit(
  conversa: Conversa,
  { signal, limiteMs, passe }: { signal: AbortSignal; limiteMs: number; passe: Passe },
): Promise<RespostaSeguradora> {
  const { deps, config } = conversa;
  const limite = new AbortController();
  const over = new AbortController();
  deps.espera(limiteMs, over.signal).then(
    () => limite.abort(new Error('limite')),
    () => undefined, // the conversation ended first
  );
  try {
    return await converseTwice(conversa, AbortSignal.any([signal, limite.signal]));
  } catch (error) {
    if (signal.aborted || !limite.signal.aborted) passe.release();
    if (!signal.aborted && !limite.signal.aborted) throw error;
    void giveUp(conversa);
    signal.throwIfAborted();
    deps.log.warn({ seguradora: config.slug, limiteMs }, 'seguradora não respondeu no limite');
    return timedOut(config.nome, limiteMs);
  } finally {
    over.abort(new Error('fim'));
  }
}

/** One retry, for instability only, under the same idempotency key, so the insurer sees one request. */
async function converseTwice(conversa: Conversa, signal: AbortSignal): Promise<RespostaSeguradora> {
  const { deps, config } = conversa;
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await converse(conversa, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Instabilidade)) throw error;
      deps.log.warn({ seguradora: config.slug, causa: error.causa, tentativa }, 'seguradora instável');
      if (tentativa === TENTATIVAS) return unstable(config.nome, error.causa);
      await deps.espera(Math.min(PAUSA_MAXIMA_MS, error.esperaMs ?? PAUSA_MS), signal);
    }
  }
}
