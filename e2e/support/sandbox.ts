import { SEGURADORAS } from './site.ts';

interface Cenario {
  readonly slug: string;
  readonly falhaPct?: number;
  /** In ms, before the sandbox's own scale. */
  readonly latencia?: number | readonly [number, number];
  /** Out of order: connections are dropped. */
  readonly fora?: boolean;
}

/** Changes how pretend insurers behave, until `resetSandbox`. */
export async function setSandbox(...cenarios: readonly Cenario[]): Promise<void> {
  for (const cenario of cenarios) {
    const reply = await fetch(new URL('/_sandbox/cenario', SEGURADORAS), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cenario),
    });
    if (!reply.ok) throw new Error(`the sandbox refused: ${await reply.text()}`);
  }
}

export async function resetSandbox(): Promise<void> {
  await fetch(new URL('/_sandbox/cenario', SEGURADORAS), { method: 'DELETE' });
}

/** What reached the insurers, oldest first. */
export const sandboxLog = async (slug: string): Promise<{ metodo?: string; method?: string; caminho?: string }[]> =>
  (await (await fetch(new URL(`/_sandbox/log?slug=${slug}`, SEGURADORAS))).json()) as never;
