import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const MAIN = path.join(root, 'packages/import-map-service/src/main.ts');

export interface ServiceFixture {
  readonly url: string;
  /** Its folder: logs, builds, files, `import-map-password`. */
  readonly pasta: string;
  readonly senha: string;
  /** Asks its API as `deployer`. */
  ask(metodo: string, caminho: string, corpo?: unknown): Promise<{ status: number; corpo: Record<string, unknown> }>;
  /** A token of a person who may everything. */
  tokenOf(pessoa: string): Promise<string>;
  stop(): Promise<void>;
}

const NOMES = ['menu', 'quoting', 'navbar', 'shared'];

async function firstAddress(child: ChildProcess): Promise<string> {
  let seen = '';
  for await (const piece of child.stdout ?? []) {
    seen += String(piece);
    const [, url] = /Server listening at (http:[^"\s]+)/.exec(seen) ?? [];
    if (url) return url;
  }
  throw new Error(`o serviço não subiu: ${seen}`);
}

/** The import-map service alone, over a folder, with one environment for each name. */
export async function startService(ambientes: readonly string[]): Promise<ServiceFixture> {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-mapas-'));
  const mapa = {
    ambientes: Object.fromEntries(ambientes.map((nome) => [nome, { modulos: '/modules/' }])),
    imports: Object.fromEntries(NOMES.map((nome) => [`@balcao/${nome}`, `${nome}/`])),
  };
  await writeFile(path.join(pasta, 'importmap.json'), JSON.stringify(mapa));
  const env = {
    ...process.env,
    BALCAO_DATA: pasta,
    IMPORT_MAP_FILE: path.join(pasta, 'importmap.json'),
    IMPORT_MAP_PORT: '0',
    IMPORT_MAP_HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    DATABASE_URL: '',
    S3_BUCKET: '',
  };
  const child = spawn(process.execPath, ['scripts/test/run-bundled.mjs', MAIN], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await firstAddress(child);
  child.stdout?.resume();
  const senha = (await readFile(path.join(pasta, 'import-map-password'), 'utf8')).trim();
  const authorization = `Basic ${Buffer.from(`deployer:${senha}`).toString('base64')}`;
  const ask: ServiceFixture['ask'] = async (method, caminho, corpo) => {
    const headers = { authorization, ...(corpo !== undefined && { 'content-type': 'application/json' }) };
    const resposta = await fetch(url + caminho, { method, headers, body: corpo === undefined ? null : JSON.stringify(corpo) });
    return { status: resposta.status, corpo: (await resposta.json()) as Record<string, unknown> };
  };
  return {
    url,
    pasta,
    senha,
    ask,
    async tokenOf(pessoa) {
      const { corpo } = await ask('POST', '/v1/tokens', { pessoa, direitos: { servicos: ['*'], ambientes: ['*'], acoes: ['*'] } });
      return String(corpo['token']);
    },
    async stop() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      await rm(pasta, { recursive: true, force: true });
    },
  };
}
