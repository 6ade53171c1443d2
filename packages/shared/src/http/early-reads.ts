import { sessaoEvents } from '@balcao/contracts';
import { on } from '../bus/bus.ts';

declare global {
  interface Window {
    /** Answers the page's own first script asked for (root-config/src/index.html), by path. */
    balcaoLeituras?: Record<string, Promise<Response>>;
  }
}

/** Asked for when the page was: older than this, a screen asks again. */
const VALIDADE_MS = 30_000;

// they were asked in the name of the session the page began with
on(sessaoEvents.encerrada).subscribe(() => {
  window.balcaoLeituras = {};
});

export interface LeituraFeita {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer to a reading the page began before any module was there, once; null when there is none, or it failed. */
export async function takeEarlyRead(url: string): Promise<LeituraFeita | null> {
  const { balcaoLeituras: leituras } = window;
  const asked = leituras?.[url];
  if (!asked) return null;
  delete leituras[url];
  if (performance.now() > VALIDADE_MS) return null;
  try {
    const response = await asked;
    return { status: response.status, data: await response.json(), headers: Object.fromEntries(response.headers) };
  } catch {
    // not a refusal but a failure on the way: the call asks by itself
    return null;
  }
}
