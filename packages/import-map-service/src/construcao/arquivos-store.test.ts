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

  it('keeps the very bytes, says what they weigh, and has a text in both compressions', async () => {
    const guardado = await store.guardar(JS, CODIGO);
    const br = await store.ler(JS, 'br');
    expect(guardado).toEqual({ integrity: sri(CODIGO), bytes: CODIGO.length, brotli: br?.length, isNovo: true });
    expect(guardado.brotli).toBeLessThan(CODIGO.length / 4);
    expect(await store.ler(JS)).toEqual(CODIGO);
    expect(brotliDecompressSync(br ?? '')).toEqual(CODIGO);
    expect(gunzipSync((await store.ler(JS, 'gz')) ?? '')).toEqual(CODIGO);
    expect([await store.existe(JS), await store.existe('vendor/react/nada.js')]).toEqual([true, false]);
  });

  it('has no twins of what is already compressed', async () => {
    const fonte = 'ui/inter.abc.woff2';
    expect(await store.guardar(fonte, CODIGO)).toMatchObject({ brotli: CODIGO.length });
    expect([await store.ler(fonte), await store.ler(fonte, 'br'), await store.ler('ui/nada.js')]).toEqual([CODIGO, null, null]);
  });

  it('takes the same bytes again and refuses others, the first ones staying', async () => {
    const primeiro = await store.guardar(JS, CODIGO);
    expect(await store.guardar(JS, Buffer.from(CODIGO))).toEqual({ ...primeiro, isNovo: false });
    const recusa: unknown = await store.guardar(JS, OUTRO).catch((error: unknown) => error);
    expect(recusa).toBeInstanceOf(ArquivoDiferente);
    expect((recusa as Error).message).toContain(`${JS} já existe com outro conteúdo`);
    expect(await store.ler(JS)).toEqual(CODIGO);
    expect(brotliDecompressSync((await store.ler(JS, 'br')) ?? '')).toEqual(CODIGO);
  });

  it('of several who send other bytes at once, one stays whole', async () => {
    const textos = Array.from({ length: 8 }, (_, indice) => Buffer.from(`texto ${indice}`.repeat(500)));
    const idas = await Promise.allSettled(textos.map((bytes) => store.guardar('menu/menu.js', bytes)));
    const ganhador = textos.filter((_, indice) => idas[indice]?.status === 'fulfilled');
    expect(ganhador).toHaveLength(1);
    expect(await store.ler('menu/menu.js')).toEqual(ganhador[0]);
    expect(brotliDecompressSync((await store.ler('menu/menu.js', 'br')) ?? '')).toEqual(ganhador[0]);
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
  ])('has no file called %j', async (caminho) => {
    await expect(store.guardar(caminho, CODIGO)).rejects.toBeInstanceOf(CaminhoInvalido);
    await expect(store.apagar(caminho)).rejects.toBeInstanceOf(CaminhoInvalido);
    expect([await store.ler(caminho), await store.existe(caminho), await store.listar()]).toEqual([null, false, []]);
  });

  it('lists every file once, and removes one with its twins', async () => {
    for (const nome of ['a/um.js', 'a/dois.css', 'b/c/tres.woff2']) await store.guardar(nome, CODIGO);
    const listados = await store.listar();
    expect(listados.map(({ caminho }) => caminho).sort()).toEqual(['a/dois.css', 'a/um.js', 'b/c/tres.woff2']);
    for (const { bytes, modificadoEm } of listados) {
      expect(bytes).toBe(CODIGO.length);
      expect(modificadoEm.getTime()).toBeGreaterThan(Date.UTC(2026, 0));
    }
    await store.apagar('a/um.js');
    await store.apagar('a/um.js');
    expect([await store.ler('a/um.js'), await store.ler('a/um.js', 'br'), await store.ler('a/um.js', 'gz')]).toEqual([null, null, null]);
    expect(await store.guardar('a/um.js', OUTRO)).toMatchObject({ isNovo: true });
    expect(gunzipSync((await store.ler('a/um.js', 'gz')) ?? '')).toEqual(OUTRO);
  });
});

describe('the folder', () => {
  it('counts bytes sent again as new, makes lost twins again, and shows no half-written file', async () => {
    const store = await open('folder');
    await store.guardar(JS, CODIGO);
    const arquivo = join(pasta, 'arquivos', JS);
    await utimes(arquivo, new Date(0), new Date(0));
    await rm(`${arquivo}.br`);
    await store.guardar(JS, CODIGO);
    expect((await stat(arquivo)).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
    expect(await store.ler(JS, 'br')).not.toBeNull();
    await writeFile(join(pasta, 'arquivos/vendor/react/.novo-123'), 'metade');
    expect(await store.listar()).toHaveLength(1);
    expect((await readdir(pasta)).sort()).toEqual(['arquivos']);
  });

  it('is not there yet and has nothing', async () => {
    expect(await (await open('folder')).listar()).toEqual([]);
  });
});

describe('the bucket', () => {
  it('lies in its bucket under the paths themselves, and nothing in the folder', async () => {
    const store = await open('bucket');
    await store.guardar(JS, CODIGO);
    expect([...s3.objetos.keys()].sort()).toEqual([`balcao/${JS}`, `balcao/${JS}.br`, `balcao/${JS}.gz`]);
    expect(s3.pedidos).toContain(`PUT /balcao/${JS}`);
    expect(await readdir(pasta)).toEqual([]);
  });

  it('refuses other bytes even where the bucket honours no condition', async () => {
    s3.ignorarCondicao();
    const store = await open('bucket');
    await store.guardar(JS, CODIGO);
    await expect(store.guardar(JS, OUTRO)).rejects.toBeInstanceOf(ArquivoDiferente);
    expect(s3.objetos.get(`balcao/${JS}`)).toEqual(CODIGO);
  });

  it('tells a refusal from an absence', async () => {
    const store = await open('bucket');
    s3.falhar(403);
    await expect(store.ler(JS)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(store.existe(JS)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    await expect(store.guardar(JS, CODIGO)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    s3.falhar(null);
    expect(await store.ler(JS)).toBeNull();
    const outro = await createArquivosStore({ pasta, env: { ...s3.env, S3_ACCESS_KEY_ID: 'estranho' } });
    await expect(outro.guardar(JS, CODIGO)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  it('names what is wrong with its variables, and shows no secret', () => {
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
