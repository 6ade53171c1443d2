import type { Call } from '@balcao/contracts';

/** What reached the fake gateway. `input` joins path, query and body, as the contract's input does. */
export interface PedidoFeito {
  readonly method: string;
  readonly path: string;
  readonly input: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the fake gateway says back, envelope included. */
export interface RespostaFalsa {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type OutputOf<C extends Call> = C['output']['_zod']['input'];
type Answer = (pedido: PedidoFeito) => RespostaFalsa | Promise<RespostaFalsa>;

/** A gateway for one test file: the edge is faked (the browser's XMLHttpRequest), everything of ours is real. */
export interface FakeGateway {
  /** Requests so far, oldest first. */
  readonly pedidos: PedidoFeito[];
  /** Answers a call with the contract's output, now or when the promise resolves. */
  answer<C extends Call>(contract: C, output: OutputOf<C> | Promise<OutputOf<C>>): void;
  /** Answers a call with a whole reply: refusals, statuses, headers. */
  reply(contract: Call, answer: RespostaFalsa | Answer): void;
  /** Calls without an answer here fail as if nobody listened. */
  drop(contract: Call): void;
  /** Forgets answers and requests. */
  reset(): void;
  /** Gives the browser its own XMLHttpRequest back. */
  close(): void;
}

/**
 * Stands in for the gateway until `close`.
 *
 * @example const gateway = fakeGateway(); afterEach(gateway.reset); afterAll(gateway.close); gateway.answer(layoutCalls.menus, [])
 */
export function fakeGateway(): FakeGateway {
  const original = globalThis.XMLHttpRequest;
  const answers = new Map<string, { contract: Call; answer: Answer }>();
  const pedidos: PedidoFeito[] = [];
  const keyOf = (contract: Call) => `${contract.method} ${contract.path}`;
  const reply = (contract: Call, answer: RespostaFalsa | Answer) =>
    void answers.set(keyOf(contract), { contract, answer: typeof answer === 'function' ? answer : () => answer });

  const handle: Handle = async (method, url, headers, body) => {
    const { pathname, searchParams } = new URL(url, 'http://balcao.test');
    for (const { contract, answer } of answers.values()) {
      const params = contract.method === method ? paramsOf(contract.path, pathname) : null;
      if (!params) continue;
      const pedido = { method, path: pathname, headers, input: { ...params, ...Object.fromEntries(searchParams), ...parseBody(body) } };
      pedidos.push(pedido);
      return answer(pedido);
    }
    return null;
  };
  globalThis.XMLHttpRequest = fakeRequest(handle);

  return {
    pedidos,
    reply,
    answer: (contract, output) => reply(contract, async () => ({ status: 200, body: { success: true, data: await output } })),
    drop: (contract) => void answers.delete(keyOf(contract)),
    reset: () => {
      answers.clear();
      pedidos.length = 0;
    },
    close: () => {
      globalThis.XMLHttpRequest = original;
    },
  };
}

/** A refusal in the gateway's envelope. @example gateway.reply(accessCalls.login, refusal(200, 1, 'E-mail ou senha inválidos.')) */
export const refusal = (status: number, code: number | string, message: string, data?: unknown): RespostaFalsa => ({
  status,
  body: { success: false, code, message, ...(data !== undefined && { data }) },
});

type Handle = (method: string, url: string, headers: Record<string, string>, body: string | null) => Promise<RespostaFalsa | null>;

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return '([^/]+)';
  });
  const match = new RegExp(`^${source}$`).exec(path);
  return match && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}

/** What JSON says; a file that is sent as it is says nothing here. */
const parseBody = (body: unknown): Record<string, unknown> =>
  typeof body === 'string' && body ? (JSON.parse(body) as Record<string, unknown>) : {};

/** As much of XMLHttpRequest as axios uses. */
function fakeRequest(handle: Handle): typeof XMLHttpRequest {
  class FakeRequest {
    status = 0;
    statusText = '';
    readyState = 0;
    responseText = '';
    response: unknown = null;
    responseURL = '';
    responseType = '';
    timeout = 0;
    withCredentials = false;
    onloadend: (() => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onabort: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    #method = 'GET';
    #url = '';
    #headers: Record<string, string> = {};
    #answered: Readonly<Record<string, string>> = {};
    #isAborted = false;

    open(method: string, url: string) {
      this.#method = method.toUpperCase();
      this.#url = url;
    }

    setRequestHeader(name: string, value: string) {
      this.#headers[name.toLowerCase()] = value;
    }

    getAllResponseHeaders() {
      return Object.entries(this.#answered)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\r\n');
    }

    abort() {
      this.#isAborted = true;
    }

    send(body: string | null) {
      void handle(this.#method, this.#url, this.#headers, body).then((answer) => this.#finish(answer));
    }

    #finish(answer: RespostaFalsa | null) {
      if (this.#isAborted) return;
      if (!answer) return this.onerror?.({ message: 'Network Error' });
      this.readyState = 4;
      this.status = answer.status;
      this.#answered = answer.headers ?? {};
      this.responseText = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      this.response = this.responseType === 'blob' ? new Blob([this.responseText]) : this.responseText;
      this.onloadend?.();
    }
  }
  return FakeRequest as unknown as typeof XMLHttpRequest;
}
