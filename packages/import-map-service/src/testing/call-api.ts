import type { InjectOptions } from 'fastify';
import { SENHA, type ServicoDeTeste } from './servico-de-teste.ts';

export const BASIC = `Basic ${Buffer.from(`deployer:${SENHA}`).toString('base64')}`;

export interface Resposta {
  readonly status: number;
  readonly corpo: unknown;
  readonly texto: string;
  readonly cabecalhos: Readonly<Record<string, unknown>>;
}

function parse(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return texto;
  }
}

/** Calls the API like a pipeline: `METHOD /path`, JSON body, by default as the deployer. */
export async function callApi(
  { app }: ServicoDeTeste,
  linha: string,
  { corpo, autorizacao = BASIC, mais = {} }: { corpo?: unknown; autorizacao?: string | null; mais?: InjectOptions } = {},
): Promise<Resposta> {
  const [method, url] = linha.split(' ');
  const resposta = await app.inject({
    method: method as 'GET',
    url: url ?? '/',
    ...(corpo !== undefined && { payload: corpo as object }),
    ...mais,
    headers: { ...(autorizacao !== null && { authorization: autorizacao }), ...mais.headers },
  });
  return { status: resposta.statusCode, corpo: parse(resposta.body), texto: resposta.body, cabecalhos: resposta.headers };
}
