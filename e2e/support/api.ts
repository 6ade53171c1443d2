import type { APIRequestContext, BrowserContext, Cookie, Page } from '@playwright/test';
import { CONTAS, ENDERECO, SENHA, type Conta } from './site.ts';

/** A session opened without the form: the context's pages are signed in, and calls can be made beside them. */
export interface Sessao {
  readonly token: string;
  get<Data>(path: string): Promise<Data>;
}

interface Aberta {
  readonly token: string;
  readonly cookies: Cookie[];
}

/** One session per account for the whole run, as long as no test ends it: signing in is limited per minute. */
const abertas = new Map<Conta, Aberta>();

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

/** Signs the whole context in; the next page it opens is the account's. */
export async function openSession(context: BrowserContext, conta: Conta = 'corretor'): Promise<Sessao> {
  const { request } = context;
  const known = abertas.get(conta);
  if (known) await context.addCookies(known.cookies);
  const isAlive = known && (await request.get(`${ENDERECO}/auth/menus`, { headers: headersOf(known.token) })).ok();
  const { token } = isAlive ? known : await signIn(context, conta);
  return { token, get: (path) => read(request, path, token) };
}

/**
 * Takes the session from a context, whose next page is nobody's, or another account's. No page is open that would ask with what is taken.
 *
 * @param cookies which of the cookies go; absent, all
 */
export async function leaveSession(page: Page, cookies: { readonly name?: RegExp } = {}): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies(cookies);
}

async function signIn(context: BrowserContext, conta: Conta): Promise<Aberta> {
  const reply = await context.request.post(`${ENDERECO}/auth/login`, { data: { email: CONTAS[conta], senha: SENHA } });
  if (!reply.ok()) throw new Error(`/auth/login respondeu ${reply.status()}`);
  const { data } = (await reply.json()) as { data: { token: string } };
  const aberta = { token: data.token, cookies: await context.cookies() };
  abertas.set(conta, aberta);
  return aberta;
}

async function read<Data>(request: APIRequestContext, path: string, token: string): Promise<Data> {
  const reply = await request.get(ENDERECO + path, { headers: headersOf(token) });
  if (!reply.ok()) throw new Error(`${path} respondeu ${reply.status()}`);
  return ((await reply.json()) as { data: Data }).data;
}
