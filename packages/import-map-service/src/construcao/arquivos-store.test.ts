import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createServidorS3, type ServidorS3 } from '../testing/servidor-s3.ts';
import { ArquivoDiferente, type ArquivosStore, CaminhoInvalido, createArquivosStore } from './arquivos-store.ts';
import { sri } from './construcao.fixture.ts';
import { readConfigS3 } from './deposito-s3.ts';

const JS = 'vendor/react/react.abc.js';
const CODIGO = Buffer.from('System.register([],function(){});'.repeat(20));
const OUTRO = Buffer.from('outra coisa');
let pasta: string;
let s3: ServidorS3;
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'arquivos-'));
  s3 = await createServidorS3();
});
afterEach(async () => {
  await s3.close();
  await rm(pasta, { recursive: true, force: true });
});
const open = (onde: string): Promise<ArquivosStore> =>
  createArquivosStore({ pasta: join(pasta, 'arquivos'), env: onde === 'bucket' ? s3.env : { S3_BUCKET: ' ' } });

describe.each(['folder', 'bucket'])('in a %s', (onde) => {
  let store: ArquivosStore;
  beforeEach(async () => {
    store = await open(onde);
  });

  it('stores the exact bytes, reports their sizes, and compresses text files with brotli and gzip', async () => {
    const guardado = await store.save(JS, CODIGO);
    const br = await store.read(JS, 'br');
    expect(guardado).toEqual({ integrity: sri(CODIGO), bytes: CODIGO.length, brotli: br?.length, isNovo: true });
    expect(guardado.brotli).toBeLessThan(CODIGO.length / 4);
    expect(await store.read(JS)).toEqual(CODIGO);
    expect(brotliDecompressSync(br ?? '')).toEqual(CODIGO);
    expect(gunzipSync((await store.read(JS, 'gz')) ?? '')).toEqual(CODIGO);
    expect([await store.exists(JS), await store.exists('vendor/react/nada.js')]).toEqual([true, false]);
  });

  it('stores no compressed copies of files that are already compressed', async () => {
    const fonte = 'ui/inter.abc.woff2';
    expect(await store.save(fonte, CODIGO)).toMatchObject({ brotli: CODIGO.length });
    expect([await store.read(fonte), await store.read(fonte, 'br'), await store.read('ui/nada.js')]).toEqual([CODIGO, null, null]);
  });

  it('stores a local file and gives it back part by part, and null for one that does not exist', async () => {
    const local = join(pasta, 'grande.zip');
    const bytes = Buffer.alloc(3_000_000, 'balcao');
    await writeFile(local, bytes);
    await store.saveFrom('anexos/a/grande', local);
    await store.saveFrom('anexos/a/grande', local);
    const partes: Buffer[] = [];
    for await (const parte of (await store.open('anexos/a/grande')) ?? []) partes.push(parte as Buffer);
    expect(partes.length).toBeGreaterThan(1);
    expect(Buffer.concat(partes).equals(bytes)).toBe(true);
    expect(await store.open('anexos/a/nada')).toBeNull();
    await expect(store.saveFrom('../fora', local)).rejects.toThrow(CaminhoInvalido);
  });

  it('accepts the same bytes again, refuses different ones, and keeps the first', async () => {
    const primeiro = await store.save(JS, CODIGO);
    expect(await store.save(JS, Buffer.from(CODIGO))).toEqual({ ...primeiro, isNovo: false });
    const recusa: unknown = await store.save(JS, OUTRO).catch((error: unknown) => error);
    expect(recusa).toBeInstanceOf(ArquivoDiferente);
    expect((recusa as Error).message).toContain(`${JS} já existe com outro conteúdo`);
    expect(await store.read(JS)).toEqual(CODIGO);
    expect(brotliDecompressSync((await store.read(JS, 'br')) ?? '')).toEqual(CODIGO);
  });

  it('stores one complete file when several callers send different bytes at once', async () => {
    const textos = Array.from({ length: 8 }, (_, indice) => Buffer.from(`texto ${indice}`.repeat(500)));
    const idas = await Promise.allSettled(textos.map((bytes) => store.save('menu/menu.js', bytes)));
    const ganhador = textos.filter((_, indice) => idas[indice]?.status === 'fulfilled');
    expect(ganhador).toHaveLength(1);
    expect(await store.read('menu/menu.js')).toEqual(ganhador[0]);
    expect(brotliDecompressSync((await store.read('menu/menu.js', 'br')) ?? '')).toEqual(ganhador[0]);
  });

  it.each([
    '../fora.js',
    'a/../../fora.js',
    '/etc/passwd',
    'a/./b.js',
    'a//b.js',
    'a\\b.js',
    'solto.js',
    'a/.oculto',
    'a/..',
    'a/b.js.br',
    'a/b.js.GZ',
    'a/b.js\n',
    'a/b\0.js',
    'a/%2e%2e.js/..',
    'á/b.js',
    '',
  ])('refuses the path %j', async (caminho) => {
    await expect(store.save(caminho, CODIGO)).rejects.toBeInstanceOf(CaminhoInvalido);
    await expect(store.remove(caminho)).rejects.toBeInstanceOf(CaminhoInvalido);
    expect([await store.read(caminho), await store.exists(caminho), await store.list()]).toEqual([null, false, []]);
  });

  it('lists each file once, and removes a file with its compressed copies', async () => {
    for (const nome of ['a/um.js', 'a/dois.css', 'b/c/tres.woff2']) await store.save(nome, CODIGO);
    const listados = await store.list();
    expect(listados.map(({ caminho }) => caminho).sort()).toEqual(['a/dois.css', 'a/um.js', 'b/c/tres.woff2']);
    for (const { bytes, modificadoEm } of listados) {
      expect(bytes).toBe(CODIGO.length);
      expect(modificadoEm.getTime()).toBeGreaterThan(Date.UTC(2026, 0));
    }
    await store.remove('a/um.js');
    await store.remove('a/um.js');
    expect([await store.read('a/um.js'), await store.read('a/um.js', 'br'), await store.read('a/um.js', 'gz')]).toEqual([null, null, null]);
    expect(await store.save('a/um.js', OUTRO)).toMatchObject({ isNovo: true });
    expect(gunzipSync((await store.read('a/um.js', 'gz')) ?? '')).toEqual(OUTRO);
  });
});

describe('the folder', () => {
  it('treats bytes sent again as new, recreates missing compressed copies, and never exposes a partial file', async () => {
    const store = await open('folder');
    await store.save(JS, CODIGO);
    const arquivo = join(pasta, 'arquivos', JS);
    await utimes(arquivo, new Date(0), new Date(0));
    await rm(`${arquivo}.br`);
    await store.save(JS, CODIGO);
    expect((await stat(arquivo)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
    expect(await store.read(JS, 'br')).not.toBeNull();
    await writeFile(join(pasta, 'arquivos/vendor/react/.novo-123'), 'metade');
    expect(await store.list()).toHaveLength(1);
    expect((await readdir(pasta)).sort()).toEqual(['arquivos']);
  });

  it('lists nothing when the folder does not exist yet', async () => {
    expect(await (await open('folder')).list()).toEqual([]);
  });
});

describe('the bucket', () => {
  it('stores files in the bucket under their own paths, and nothing in the folder', async () => {
    const store = await open('bucket');
    await store.save(JS, CODIGO);
    expect([...s3.objetos.keys()].sort()).toEqual([`balcao/${JS}`, `balcao/${JS}.br`, `balcao/${JS}.gz`]);
    expect(s3.pedidos).toContain(`PUT /balcao/${JS}`);
    expect(await readdir(pasta)).toEqual([]);
  });

  it('refuses different bytes even when the bucket ignores conditional writes', async () => {
    s3.ignoreCondicao();
    const store = await open('bucket');
    await store.save(JS, CODIGO);
    await expect(store.save(JS, OUTRO)).rejects.toBeInstanceOf(ArquivoDiferente);
    expect(s3.objetos.get(`balcao/${JS}`)).toEqual(CODIGO);
  });

  it('distinguishes a refused request from a missing file', async () => {
    const store = await open('bucket');
    s3.fail(403);
    await expect(store.read(JS)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(store.exists(JS)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(store.save(JS, CODIGO)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    s3.fail(null);
    expect(await store.read(JS)).toBeNull();
    const outro = await createArquivosStore({ pasta, env: { ...s3.env, S3_ACCESS_KEY_ID: 'estranho' } });
    await expect(outro.save(JS, CODIGO)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  it('explains invalid variables without showing secrets', () => {
    const base = { S3_BUCKET: 'b', S3_ENDPOINT: 'https://s3.exemplo.test' };
    expect(readConfigS3({})).toBeNull();
    expect(readConfigS3(base)).toEqual({
      bucket: 'b',
      endereco: 'https://s3.exemplo.test',
      regiao: 'us-east-1',
      credencial: null,
      isPeloCaminho: true,
    });
    expect(readConfigS3({ ...base, S3_FORCE_PATH_STYLE: 'false' })?.isPeloCaminho).toBe(false);
    expect(readConfigS3({ S3_BUCKET: 'b' })).toMatchObject({ endereco: null, isPeloCaminho: false });
    expect(() => readConfigS3({ ...base, S3_ENDPOINT: 'ftp://x' })).toThrow('S3_ENDPOINT deve ser');
    expect(() => readConfigS3({ ...base, S3_ACCESS_KEY_ID: 'a' })).toThrow('S3_SECRET_ACCESS_KEY é obrigatória');
    expect(() => readConfigS3({ ...base, S3_SECRET_ACCESS_KEY: 'segredo' })).toThrow(/^(?!.*segredo).*S3_ACCESS_KEY_ID é obrigatória/);
    expect(() => readConfigS3({ ...base, S3_FORCE_PATH_STYLE: 'sim' })).toThrow('S3_FORCE_PATH_STYLE');
  });
});
