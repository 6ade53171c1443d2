import { openChrome, type Tab } from './chrome.ts';
import { inPage, pause, untilTrue } from './measure-page.ts';
import { ENDERECO_BENCH, signedInCookies, signIn, type SessaoBench } from './site.ts';
import { median, quantile } from './statistics.ts';

/** Latency of the slow ones. */
const MAIS_LENTA_MS = 1_500;
const OUTRAS_MS = 400;
/** More than one, for an insurer may refuse before it calculates. */
const LENTAS = 4;
const SEGURADORAS = 10;
/** How often a quote of a crowd is looked at. */
const ENTRE_LEITURAS_MS = 1_000;
/** A user presses only after the form has been open this long, when background work of the page is done. */
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

/** Makes every insurer answer with a known latency. @returns the slugs that quote cars */
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

/** One request in the log of the sandbox. */
interface Acesso {
  /** When it ended, ISO. */
  readonly em: string;
  readonly slug: string;
  readonly path: string;
  readonly ms: number;
}

const readLog = async (sandboxUrl: string) => (await (await fetch(`${sandboxUrl}/_sandbox/log`)).json()) as Acesso[];

/**
 * From the question's arrival at an insurer to the last word it sent, of the slowest one: by the insurers' own log, since it was emptied.
 */
async function slowestOwnTime(sandboxUrl: string): Promise<number> {
  const quoting = (await readLog(sandboxUrl)).filter(({ path }) => path.includes('/request'));
  const times = [...new Set(quoting.map(({ slug }) => slug))].map((insurer) => {
    const asked = quoting.filter(({ slug }) => slug === insurer);
    return Math.max(...asked.map(({ em }) => Date.parse(em))) - Math.min(...asked.map(({ em, ms }) => Date.parse(em) - ms));
  });
  return Math.max(...times);
}

const button = (test: string) => `[...document.querySelectorAll('button')].find((each) => ${test})`;

/** Time from the press until the screen shows that all have answered, measured in the page. */
async function pressAndWait(tab: Tab, id: string): Promise<number> {
  await inPage(tab, 'void (window.deAntes = true)');
  await tab.send('Page.navigate', { url: `${ENDERECO_BENCH}/multicalculo/orcamento-multicalculo?id=${id}` });
  const all = button(`/Selecionar todas/.test(each.textContent)`);
  await inPage(tab, untilTrue(`!window.deAntes && ${all}`));
  await tab.evaluate(`${all}.click()`);
  await tab.evaluate(untilTrue(`/Salvo às/.test(document.body.textContent)`));
  await pause(REPOUSO_MS);
  return tab.evaluate<number>(`new Promise((done) => {
    const from = performance.now();
    const look = () => /${SEGURADORAS} seguradoras responderam ·/.test(document.body.textContent) && (observer.disconnect(), done(performance.now() - from));
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    ${button(`each.textContent.trim() === 'Calcular'`)}.click();
  })`);
}

export interface ResultadoCotacoes {
  /** On screen minus the slowest insurer's own time, ms. */
  readonly sobraMediana: number;
  readonly sobraP95: number;
}

export interface ResultadoMultidao {
  readonly juntas: number;
  /** Quotes of the crowd whose every insurer ended with a price or a refusal of its own. */
  readonly certas: number;
  /** What the sandbox insurers were asked for, by their own log. */
  readonly perguntas: number;
  readonly ms: number;
}

/** Overhead of `vezes` quotes on screen, one after another. */
export async function benchQuoting(sandboxUrl: string, vezes: number): Promise<ResultadoCotacoes> {
  await prepareInsurers(sandboxUrl);
  const sessao = await signIn();
  const sobras: number[] = [];
  const chrome = await openChrome();
  await chrome.inFreshTab(await signedInCookies(), async (tab) => {
    // the first opens the connections and is not counted
    for (let round = -1; round < vezes; round += 1) {
      const id = await copyQuote(sessao);
      await fetch(`${sandboxUrl}/_sandbox/log`, { method: 'DELETE' });
      const total = await pressAndWait(tab, id);
      if (round >= 0) sobras.push(total - (await slowestOwnTime(sandboxUrl)));
    }
  });
  await chrome.close();

  return { sobraMediana: median(sobras), sobraP95: quantile(sobras, 0.95) };
}

/** `juntas` quotes at once, each of ten insurers: how many ended right, and in what time. */
export async function benchCrowd(sandboxUrl: string, juntas: number): Promise<ResultadoMultidao> {
  const slugs = await prepareInsurers(sandboxUrl);
  const sessao = await signIn();
  const ids: string[] = [];
  for (let each = 0; each < juntas; each += 1) ids.push(await copyQuote(sessao));
  await fetch(`${sandboxUrl}/_sandbox/log`, { method: 'DELETE' });
  const from = performance.now();
  const outcomes = await Promise.all(ids.map((id) => runQuote(sessao, id, slugs)));
  const ms = performance.now() - from;
  const log = await readLog(sandboxUrl);
  return { juntas, certas: outcomes.filter(Boolean).length, perguntas: log.filter(({ path }) => path.endsWith('/request')).length, ms };
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
    await pause(ENTRE_LEITURAS_MS);
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
