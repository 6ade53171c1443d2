import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserFlags, executablePath } from './browser.ts';

type Answer = Record<string, unknown>;

/** One tab under measurement. Only what is asked of it is switched on: an inspected page is a slower page. */
export interface Tab {
  send(method: string, params?: object): Promise<Answer>;
  /** Value of an expression in the page; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
}

export interface Chrome {
  /** Runs `work` in a tab that has seen nothing yet but these cookies. */
  inFreshTab<T>(cookies: readonly object[], work: (tab: Tab) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Chromium with no inspector attached to its pages. Playwright listens to every page's network and console, and the engine then
 * notes where in the source each request began, which means reading whole modules again: a cost no visitor has.
 */
export async function openChrome(): Promise<Chrome> {
  if (!executablePath) throw new Error('o bench precisa do Chromium: aponte CHROMIUM_PATH');
  const profile = mkdtempSync(path.join(tmpdir(), 'balcao-bench-chrome-'));
  const child = spawn(
    executablePath,
    [
      '--headless=new',
      ...browserFlags,
      '--disable-gpu',
      '--no-first-run',
      '--ignore-certificate-errors',
      '--remote-debugging-pipe',
      '--window-size=1440,900',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , toChrome, fromChrome] = child.stdio as [null, null, null, Writable, Readable];
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  const hear = (message: string): void => {
    const { id, result, error } = JSON.parse(message) as { id?: number; result?: Answer; error?: { message: string } };
    const waiter = id === undefined ? undefined : waiting.get(id);
    if (!waiter || id === undefined) return;
    waiting.delete(id);
    if (error) waiter.reject(new Error(error.message));
    else waiter.resolve(result ?? {});
  };
  // each message ends with a zero byte
  let begun = '';
  fromChrome.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (begun + chunk).split('\0');
    begun = messages.pop() ?? '';
    messages.forEach(hear);
  });
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('o Chromium fechou'));
  });
  let last = 0;
  const sender =
    (sessionId?: string) =>
    (method: string, params: object = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        toChrome.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`);
      });
  const send = sender();

  return {
    async inFreshTab(cookies, work) {
      const { browserContextId } = await send('Target.createBrowserContext');
      try {
        await send('Storage.setCookies', { browserContextId, cookies });
        const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
        const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
        const inTab = sender(sessionId as string);
        return await work({
          send: inTab,
          evaluate: async <T>(expression: string) => {
            const answer = await inTab('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
            const { result, exceptionDetails } = answer as { result: { value: T }; exceptionDetails?: { text: string } };
            if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression.slice(0, 80)}`);
            return result.value;
          },
        });
      } finally {
        await send('Target.disposeBrowserContext', { browserContextId });
      }
    },
    async close() {
      await send('Browser.close').catch(() => undefined);
      await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(null)));
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
