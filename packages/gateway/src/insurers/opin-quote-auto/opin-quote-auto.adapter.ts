import { createCircuitBreaker, type Passe } from '../circuit-breaker.ts';
import type { ConfigSeguradora, Cotador, DepsSeguradora, RespostaSeguradora } from '../insurer.port.ts';
import { createOpinClient } from './opin-client.ts';
import { type Conversa, converse, giveUp } from './opin-conversation.ts';
import { Instabilidade } from './opin-http.ts';
import { toIdempotencyKey, toQuoteRequest } from './opin-quote-auto.request.ts';
import { circuitOpen, credentialMissing, fromMissingFields, timedOut, unstable } from './opin-refusal.ts';
import { createTokenSource } from './opin-token.ts';
import { createTransmit } from './opin-transmission.ts';

const TENTATIVAS = 2;
const PAUSA_MS = 250;
const PAUSA_MAXIMA_MS = 2_000;

/** An insurer that speaks Open Insurance Brasil quote-auto, behind our port. State (token, circuit) lives as long as this object. */
export function createOpinQuoteAuto(config: ConfigSeguradora, deps: DepsSeguradora): Cotador<'AUTO'> {
  const { nome, credenciais } = config;
  const breaker = createCircuitBreaker({ agora: deps.agora });
  const client = credenciais ? createOpinClient(config, createTokenSource(config, credenciais, deps), deps) : null;

  return {
    linhas: ['AUTO'],
    transmit: createTransmit(config, client, deps),
    async quote(pedido, { signal, idempotencyKey: chave, limiteMs }) {
      signal.throwIfAborted();
      if (!client) return credentialMissing(nome);
      const idempotencyKey = toIdempotencyKey(chave);
      const montagem = toQuoteRequest(pedido, { idempotencyKey, agora: deps.agora() });
      if (!montagem.ok) return fromMissingFields(montagem.campos, pedido.risco);
      const passe = breaker.enter();
      if (!passe) return circuitOpen(nome, breaker.remainingSeconds());
      const conversa: Conversa = { config, client, deps, pedido, body: montagem.body, idempotencyKey };
      return settle(passe, await withinLimit(conversa, { signal, limiteMs, passe }));
    },
  };
}

function settle(passe: Passe, resposta: RespostaSeguradora): RespostaSeguradora {
  if (resposta.status !== 'OK' && resposta.familiaErro === 'INSTABILIDADE') passe.fail();
  else passe.succeed();
  return resposta;
}

/** Bounds the conversation in time. When time or the user ends it, the insurer is told. */
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
    deps.registro.warn({ seguradora: config.slug, limiteMs }, 'seguradora não respondeu no limite');
    return timedOut(config.nome, limiteMs);
  } finally {
    over.abort(new Error('fim'));
  }
}

/** One retry, for instability only, under the same idempotency key: the insurer sees one question. */
async function converseTwice(conversa: Conversa, signal: AbortSignal): Promise<RespostaSeguradora> {
  const { deps, config } = conversa;
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await converse(conversa, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Instabilidade)) throw error;
      deps.registro.warn({ seguradora: config.slug, causa: error.causa, tentativa }, 'seguradora instável');
      if (tentativa === TENTATIVAS) return unstable(config.nome, error.causa);
      await deps.espera(Math.min(PAUSA_MAXIMA_MS, error.esperaMs ?? PAUSA_MS), signal);
    }
  }
}
