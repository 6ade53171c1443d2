import { SEGURADORAS } from './site.ts';

interface Cenario {
  readonly slug: string;
  /** Out of order: connections are dropped. */
  readonly fora?: boolean;
  /** Receives quotes and answers them once this is taken back: what a test sees meanwhile depends on no clock. */
  readonly segura?: boolean;
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

/** Insurers answer as usual again, and what they held back too. */
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

/** As a broker of ours is known to an insurer. */
async function headersOf(slug: string): Promise<{ authorization: string }> {
  const token = await fetch(new URL(`/${slug}/oauth/token`, SEGURADORAS), {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: 'balcao', client_secret: `segredo-${slug}` }),
  });
  return { authorization: `Bearer ${((await token.json()) as { access_token: string }).access_token}` };
}

/** A line an insurer says it pays; integer centavos. */
export interface LinhaPaga {
  readonly apolice: string;
  readonly parcela: number | null;
  readonly segurado: string;
  readonly documento: string;
  readonly valorCentavos: number;
}

/** A commission statement as its insurer prints it, of a number of its own. */
export async function printExtratoOf(
  slug: string,
  numero: string,
  linhas: readonly LinhaPaga[],
): Promise<{ nome: string; arquivo: Buffer }> {
  const dito = {
    slug,
    numero,
    competencia: '2026-01',
    creditoEm: '2026-01-20',
    irrfCentavos: 0,
    issCentavos: 0,
    inssCentavos: 0,
    outrosCentavos: 0,
  };
  const inteiras = linhas.map((linha) => ({ endosso: null, proposta: null, premioCentavos: 100_000, bps: 1_000, ...linha }));
  const publicado = await fetch(new URL('/_sandbox/extratos', SEGURADORAS), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...dito, linhas: inteiras }),
  });
  if (!publicado.ok) throw new Error(`the sandbox refused: ${await publicado.text()}`);
  const nome = `${numero}.${((await publicado.json()) as { formatos: string[] }).formatos[0]}`;
  const lido = await fetch(new URL(`/${slug}/sandbox/v1/extratos/${nome}`, SEGURADORAS), { headers: await headersOf(slug) });
  return { nome, arquivo: Buffer.from(await lido.arrayBuffer()) };
}

/** A policy as its insurer prints it, with what the test must know of it. */
export async function fetchApolice(slug: string, numero: string): Promise<{ numero: string; vigFim: string; pdf: Buffer }> {
  const headers = await headersOf(slug);
  const read = (arquivo: string) => fetch(new URL(`/${slug}/sandbox/v1/apolices/${arquivo}`, SEGURADORAS), { headers });
  const { vigFim } = (await (await read(numero)).json()) as { vigFim: string };
  return { numero, vigFim, pdf: Buffer.from(await (await read(`${numero}.pdf`)).arrayBuffer()) };
}
