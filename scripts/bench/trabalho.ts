import { type Assinatura, call } from './lista.ts';

/** Only the lists are measured. */
export const SEM_TRABALHOS = process.env['BENCH_TRABALHOS'] === 'nao';

/** A work that goes through a whole portfolio, and what the plain way of it takes. */
export interface MedidaTrabalho {
  readonly nome: string;
  readonly ms: number;
  /** Processor of the gateway and its database, ms. */
  readonly cpu: number;
  readonly alvo: number;
  /** One record after another by the same gateway, as long as all of them would take, ms; null where there is no other way. */
  readonly umPorUm: number | null;
}

/** @throws when it is refused */
export async function dataOf<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} respondeu ${answer.status}: ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: T }).data;
}
/** Writes, by a key of its own. */
export const post = async <T>(assinatura: Assinatura, caminho: string, body: object): Promise<T> =>
  dataOf<T>(
    await call(assinatura, `/c/api/v1/${caminho}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    }),
  );
export const get = async <T>(assinatura: Assinatura, caminho: string): Promise<T> =>
  dataOf<T>(await call(assinatura, `/c/api/v1/${caminho}`));

/** What a work takes, of the clock and of the processor. */
export async function measured(assinatura: Assinatura, work: () => Promise<unknown>): Promise<{ ms: number; cpu: number }> {
  const [before, from] = [assinatura.spent(), performance.now()];
  await work();
  return { ms: performance.now() - from, cpu: assinatura.spent() - before };
}
export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks again until nothing is on its way any more. */
export async function until<T extends { readonly status: string }>(read: () => Promise<T>, busy: readonly string[]): Promise<T> {
  for (;;) {
    const now = await read();
    if (!busy.includes(now.status)) return now;
    await wait(200);
  }
}

/** Says what was measured as soon as it was: all of them together take minutes. */
export async function told(measuring: Promise<readonly MedidaTrabalho[]>): Promise<readonly MedidaTrabalho[]> {
  const medidas = await measuring;
  for (const { nome, ms } of medidas) process.stderr.write(`  ${nome}: ${Math.round(ms)} ms\n`);
  return medidas;
}
