import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ManifestoConstrucao } from '@balcao/import-map-service';
import { digestOf, integrityOf } from '../build/files.ts';
import { root } from '../build/modules.ts';
import { type Chrome, openChrome, type Tab } from './chrome.ts';
import { DADOS_BENCH, ENDERECO_BENCH, signedInCookies } from './site.ts';
import { median } from './statistics.ts';

const PARCELA = 'quoting';
const TROCAS = 50;
const AMOSTRA = 5;
/** From here on nothing should grow: both builds have run. */
const ASSENTADO = 25;

/** The quoting parcel once more, in a folder `deploy --from` takes: the same code with another last line. */
function otherBuild(marca: string): string {
  const pasta = path.join(tmpdir(), `balcao-bench-construcao-${marca}`);
  rmSync(pasta, { recursive: true, force: true });
  mkdirSync(path.join(pasta, 'modules'), { recursive: true });
  cpSync(path.join(root, 'dist/modules', PARCELA), path.join(pasta, 'modules', PARCELA), { recursive: true });
  const todas = JSON.parse(readFileSync(path.join(root, 'dist/construcoes.json'), 'utf8')) as ManifestoConstrucao[];
  const manifesto = todas.find(({ servico }) => servico === `@balcao/${PARCELA}`);
  const [modulo] = manifesto?.modulos ?? [];
  if (!manifesto || !modulo) throw new Error(`${PARCELA} não foi construída`);
  const folder = path.join(pasta, 'modules', PARCELA);
  const bytes = Buffer.concat([readFileSync(path.join(folder, modulo.file)), Buffer.from(`\n/* ${marca} */`)]);
  const file = `${PARCELA}.${digestOf([], [bytes.toString()]).slice(0, 12)}.js`;
  writeFileSync(path.join(folder, file), bytes);
  const entrada = { ...modulo, file, integrity: integrityOf(bytes), bytes: bytes.length };
  writeFileSync(path.join(pasta, 'construcoes.json'), JSON.stringify([{ ...manifesto, modulos: [entrada] }]));
  return pasta;
}

/** Runs `npm run deploy` as a team does. @throws when it does not end well. */
async function deploy(pasta: string): Promise<void> {
  const args = [
    'run',
    '-s',
    'deploy',
    '--',
    PARCELA,
    '--env',
    'local',
    '--from',
    pasta,
    '--reason',
    'medida',
    '--url',
    `${ENDERECO_BENCH}/import-maps`,
  ];
  const child = spawn('npm', args, { cwd: root, env: { ...process.env, BALCAO_DATA: DADOS_BENCH }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`deploy saiu com ${String(code)}: ${said}`);
}

const addressOf = (tab: Tab) => tab.evaluate<string>(`System.resolve('@balcao/${PARCELA}')`);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(test: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    if (await test().catch(() => false)) return;
    await pause(10);
  }
  throw new Error('a aba não chegou onde devia em 30 s');
}

const isReady = (tab: Tab, route: string) =>
  tab.evaluate<boolean>(`document.querySelector('main[data-route="${route}"][aria-busy="false"]') !== null`);

async function goTo(tab: Tab, href: string, route: string): Promise<void> {
  await tab.evaluate(`document.querySelector('#slot-menu a[href="${href}"]').click()`);
  await until(() => isReady(tab, route));
}

/** An idle page, already subscribed to announcements. */
async function openHome(tab: Tab): Promise<void> {
  await tab.send('Page.enable');
  await tab.send('Page.navigate', { url: `${ENDERECO_BENCH}/home` });
  await until(() => isReady(tab, 'home'));
  await pause(6_000);
}

export interface MedidaPublicacao {
  /** From the command to the first open tab whose next mount is the new build, ms, median. */
  readonly ateAba: number;
  readonly ateAbaPior: number;
}

/** `vezes` deploys of a parcel under one open tab. */
export async function benchDeploys(vezes: number): Promise<MedidaPublicacao> {
  const pastas = [otherBuild('um'), otherBuild('dois')] as const;
  const chrome = await openChrome();
  try {
    const tempos = await inHome(chrome, async (tab) => {
      const medidos: number[] = [];
      // the first two bring the files along; deploys after them are of a build that was already handed over
      for (let vez = -2; vez < vezes; vez += 1) {
        const antes = await addressOf(tab);
        const from = performance.now();
        const [, at] = await Promise.all([
          deploy(pastas[Math.abs(vez) % 2] as string),
          until(async () => (await addressOf(tab)) !== antes).then(() => performance.now()),
        ]);
        medidos.push(at - from);
      }
      return medidos;
    });
    return { ateAba: median(tempos), ateAbaPior: Math.max(...tempos) };
  } finally {
    await chrome.close();
  }
}

const inHome = async <T>(chrome: Chrome, work: (tab: Tab) => Promise<T>): Promise<T> =>
  chrome.inFreshTab(await signedInCookies(), async (tab) => {
    await openHome(tab);
    return work(tab);
  });

interface Contagem {
  readonly memoria: number;
  readonly nos: number;
  readonly ouvintes: number;
}

export interface MedidaTrocas {
  readonly amostras: readonly Contagem[];
  /** At the 50th exchange over the 25th. */
  readonly razoes: Contagem;
}

async function count(tab: Tab): Promise<Contagem> {
  await tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await tab.send('Runtime.getHeapUsage')) as { usedSize: number };
  const { nodes, jsEventListeners } = (await tab.send('Memory.getDOMCounters')) as { nodes: number; jsEventListeners: number };
  return { memoria: usedSize, nos: nodes, ouvintes: jsEventListeners };
}

/** One tab over fifty exchanges of a parcel, each mounted once. */
export async function benchExchanges(): Promise<MedidaTrocas> {
  const pastas = [otherBuild('um'), otherBuild('dois')] as const;
  const chrome = await openChrome();
  try {
    const amostras = await inHome(chrome, async (tab) => {
      const seen: Contagem[] = [];
      for (let troca = 1; troca <= TROCAS; troca += 1) {
        const antes = await addressOf(tab);
        await deploy(pastas[troca % 2] as string);
        await until(async () => (await addressOf(tab)) !== antes);
        await goTo(tab, '/multicalculo/orcamentos', 'orcamentos');
        await goTo(tab, '/home', 'home');
        if (troca % AMOSTRA === 0) seen.push(await count(tab));
      }
      return seen;
    });
    const [no25, no50] = [amostras[ASSENTADO / AMOSTRA - 1], amostras[TROCAS / AMOSTRA - 1]] as [Contagem, Contagem];
    const over = (what: keyof Contagem) => no50[what] / no25[what];
    return { amostras, razoes: { memoria: over('memoria'), nos: over('nos'), ouvintes: over('ouvintes') } };
  } finally {
    await chrome.close();
  }
}
