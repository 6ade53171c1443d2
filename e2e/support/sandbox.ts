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

/** A policy as its insurer prints it, with what the test must know of it. */
export async function fetchApolice(slug: string, numero: string): Promise<{ numero: string; vigFim: string; pdf: Buffer }> {
  const token = await fetch(new URL(`/${slug}/oauth/token`, SEGURADORAS), {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'balcao', client_secret: `segredo-${slug}` }),
  });
  const headers = { authorization: `Bearer ${((await token.json()) as { access_token: string }).access_token}` };
  const read = (arquivo: string) => fetch(new URL(`/${slug}/sandbox/v1/apolices/${arquivo}`, SEGURADORAS), { headers });
  const { vigFim } = (await (await read(numero)).json()) as { vigFim: string };
  return { numero, vigFim, pdf: Buffer.from(await (await read(`${numero}.pdf`)).arrayBuffer()) };
}
