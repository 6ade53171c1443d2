import { copyQuote } from './quoting.ts';
import { ENDERECO_BENCH, signedInCookies, signIn } from './site.ts';
import { startFront } from './front.ts';
import { openChrome, type Chrome } from './chrome.ts';
import { FAST_4G, measure, measureRoute, SEM_LIMITE, type Condicao, type Medida } from './measure-page.ts';
import { buildSingleApp } from './single-app.ts';
import { median, medianRatio } from './statistics.ts';

interface Limite {
  readonly medida: keyof Medida;
  readonly rotulo: string;
  /** Ratio composed ÷ single that we want to stay below, per condition. */
  readonly alvo: Readonly<Record<string, number>>;
}

const LIMITES: readonly Limite[] = [
  { medida: 'frio', rotulo: 'primeira rota, fria', alvo: { [FAST_4G.name]: 1.1, [SEM_LIMITE.name]: 1.25 } },
  { medida: 'quente', rotulo: 'primeira rota, quente', alvo: { [FAST_4G.name]: 1.05, [SEM_LIMITE.name]: 1.3 } },
  { medida: 'primeiraTroca', rotulo: 'primeira troca', alvo: { [FAST_4G.name]: 1.0 } },
  { medida: 'trocaRepetida', rotulo: 'troca repetida', alvo: { [SEM_LIMITE.name]: 1.15 } },
];

export interface LinhaBench {
  readonly nome: string;
  readonly composto: number;
  readonly unico: number;
  readonly razao: number;
  readonly alvo: number | null;
}

/** Composed page beside the single application, interleaved, `rounds` of each; medians of per-round ratios. */
export async function benchComposition(rounds: number): Promise<LinhaBench[]> {
  return besideSingle(async (lugar) => {
    const lines: LinhaBench[] = [];
    for (const condicao of [FAST_4G, SEM_LIMITE]) lines.push(...(await compare({ ...lugar, condicao, rounds })));
    return lines;
  });
}

/** The form of an auto quote, opened by its own address, beside the same in the single application. */
export async function benchForm(rounds: number): Promise<LinhaBench[]> {
  const caminho = `/multicalculo/orcamento-multicalculo?id=${await copyQuote(await signIn())}`;
  return besideSingle(async ({ chrome, composto, unico, cookies }) => {
    const visit = (site: string) => measureRoute(chrome, { url: site + caminho, route: 'orcamentoAuto', cookies, condicao: FAST_4G });
    const { ours, theirs } = await interleave(
      rounds,
      () => visit(composto),
      () => visit(unico),
    );
    const line = (nome: string, medida: 'frio' | 'quente'): LinhaBench =>
      toLine(
        `${nome} (ms) · ${FAST_4G.name}`,
        ours.map((each) => each[medida]),
        theirs.map((each) => each[medida]),
        1.1,
      );
    return [line('formulário de auto, frio', 'frio'), line('formulário de auto, quente', 'quente')];
  });
}

interface Lugar {
  readonly chrome: Chrome;
  readonly composto: string;
  readonly unico: string;
  readonly cookies: Awaited<ReturnType<typeof signedInCookies>>;
}

/** Both sites, each behind a front of its own, and a browser to visit them with. */
async function besideSingle<T>(work: (lugar: Lugar) => Promise<T>): Promise<T> {
  const single = await buildSingleApp();
  const [composto, unico] = await Promise.all([startFront(ENDERECO_BENCH, null), startFront(ENDERECO_BENCH, single)]);
  const chrome = await openChrome();
  try {
    return await work({ chrome, composto: composto.url, unico: unico.url, cookies: await signedInCookies() });
  } finally {
    await chrome.close();
    await Promise.all([composto.close(), unico.close()]);
  }
}

/** One of each, turn about; the first round of each warms the servers and is not counted. */
export async function interleave<T>(rounds: number, our: () => Promise<T>, their: () => Promise<T>): Promise<{ ours: T[]; theirs: T[] }> {
  const ours: T[] = [];
  const theirs: T[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const turns = [async () => ours.push(await our()), async () => theirs.push(await their())];
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  return { ours: ours.slice(1), theirs: theirs.slice(1) };
}

export const toLine = (nome: string, a: readonly number[], b: readonly number[], alvo: number | null): LinhaBench => ({
  nome,
  composto: median(a),
  unico: median(b),
  razao: medianRatio(a, b),
  alvo,
});

async function compare({
  chrome,
  composto,
  unico,
  cookies,
  condicao,
  rounds,
}: Lugar & { readonly condicao: Condicao; readonly rounds: number }): Promise<LinhaBench[]> {
  const visit = (site: string) => measure(chrome, site, cookies, condicao);
  const { ours, theirs } = await interleave(
    rounds,
    () => visit(composto),
    () => visit(unico),
  );
  const line = (nome: string, medida: keyof Medida, alvo: number | null): LinhaBench =>
    toLine(
      `${nome} · ${condicao.name}`,
      ours.map((each) => each[medida]),
      theirs.map((each) => each[medida]),
      alvo,
    );
  return [
    ...LIMITES.map(({ medida, rotulo, alvo }) => line(`${rotulo} (ms)`, medida, alvo[condicao.name] ?? null)),
    line('bytes da primeira visita', 'bytes', null),
    line('pedidos da primeira visita', 'pedidos', null),
  ];
}
