import type { Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { ENDERECO_BENCH, signedInCookies, signIn, type SessaoBench } from './site.ts';
import { median, quantile } from './statistics.ts';

/** The slowest insurer's own time, the same in every quote: what is left is ours. */
const MAIS_LENTA_MS = 1_500;
const OUTRAS_MS = 400;
/** More than one, for an insurer may refuse before it calculates. */
const LENTAS = 4;
const SEGURADORAS = 10;
/** The form has been open for longer than this when anybody presses: what the page still had to do is done. */
const REPOUSO_MS = 1_500;

interface Resposta<T> {
  readonly success: boolean;
  readonly message?: string;
  readonly data: T;
}

/** One call of the gateway. @throws when it refuses */
export async function ask<T>(sessao: SessaoBench, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(ENDERECO_BENCH + path, {
    method,
    headers: {
      authorization: `Bearer ${sessao.token}`,
      cookie: sessao.cookie,
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = (await answer.json()) as Resposta<T>;
  if (!reply.success) throw new Error(`${method} ${path}: ${reply.message}`);
  return reply.data;
}

const tellSandbox = (sandboxUrl: string, body: object) =>
  fetch(`${sandboxUrl}/_sandbox/cenario`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Every insurer answers, each in a time we know. @returns the slugs that quote cars */
export async function prepareInsurers(sandboxUrl: string): Promise<string[]> {
  const all = (await (await fetch(`${sandboxUrl}/_sandbox/seguradoras`)).json()) as { slug: string; cotaAuto: boolean }[];
  const slugs = all.filter(({ cotaAuto }) => cotaAuto).map(({ slug }) => slug);
  for (const [index, slug] of slugs.entries())
    await tellSandbox(sandboxUrl, { slug, falhaPct: 0, latencia: index < LENTAS ? MAIS_LENTA_MS : OUTRAS_MS });
  return slugs;
}

/** A quote of the demo that was already calculated, copied: a whole draft, nothing run yet. */
export async function copyQuote(sessao: SessaoBench): Promise<string> {
  const { itens } = await ask<{ itens: { id: string }[] }>(
    sessao,
    'GET',
    '/c/api/v1/orcamentos?status=CALCULADO&tamanho=1&ordenar=-vigIni',
  );
  const { id } = await ask<{ id: string }>(sessao, 'POST', '/c/api/v1/orcamentos', { linha: 'AUTO', duplicarDe: itens[0]?.id });
  return id;
}

/** Press to the moment the screen says that everybody has answered, as the page itself sees it. */
async function pressAndWait(page: Page, id: string): Promise<number> {
  await page.goto(`${ENDERECO_BENCH}/multicalculo/orcamento-multicalculo?id=${id}`);
  await page.getByRole('button', { name: /Selecionar todas/ }).click();
  await page.getByText(/^Salvo às/).waitFor();
  await page.waitForTimeout(REPOUSO_MS);
  const handle = await page.evaluateHandle(`new Promise((done) => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Calcular');
    const from = performance.now();
    const look = () => /${SEGURADORAS} seguradoras responderam ·/.test(document.body.textContent) && (observer.disconnect(), done(performance.now() - from));
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    button.click();
  })`);
  return (await handle.jsonValue()) as number;
}

export interface ResultadoCotacoes {
  /** On screen minus the slowest insurer's own time, ms. */
  readonly sobraMediana: number;
  readonly sobraP95: number;
  /** Quotes of the crowd whose every insurer ended with a price or a refusal of its own. */
  readonly juntasCertas: number;
  readonly juntas: number;
  readonly juntasMs: number;
}

/** Overhead of `vezes` quotes on screen, one after another, and then `juntas` at once. */
export async function benchQuoting(sandboxUrl: string, { vezes, juntas }: { vezes: number; juntas: number }): Promise<ResultadoCotacoes> {
  const slugs = await prepareInsurers(sandboxUrl);
  const sessao = await signIn();
  const browser = await openBrowser();
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } });
  await context.addCookies(await signedInCookies());
  const page = await context.newPage();
  const sobras: number[] = [];
  // the first opens the connections and is not counted
  for (let round = -1; round < vezes; round += 1) {
    const total = await pressAndWait(page, await copyQuote(sessao));
    if (round >= 0) sobras.push(total - MAIS_LENTA_MS);
  }
  await browser.close();

  const ids = await Promise.all(Array.from({ length: juntas }, () => copyQuote(sessao)));
  const from = performance.now();
  const outcomes = await Promise.all(ids.map((id) => runQuote(sessao, id, slugs)));
  return {
    sobraMediana: median(sobras),
    sobraP95: quantile(sobras, 0.95),
    juntasCertas: outcomes.filter(Boolean).length,
    juntas,
    juntasMs: performance.now() - from,
  };
}

/** @returns whether every insurer ended, each exactly once, with a price or a refusal of its own */
async function runQuote(sessao: SessaoBench, id: string, slugs: readonly string[]): Promise<boolean> {
  const { versao } = await ask<{ versao: number }>(sessao, 'GET', `/c/api/v1/orcamentos/${id}`);
  const comissaoBps = Object.fromEntries(slugs.map((slug) => [slug, 2_000]));
  const { cotacaoId } = await ask<{ cotacaoId: string }>(sessao, 'POST', `/c/api/v1/orcamentos/${id}/cotacoes`, {
    orcamentoId: id,
    versao,
    seguradoras: slugs,
    comissaoBps,
    descontoBps: {},
  });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { cotacao, resultados } = await ask<{ cotacao: { status: string }; resultados: { seguradora: string; status: string }[] }>(
      sessao,
      'GET',
      `/c/api/v1/cotacoes/${cotacaoId}`,
    );
    if (cotacao.status !== 'CONCLUIDA') continue;
    return (
      new Set(resultados.map(({ seguradora }) => seguradora)).size === slugs.length &&
      resultados.every(({ status }) => status === 'OK' || status === 'RECUSADO')
    );
  }
}
