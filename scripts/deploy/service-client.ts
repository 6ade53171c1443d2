import { ditos } from './deploy.copy.ts';
import { Impedimento, DeployRecusado, SemResposta } from './failures.ts';

const ESPERA_MS = 60_000;

interface Pedido {
  readonly metodo?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, or as it is when bytes. */
  readonly corpo?: unknown;
}

/** Asks the import-map service, below its address. */
export interface ServiceClient {
  /** @throws Recusa with the service's sentence, Impedimento when it does not answer. */
  ask<T>(caminho: string, pedido?: Pedido): Promise<T>;
}

interface Envelope {
  readonly erro?: { readonly codigo: string; readonly mensagem: string; readonly detalhes?: object };
  readonly errors?: readonly { readonly campo: string; readonly mensagem: string }[];
}

function refusalOf(status: number, { erro, errors = [] }: Envelope): DeployRecusado | null {
  if (!erro) return null;
  const problemas = errors.map(({ campo, mensagem }) => `${campo}: ${mensagem}`);
  return new DeployRecusado(status, erro.codigo, erro.mensagem, { ...(problemas.length > 0 && { problemas }), ...erro.detalhes });
}

async function readJson(resposta: Response): Promise<unknown> {
  try {
    return await resposta.json();
  } catch {
    return null;
  }
}

const NEVER_ARRIVED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function silenceOf(error: unknown, url: string): Impedimento {
  const { name, cause } = error as { name?: string; cause?: { code?: string; errors?: readonly { code?: string }[] } };
  // a name with two addresses (::1 and 127.0.0.1) fails twice, in one error
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)];
  if (codes.some((code) => code && NEVER_ARRIVED.has(code))) return new Impedimento(ditos.semServico(url));
  return new SemResposta(name === 'TimeoutError' ? ditos.demorou(url) : ditos.semServico(url));
}

/** @param credential the `Authorization` header, read at the first question */
export function createServiceClient(url: string, credential: () => Promise<string>): ServiceClient {
  let known: Promise<string> | null = null;
  const send = async (caminho: string, { metodo = 'GET', corpo }: Pedido): Promise<Response> => {
    known ??= credential();
    const isBytes = corpo instanceof Uint8Array;
    const headers = {
      authorization: await known,
      ...(corpo !== undefined && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
    };
    const body = corpo === undefined ? null : isBytes ? new Uint8Array(corpo) : JSON.stringify(corpo);
    return fetch(`${url}${caminho}`, { method: metodo, headers, body, signal: AbortSignal.timeout(ESPERA_MS) }).catch((error: unknown) => {
      throw silenceOf(error, url);
    });
  };
  return {
    async ask<T>(caminho: string, pedido: Pedido = {}): Promise<T> {
      const resposta = await send(caminho, pedido);
      const lido = await readJson(resposta);
      if (resposta.ok && lido !== null) return lido as T;
      throw refusalOf(resposta.status, (lido ?? {}) as Envelope) ?? new Impedimento(ditos.outroServico(url));
    },
  };
}
