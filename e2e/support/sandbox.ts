import { SEGURADORAS } from './site.ts';

interface Cenario {
  readonly slug: string;
  readonly falhaPct?: number;
  /** In ms; without it the insurer answers at once. */
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

/** Whether the insurer was told, by a message or by the line going dead, that nobody waits for its answer any more. */
export async function wasCancelled(slug: string): Promise<boolean> {
  const reply = await fetch(new URL(`/_sandbox/log?slug=${slug}`, SEGURADORAS));
  return ((await reply.json()) as { cancelada: boolean }[]).some(({ cancelada }) => cancelada);
}

/** Forgets what reached the insurers so far. */
export async function clearSandboxLog(): Promise<void> {
  await fetch(new URL('/_sandbox/log', SEGURADORAS), { method: 'DELETE' });
}
