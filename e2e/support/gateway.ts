import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { accessCalls, type Call, respostaDe } from '@balcao/contracts';
import { openSession as openContext } from './api.ts';
import { CONTAS, type Conta, ENDERECO, SENHA } from './site.ts';

type InputOf<C extends Call> = C['input']['_zod']['input'];
type OutputOf<C extends Call> = C['output']['_zod']['output'];

/** The gateway as a test speaks to it: contract calls with a session, so that a test need not click its way to a state. */
export class Gateway {
  constructor(
    private readonly request: APIRequestContext,
    readonly token: string,
  ) {}

  /** Signs in; the cookies stay with `request`. */
  static enter(request: APIRequestContext, conta: Conta = 'corretor'): Promise<Gateway> {
    return Gateway.enterAs(request, CONTAS[conta], SENHA);
  }

  /** The same, of somebody a test made. */
  static async enterAs(request: APIRequestContext, email: string, senha: string): Promise<Gateway> {
    const reply = await request.post(new URL(accessCalls.login.path, ENDERECO).href, { data: { email, senha } });
    const body = (await reply.json()) as { data?: { token: string } };
    if (!body.data) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
    return new Gateway(request, body.data.token);
  }

  /** The raw answer of a call, refusals too. */
  send<C extends Call>(contract: C, input: InputOf<C>, headers: Readonly<Record<string, string>> = {}): Promise<APIResponse> {
    const rest = new Map(Object.entries(input as Record<string, unknown>));
    const url = contract.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest.get(name)));
      rest.delete(name);
      return value;
    });
    const fields = Object.fromEntries([...rest].filter(([, value]) => value !== undefined));
    const isRead = contract.method === 'GET' || contract.method === 'DELETE';
    return this.request.fetch(new URL(url, ENDERECO).href, {
      method: contract.method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(contract.idempotente && { 'idempotency-key': crypto.randomUUID() }),
        ...headers,
      },
      ...(isRead ? { params: fields as Record<string, string> } : { data: fields }),
    });
  }

  /** What lies in `data` of a good answer. @throws when the call was refused. */
  async call<C extends Call>(contract: C, input: InputOf<C>): Promise<OutputOf<C>> {
    const reply = await this.send(contract, input);
    const parsed = respostaDe(contract.output).safeParse(await reply.json());
    if (!parsed.success) throw new Error(`${contract.method} ${contract.path} answered ${reply.status()}: ${await reply.text()}`);
    return parsed.data.data as OutputOf<C>;
  }
}

/** Signs a page in without the form, for calls by contract beside it. A test that ends its session enters by itself instead. */
export async function openSession(page: Page, conta: Conta = 'corretor'): Promise<Gateway> {
  const { token } = await openContext(page.context(), conta);
  return new Gateway(page.request, token);
}
