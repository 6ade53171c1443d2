import { tmpdir } from 'node:os';
import path from 'node:path';
import { COOKIE_COMPANHEIRO } from '@balcao/contracts';
import { freePort, startService, stopService, waitForReady } from '../dev/processes.ts';
import { build } from '../build/build.ts';

const PORTA = Number(process.env['BENCH_PORT'] ?? 9390);
export const ENDERECO_BENCH = `http://localhost:${PORTA}`;

/** Data of the measured site. */
export const DADOS_BENCH = path.join(tmpdir(), 'balcao-bench');

export interface SiteBench {
  readonly sandboxUrl: string;
  stop(): Promise<void>;
}

/** The whole product, on its own port and data, for the time of a measurement. */
export async function startSite(): Promise<SiteBench> {
  await build();
  const sandboxPort = await freePort();
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const sandbox = startService({
    name: 'sandbox',
    entry: 'packages/insurers-sandbox/src/main.ts',
    env: { SANDBOX_PORT: String(sandboxPort), SANDBOX_LATENCIA: '1' },
  });
  await waitForReady(`${sandboxUrl}/health/ready`, () => sandbox.exitCode === null);
  const gateway = startService({
    name: 'gateway',
    entry: 'packages/gateway/src/main.ts',
    env: { PORT: String(PORTA), BALCAO_DATA: DADOS_BENCH, SANDBOX_URL: sandboxUrl, LOG_LEVEL: 'error', DADOS_DEMO: 'sim' },
  });
  await waitForReady(`${ENDERECO_BENCH}/health/ready`, () => gateway.exitCode === null);
  return {
    sandboxUrl,
    stop: async () => {
      await stopService(gateway, 15_000);
      await stopService(sandbox, 5_000);
    },
  };
}

export interface SessaoBench {
  readonly token: string;
  /** Cookie header of the session. */
  readonly cookie: string;
}

/** Signs a demo account in, the broker's unless said otherwise. @throws when the gateway refuses. */
export async function signIn(email = 'corretor@balcao.test', endereco = ENDERECO_BENCH): Promise<SessaoBench> {
  const answer = await fetch(`${endereco}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, senha: 'Balcao#2026' }),
  });
  const { success, message, data } = (await answer.json()) as { success: boolean; message?: string; data: { token: string } };
  if (!success) throw new Error(`o gateway recusou a conta de demonstração: ${message}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] as string)
    .join('; ');
  return { token: data.token, cookie };
}

/** The session's cookies as a browser context takes them. */
export async function signedInCookies() {
  const { cookie } = await signIn();
  return cookie.split('; ').map((pair) => {
    const cut = pair.indexOf('=');
    return {
      name: pair.slice(0, cut),
      value: pair.slice(cut + 1),
      domain: 'localhost',
      path: '/',
      // the page itself reads the others
      httpOnly: pair.startsWith(COOKIE_COMPANHEIRO),
    };
  });
}

/** The text of one page, as the broker of the demonstration gets it. */
export async function readPage(address: string): Promise<string> {
  const { cookie } = await signIn();
  return (await fetch(ENDERECO_BENCH + address, { headers: { cookie, accept: 'text/html' } })).text();
}
