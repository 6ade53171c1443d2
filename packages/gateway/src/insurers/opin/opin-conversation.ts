import type { ConfigSeguradora, DepsSeguradora, RespostaSeguradora } from '../insurer.port.ts';
import type { OpinClient } from './opin-client.ts';
import { type HttpAnswer, Instabilidade } from './opin-http.ts';
import { cancelledByInsurer, credentialRefused, forbidden, fromFieldErrors, fromRejection, isIdempotencyError } from './opin-refusal.ts';
import type { FieldOf, LeituraAceita } from './opin-protocolo.ts';
import { OpinCreated, OpinStatus } from './opin-response.schema.ts';
import { CredencialRecusada } from './opin-token.ts';
import { referencesOf } from './opin-transmission.ts';

export interface Conversa {
  readonly config: ConfigSeguradora;
  readonly client: OpinClient;
  readonly deps: DepsSeguradora;
  readonly body: object;
  readonly consentId: string;
  readonly idempotencyKey: string;
  /** Digits of the CNPJ of the brokerage, which signs a cancellation. */
  readonly autorCnpj: string;
  readonly fieldOf: FieldOf;
  readonly readAccepted: (quoteInfo: unknown) => LeituraAceita;
}

const INTERVALO_INICIAL_MS = 50;
const INTERVALO_MAXIMO_MS = 250;
/** An answer that took this long was a long poll, so the next request can follow immediately. */
const SEGUROU_MS = 500;
const LIMITE_CANCELAMENTO_MS = 3_000;

/**
 * One complete conversation: sends the request and polls until the answer is final.
 *
 * @throws Instabilidade when another try may help
 * @throws the signal's reason when it aborts
 */
export async function converse(conversa: Conversa, signal: AbortSignal): Promise<RespostaSeguradora> {
  const { client, body, idempotencyKey, config } = conversa;
  try {
    const created = await client.create(body, idempotencyKey, signal);
    const refused = refusalOf(created, conversa);
    if (refused) return refused;
    const parsed = OpinCreated.safeParse(created.body);
    if (!parsed.success) throw new Instabilidade('MALFORMADA_CRIACAO');
    const { status, rejectionReason } = parsed.data.data;
    return status === 'RJCT' ? fromRejection(rejectionReason, conversa.fieldOf) : await askUntilFinal(conversa, signal);
  } catch (error) {
    if (error instanceof CredencialRecusada) return credentialRefused(config.nome);
    throw error;
  }
}

async function askUntilFinal(conversa: Conversa, signal: AbortSignal): Promise<RespostaSeguradora> {
  const { client, consentId, deps } = conversa;
  let intervaloMs = INTERVALO_INICIAL_MS;
  let anterior = '';
  for (;;) {
    const inicio = performance.now();
    const answer = await client.status(consentId, signal);
    const { status, resposta } = readStatus(answer, conversa);
    if (resposta) return resposta;
    const isHeld = answer.headers.has('preference-applied') && performance.now() - inicio >= SEGUROU_MS;
    if (!isHeld && status === anterior) {
      await deps.espera(intervaloMs, signal);
      intervaloMs = Math.min(INTERVALO_MAXIMO_MS, intervaloMs * 1.5);
    }
    anterior = status;
  }
}

function readStatus(answer: HttpAnswer, conversa: Conversa): { status: string; resposta: RespostaSeguradora | null } {
  const refused = refusalOf(answer, conversa);
  if (refused) return { status: 'HTTP', resposta: refused };
  const parsed = OpinStatus.safeParse(answer.body);
  if (!parsed.success) throw new Instabilidade('MALFORMADA_STATUS');
  const { status, rejectionReason, quoteInfo } = parsed.data.data;
  switch (status) {
    case 'RCVD':
    case 'EVAL':
      return { status, resposta: null };
    case 'RJCT':
      return { status, resposta: fromRejection(rejectionReason, conversa.fieldOf) };
    case 'CANC':
      return { status, resposta: cancelledByInsurer() };
    case 'ACPT':
    case 'ACKN':
      return { status, resposta: takeAccepted(quoteInfo, conversa) };
  }
}

/** An offer is accepted with the ids of its quote and its own: both are stored with it. */
const withReferences = (resposta: RespostaSeguradora, consentId: string): RespostaSeguradora =>
  resposta.status === 'OK' && resposta.referencias ? { ...resposta, referencias: referencesOf(resposta.referencias, consentId) } : resposta;

function takeAccepted(quoteInfo: unknown, { readAccepted, deps, config, consentId }: Conversa): RespostaSeguradora {
  const leitura = readAccepted(quoteInfo);
  if (leitura.ok) return withReferences(leitura.resposta, consentId);
  deps.log.warn({ seguradora: config.slug, campos: leitura.problemas }, 'cotação aceita fora do padrão publicado');
  throw new Instabilidade('MALFORMADA_COTACAO');
}

/** Meaning of a status code below 500, or null for a success. */
function refusalOf({ status, body }: HttpAnswer, { config, fieldOf }: Conversa): RespostaSeguradora | null {
  if (status >= 200 && status < 300) return null;
  if (status === 403) return forbidden(config.nome);
  if (status === 422 && isIdempotencyError(body)) throw new Instabilidade('ERRO_IDEMPOTENCIA');
  if (status === 400 || status === 422) return fromFieldErrors(status, body, fieldOf);
  throw new Instabilidade(`HTTP_${status}`);
}

/** Cancels the quote at the insurer. Best effort: the answer is ignored. */
export async function giveUp({ client, consentId, autorCnpj, deps, config }: Conversa): Promise<void> {
  try {
    await client.cancel(consentId, autorCnpj, AbortSignal.timeout(LIMITE_CANCELAMENTO_MS));
  } catch (error) {
    const causa = error instanceof Instabilidade ? error.causa : 'CANCELAMENTO';
    deps.log.info({ seguradora: config.slug, causa }, 'cancelamento não entregue à seguradora');
  }
}
