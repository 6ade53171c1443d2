import { ENDERECO_BENCH, signedInCookies } from './site.ts';
import { startFront } from './front.ts';
import { openChrome, type Chrome } from './chrome.ts';
import { FAST_4G, measure, SEM_LIMITE, type Condicao, type Medida } from './measure-page.ts';
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
  const single = await buildSingleApp();
  const [composto, unico] = await Promise.all([startFront(ENDERECO_BENCH, null), startFront(ENDERECO_BENCH, single)]);
  const chrome = await openChrome();
  const cookies = await signedInCookies();
  try {
    const lines: LinhaBench[] = [];
    for (const condicao of [FAST_4G, SEM_LIMITE])
      lines.push(...(await compare(chrome, { composto: composto.url, unico: unico.url, cookies, condicao, rounds })));
    return lines;
  } finally {
    await chrome.close();
    await Promise.all([composto.close(), unico.close()]);
  }
}

interface Comparacao {
  readonly composto: string;
  readonly unico: string;
  readonly cookies: Awaited<ReturnType<typeof signedInCookies>>;
  readonly condicao: Condicao;
  readonly rounds: number;
}

async function compare(chrome: Chrome, { composto, unico, cookies, condicao, rounds }: Comparacao): Promise<LinhaBench[]> {
  const ours: Medida[] = [];
  const theirs: Medida[] = [];
  // the first round of each warms the servers and is not counted
  for (let round = -1; round < rounds; round += 1) {
    const first = round % 2 === 0;
    const run = async (isOurs: boolean) => {
      const medida = await measure(chrome, isOurs ? composto : unico, cookies, condicao);
      if (round >= 0) (isOurs ? ours : theirs).push(medida);
    };
    await run(first);
    await run(!first);
  }
  const line = (nome: string, medida: keyof Medida, alvo: number | null): LinhaBench => {
    const a = ours.map((each) => each[medida]);
    const b = theirs.map((each) => each[medida]);
    return { nome: `${nome} · ${condicao.name}`, composto: median(a), unico: median(b), razao: medianRatio(a, b), alvo };
  };
  return [
    ...LIMITES.map(({ medida, rotulo, alvo }) => line(`${rotulo} (ms)`, medida, alvo[condicao.name] ?? null)),
    line('bytes da primeira visita', 'bytes', null),
    line('pedidos da primeira visita', 'pedidos', null),
  ];
}
