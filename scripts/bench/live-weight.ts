import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { jobs } from '../build/build.ts';
import type { CompileJob } from '../build/compile.ts';
import { systemConfig } from '../build/webpack-config.ts';
import { withoutLive } from './without-live.ts';

/** Comes with every page once it is at rest; the line it opens to the broker also ends the session of who signed off elsewhere (spec §4). */
const SO_AO_VIVO = '@balcao/root-config/ao-vivo';

/** Brotli bytes of what a page takes of one module as it loads it; its chunks are asked for when something needs them. */
async function weigh({ module, entry, externals }: CompileJob, edit: (config: Configuration) => Configuration): Promise<number> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'balcao-bench-peso-'));
  try {
    const compiler = webpack(edit(systemConfig({ module, entry, externals, outDir })));
    const main = await new Promise<string>((resolve, reject) => {
      compiler?.run((error, stats) => {
        compiler.close(() => undefined);
        if (error || !stats || stats.hasErrors()) return reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
        const [file] =
          stats.compilation.entrypoints
            .get(module.file)
            ?.getFiles()
            .filter((name) => name.endsWith('.js')) ?? [];
        resolve(file as string);
      });
    });
    return brotliOf(readFileSync(path.join(outDir, main)), 11);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

const brotliOf = (text: string | Buffer, quality: number) => {
  const bytes = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params }).length;
};

export interface PesoAoVivo {
  readonly modulo: string;
  readonly bytes: number;
  /** Brotli bytes of the same module without those parts. */
  readonly fica: number;
}

/** Modules every page has, that would be smaller. */
const DE_TODA_PAGINA = [SO_AO_VIVO, '@balcao/root-config', '@balcao/shared', '@balcao/layout'];

/**
 * What a page pays, brotli, so that it can be exchanged live, tell its health and be lent builds: each module as it is, less the same
 * module without those parts. What comes only on the day there is news (`renovacao`, notices, the panel) is not in it.
 */
export async function weighLive(): Promise<PesoAoVivo[]> {
  const folders = ['root-config', 'shared', 'layout'];
  const all = (await Promise.all(folders.map((dir) => jobs(dir)))).flat();
  const named = (name: string) => all.find(({ module }) => module.names.includes(name)) as CompileJob;
  const pesos: PesoAoVivo[] = [];
  for (const modulo of DE_TODA_PAGINA) {
    const job = named(modulo);
    const [whole, bare] = [await weigh(job, (config) => config), await weigh(job, withoutLive)];
    pesos.push({ modulo, bytes: whole - bare, fica: bare });
  }
  return pesos;
}

/** Pages are compressed as they are made, quickly. */
const QUALIDADE_DA_PAGINA = 4;
const DO_MAPA = [SO_AO_VIVO, '@balcao/root-config/renovacao'];
const DO_AMBIENTE = ['sequencia', 'digest', 'construcoes', 'chave', 'devtools', 'suporte'];
type Por<T> = Record<string, T>;

const lacking = <T>(record: Por<T>, names: readonly (string | undefined)[]): Por<T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** Changes what one element of a page says. @throws when it is not there */
function change(html: string, opening: string, work: (text: string) => string): string {
  const from = html.indexOf(opening) + opening.length;
  if (from < opening.length) throw new Error(`a página não tem ${opening}`);
  const to = html.indexOf('</script>', from);
  return html.slice(0, from) + work(html.slice(from, to)) + html.slice(to);
}

/**
 * What of a page's own text is there for the same reasons, brotli as it is sent: addresses of the two modules, which build of each service
 * runs, the key later maps are checked against, and the way out of what support lent.
 */
export function weighPageText(html: string): number {
  const noMap = change(html, '<script type="systemjs-importmap">', (text) => {
    const { imports, integrity, depcache } = JSON.parse(text) as { imports: Por<string>; integrity: Por<string>; depcache: Por<string[]> };
    const urls = DO_MAPA.map((name) => imports[name]);
    return JSON.stringify({ imports: lacking(imports, DO_MAPA), integrity: lacking(integrity, urls), depcache: lacking(depcache, urls) });
  });
  const noFacts = change(noMap, 'id="balcao-ambiente">', (text) => JSON.stringify(lacking(JSON.parse(text) as Por<unknown>, DO_AMBIENTE)));
  const [start, end] = [
    noFacts.indexOf('      // how whoever was lent builds'),
    noFacts.indexOf("      // the route's parcels come beside"),
  ];
  if (start < 0 || end < start) throw new Error('a página não tem a saída do que o suporte empresta');
  const plain = noFacts.slice(0, start) + noFacts.slice(end);
  return brotliOf(html, QUALIDADE_DA_PAGINA) - brotliOf(plain, QUALIDADE_DA_PAGINA);
}
