import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { CONTAS, ENDERECO, SENHA, type Conta } from './site.ts';

/** A session opened without the form: the context's pages are signed in, and calls can be made beside them. */
export interface Sessao {
  readonly token: string;
  get<Data>(path: string): Promise<Data>;
}

/** Signs the whole context in; the next page it opens is the account's. */
export async function openSession({ request }: Pick<BrowserContext, 'request'>, conta: Conta = 'corretor'): Promise<Sessao> {
  const reply = await request.post(`${ENDERECO}/auth/login`, { data: { email: CONTAS[conta], senha: SENHA } });
  const { data } = (await reply.json()) as { data: { token: string } };
  return { token: data.token, get: (path) => read(request, path, data.token) };
}

async function read<Data>(request: APIRequestContext, path: string, token: string): Promise<Data> {
  const reply = await request.get(ENDERECO + path, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok()) throw new Error(`${path} respondeu ${reply.status()}`);
  return ((await reply.json()) as { data: Data }).data;
}
