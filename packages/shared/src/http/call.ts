import { RespostaRecusada, RESTRICAO_HORARIO, respostaDe, type Call } from '@balcao/contracts';
import { parseRetryAfter } from '@balcao/domain';
import type { AxiosInstance, AxiosResponse } from 'axios';
import type * as z from 'zod/mini';
import { leaveForLogin } from '../navigation/navigation.ts';
import { currentSession, endSession } from '../session/session.ts';
import { addressOfCall, namesIn } from './address.ts';
import { takeEarlyRead } from './early-reads.ts';
import { leaveOutOfHours } from './leave-out-of-hours.ts';
import { FalhaRequisicao } from './falha-requisicao.ts';
import { loadAxios } from './load-axios.ts';

/** How one call is sent. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Key of a write that may be sent twice; made here when the contract wants one and none is given. */
  readonly idempotencyKey?: string;
}

/** How a file is sent. */
export interface UploadOptions extends CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Told how much has left, from 0 to 1. */
  readonly onProgress?: (fracao: number) => void;
}

const ESPERA_MAXIMA_MS = 60_000;
let client: AxiosInstance | null = null;

/**
 * Sends one contract call through the gateway, with the session's bearer, and returns its checked answer.
 * On 401 the user is forgotten and the page goes to the address the gateway names, else to the login (spec §8).
 *
 * @example const { resultados } = await call(quotingCalls.getCotacao, { cotacaoId })
 * @throws {FalhaRequisicao} when the gateway is unreachable, refuses, or answers another shape.
 */
export async function call<C extends Call>(
  contract: C,
  input: z.input<C['input']>,
  options: CallOptions = {},
): Promise<z.output<C['output']>> {
  return answerOf(contract, await send(contract, input, options, { responseType: 'json' }));
}

/**
 * Sends a call whose body is a file: every field travels in the address, the bytes under their own content type.
 *
 * @throws {FalhaRequisicao} as `call` does.
 */
export async function upload<C extends Call>(
  contract: C,
  input: z.input<C['input']>,
  file: Blob,
  options: UploadOptions = {},
): Promise<z.output<C['output']>> {
  return answerOf(contract, await send(contract, input, options, { responseType: 'json', file }));
}

function answerOf<C extends Call>(contract: C, response: Resposta): z.output<C['output']> {
  const answer = respostaDe(contract.output).safeParse(response.data);
  if (answer.success) return answer.data.data as z.output<C['output']>;

  const refused = RespostaRecusada.safeParse(response.data);
  // spec §7: some calls refuse with 200 and `success` false
  if (refused.success) throw new FalhaRequisicao('recusada', recusaDe(response, refused.data));
  throw new FalhaRequisicao('respostaInvalida', { status: response.status, cause: answer.error });
}

/** Sends a call whose answer is a file. @throws {FalhaRequisicao} as `call` does. */
export async function download<C extends Call>(contract: C, input: z.input<C['input']>, options: CallOptions = {}): Promise<Blob> {
  return (await send(contract, input, options, { responseType: 'blob' })).data as Blob;
}

type Resposta = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>;

/** How a call travels: what its answer is, and the file that is its body. */
interface Transporte {
  readonly responseType: 'json' | 'blob';
  readonly file?: Blob;
}

async function send(contract: Call, input: unknown, options: UploadOptions, { responseType, file }: Transporte): Promise<Resposta> {
  const fields = fieldsOf(contract, input);
  // where there is a file, it is the body
  const { url, body } = file
    ? { ...addressOfCall({ method: 'GET', path: contract.path }, fields), body: file }
    : addressOfCall(contract, fields);
  const token = currentSession()?.token;
  // its session has just ended under a screen that is about to go: the gateway could only refuse
  if (!token && !contract.publica) throw FalhaRequisicao.fromStatus(401, {});
  const isReading = contract.method === 'GET' && responseType === 'json';
  const response = (isReading && (await takeEarlyRead(url))) || (await request({ contract, url, body, token, options, responseType }));
  if (response.status >= 400) {
    const details = await detailsOf(response);
    if (response.status === 401 && !contract.publica && !isAnotherSession(token)) forgetAndLeave(response, details.code);
    throw FalhaRequisicao.fromStatus(response.status, { ...details, retryAfterMs: retryAfterOf(response) });
  }
  return response;
}

/**
 * What is sent, as its contract wants it. What stands in the path names a record: what cannot be its id names none, whether it was typed
 * into an address or came with an old link.
 */
function fieldsOf({ input, path }: Call, asked: unknown): Record<string, unknown> {
  const { success, data, error } = input.safeParse(asked);
  if (success) return data as Record<string, unknown>;
  const named = new Set(namesIn(path));
  if (error.issues.some(({ path: [campo] }) => named.has(String(campo)))) throw FalhaRequisicao.fromStatus(404, { cause: error });
  throw error;
}

interface Pedido {
  readonly contract: Call;
  readonly url: string;
  readonly body: unknown;
  readonly token: string | undefined;
  readonly options: UploadOptions;
  readonly responseType: 'json' | 'blob';
}

async function request({ contract, url, body, token, options, responseType }: Pedido): Promise<Resposta> {
  const { create, isCancel } = await loadAxios().catch((cause: unknown) => {
    throw new FalhaRequisicao('semResposta', { cause });
  });
  // the bearer is what no other site can send; looking for a token cookie besides would hold every call back for a task
  client ??= create({ withCredentials: true, withXSRFToken: false, timeout: ESPERA_MAXIMA_MS, validateStatus: () => true });
  return client
    .request<unknown>({
      url,
      method: contract.method,
      data: body,
      responseType,
      headers: { ...options.headers, ...headersFor(contract, token, options), ...(body instanceof Blob && { 'content-type': body.type }) },
      ...(options.signal && { signal: options.signal }),
      ...(options.onProgress && { onUploadProgress: ({ progress = 0 }) => options.onProgress?.(progress) }),
    })
    .catch((cause: unknown) => {
      throw new FalhaRequisicao(isCancel(cause) ? 'cancelada' : 'semResposta', { cause });
    });
}

/** A session that began meanwhile in another tab is not the one that was refused; none left is: another tab forgot it first. */
function isAnotherSession(refused: string | undefined): boolean {
  const now = currentSession()?.token;
  return now !== undefined && now !== refused;
}

function headersFor(contract: Call, token: string | undefined, { idempotencyKey }: CallOptions): Record<string, string> {
  return {
    ...(token && !contract.publica && { authorization: `Bearer ${token}` }),
    ...(contract.idempotente && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
  };
}

function forgetAndLeave(response: Resposta, code: string | number | undefined): void {
  if (code === RESTRICAO_HORARIO) return leaveOutOfHours();
  const redirectTo: unknown = response.headers['x-redirect-to'];
  endSession('expirada');
  leaveForLogin(typeof redirectTo === 'string' ? redirectTo : null);
}

function retryAfterOf({ headers }: Resposta): number | null {
  const said: unknown = headers['retry-after'];
  return typeof said === 'string' ? parseRetryAfter(said, Date.now()) : null;
}

async function detailsOf(response: Resposta): Promise<Partial<ReturnType<typeof recusaDe>>> {
  const body = response.data instanceof Blob ? await response.data.text().then(parseJson) : response.data;
  const refused = RespostaRecusada.safeParse(body);
  return refused.success ? recusaDe({ ...response, data: body }, refused.data) : {};
}

const recusaDe = (response: Pick<AxiosResponse<unknown>, 'status' | 'data'>, { message, code, errors }: RespostaRecusada) => ({
  status: response.status,
  mensagem: message,
  code,
  errors: errors ?? [],
  data: (response.data as { data?: unknown }).data,
});

/** A body that is not JSON (a proxy's page) is simply not a refusal of ours. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
