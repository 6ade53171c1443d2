import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SENHA_TESTE, type UsuarioTeste } from './test-user.ts';

/** A gateway in a process of its own, upon a database that outlives it. */
export interface ProcessoMortal {
  /** Ends it as `kill -9` does, wherever it is. */
  kill(): Promise<void>;
  /** Begins it again, upon what is there. */
  restart(): Promise<void>;
  /** Sends a request for as long as nobody answers it: whoever was cut off asks again, the same. */
  insist(method: 'GET' | 'POST', path: string, options?: { body?: string; headers?: Readonly<Record<string, string>> }): Promise<Resposta>;
  close(): Promise<void>;
}

export interface Resposta {
  readonly status: number;
  readonly data: unknown;
  /** The cookies it sets, as the next request sends them. */
  readonly cookie: string;
}

/** Draws the moments at which a gateway is killed; told when a run fails, it draws the same again. */
export const SEMENTE = Number(process.env['QUEDA_SEMENTE'] ?? Date.now() % 1_000_000);

/** A number from 0 to 1, the same for the same seed and turn. */
export function drawn(vez: number): number {
  let x = Math.imul(SEMENTE ^ Math.imul(vez + 1, 0x9e3779b1), 0x45d9f3b) >>> 0;
  x = Math.imul(x ^ (x >>> 15), 0x45d9f3b) >>> 0;
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Signs a user in. @returns what the next requests are theirs by */
export async function enterMortal(gateway: ProcessoMortal, { email }: Pick<UsuarioTeste, 'email'>): Promise<Record<string, string>> {
  const { data, cookie } = await gateway.insist('POST', '/auth/login', {
    body: JSON.stringify({ email, senha: SENHA_TESTE }),
    headers: { 'content-type': 'application/json' },
  });
  return { authorization: `Bearer ${(data as { token: string }).token}`, cookie };
}

const ENTRADA = 'packages/gateway/src/testing/server-process.ts';
const NOVA_TENTATIVA_MS = 50;
/** How long one that is up is asked again: while it is killed again and again, whoever is cut off waits for the next. */
const PACIENCIA_MS = 120_000;

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** @param databaseUrl whose database it is */
export async function startMortal(databaseUrl: string): Promise<ProcessoMortal> {
  const pasta = await mkdtemp(join(tmpdir(), 'balcao-mortal-'));
  let child: ChildProcess | null = null;
  let url = '';
  let begunAt = 0;
  const closed = new AbortController();

  async function start(): Promise<void> {
    const born = spawn(process.execPath, ['scripts/test/run-bundled.mjs', ENTRADA], {
      env: { PATH: process.env['PATH'], HOME: '/tmp', PORT: '0', BALCAO_DATA: pasta, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = born;
    url = await new Promise<string>((resolve, reject) => {
      let [said, wrong] = ['', ''];
      born.stderr?.on('data', (part: Buffer) => (wrong += part.toString()));
      born.stdout?.on('data', (part: Buffer) => {
        said += part.toString();
        const ready = /^pronto (.+)$/m.exec(said)?.[1];
        if (ready) resolve(ready);
      });
      born.once('exit', (code) => reject(new Error(`o gateway encerrou com ${code}: ${wrong}`)));
    });
    begunAt = Date.now();
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const last = child;
    [child, url] = [null, ''];
    if (!last || last.exitCode !== null || last.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => last.once('exit', () => resolve()));
    last.kill(signal);
    await gone;
  }

  await start();
  return {
    kill: () => end('SIGKILL'),
    restart: start,
    async insist(method, path, { body, headers = {} } = {}) {
      const askedAt = Date.now();
      while (!closed.signal.aborted && Date.now() < Math.max(askedAt, begunAt) + PACIENCIA_MS) {
        try {
          const answer = await fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body }) });
          const said = await answer.text();
          // what is being begun again asks to come back
          if (answer.status !== 503) return { status: answer.status, data: JSON.parse(said).data, cookie: cookieOf(answer) };
        } catch {
          // it is dead, or died while it answered
        }
        await wait(NOVA_TENTATIVA_MS);
      }
      throw new Error(`ninguém respondeu a ${method} ${path}`);
    },
    close: async () => {
      closed.abort();
      await end('SIGTERM');
      await rm(pasta, { recursive: true, force: true });
    },
  };
}
