import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DADOS, ENDERECO } from './site.ts';

const dist = path.join(import.meta.dirname, '../../dist');

interface Arquivo {
  readonly file: string;
  readonly integrity: string;
  readonly bytes: number;
}
interface Modulo extends Arquivo {
  readonly dir: string;
  readonly chunks: readonly Arquivo[];
  readonly assets: readonly Arquivo[];
}
interface Manifesto {
  readonly servico: string;
  readonly modulos: readonly Modulo[];
}

async function ask(method: 'POST' | 'PUT', address: string, body: Uint8Array | object): Promise<unknown> {
  const password = (await readFile(path.join(DADOS, 'import-map-password'), 'utf8')).trim();
  const isBytes = body instanceof Uint8Array;
  const reply = await fetch(`${ENDERECO}/import-maps/v1/${address}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`deployer:${password}`).toString('base64')}`,
      'content-type': isBytes ? 'application/octet-stream' : 'application/json',
    },
    body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

async function manifestOf(servico: string): Promise<Manifesto> {
  const known = JSON.parse(await readFile(path.join(dist, 'construcoes.json'), 'utf8')) as readonly Manifesto[];
  const found = known.find((manifesto) => manifesto.servico === servico);
  if (!found) throw new Error(`${servico} was never built`);
  return found;
}

/**
 * Registers another build of a service of one module, as a team would, deploying nothing: the local one, marked.
 *
 * @returns its id, and the address of its entry
 */
export async function registerOtherBuild(servico: string, mark: string): Promise<{ id: string; file: string }> {
  const manifesto = await manifestOf(servico);
  const [modulo] = manifesto.modulos as readonly [Modulo];
  const upload = (file: string, bytes: Uint8Array) => ask('PUT', `arquivos/${modulo.dir}/${file}`, bytes);
  const read = (file: string) => readFile(path.join(dist, 'modules', modulo.dir, file));
  for (const { file } of [...modulo.chunks, ...modulo.assets]) await upload(file, await read(file));

  const code = Buffer.concat([await read(modulo.file), Buffer.from(`\n/* ${mark} */`)]);
  const hash = createHash('sha256').update(code).digest();
  const file = modulo.file.replace(/\.[\w]+\.js$/, `.${hash.toString('hex').slice(0, 12)}.js`);
  await upload(file, code);
  const entry = { file, integrity: `sha256-${hash.toString('base64')}`, bytes: code.length };
  const built = await ask('POST', 'construcoes', { manifesto: { ...manifesto, modulos: [{ ...modulo, ...entry }] } });
  return { id: (built as { id: string }).id, file: `/modules/${modulo.dir}/${file}` };
}
