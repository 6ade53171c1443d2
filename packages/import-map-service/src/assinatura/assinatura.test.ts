import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chavesDadas, createChaveiro } from './assinatura.ts';

let pasta: string;
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'chaves-'));
});
afterEach(() => rm(pasta, { recursive: true, force: true }));

const CARGA = '{"mensagem":"não é só ASCII"}';
const pemOf = (tipo: 'ed25519' | 'x25519') =>
  (tipo === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519')).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString();

it('signs so that anyone with the public JWK can tell', async () => {
  const chaveiro = createChaveiro({ pasta });
  const { assinatura, chave } = await chaveiro.assinar('local', CARGA);
  const { id, jwk } = await chaveiro.publica('local');
  const publica = createPublicKey({ key: jwk, format: 'jwk' });
  expect(verify(null, Buffer.from(CARGA, 'utf8'), publica, Buffer.from(assinatura, 'base64'))).toBe(true);
  const raw = publica.export({ type: 'spki', format: 'der' }).subarray(-32);
  expect([id, chave]).toEqual(Array(2).fill(createHash('sha256').update(raw).digest('hex').slice(0, 16)));
  expect(Object.keys(jwk).sort()).toEqual(['crv', 'kty', 'x']);
});

it('takes a signature only for its text and its environment', async () => {
  const chaveiro = createChaveiro({ pasta });
  const { assinatura } = await chaveiro.assinar('local', CARGA);
  const cases = [
    ['local', CARGA, assinatura],
    ['local', `${CARGA} `, assinatura],
    ['staging', CARGA, assinatura],
    ['local', CARGA, 'eA=='],
  ] as const;
  expect(await Promise.all(cases.map(([ambiente, carga, dada]) => chaveiro.verificar(ambiente, carga, dada)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('keeps a private file of its own for each environment, the same after a restart', async () => {
  const { id } = await createChaveiro({ pasta }).publica('local');
  expect((await createChaveiro({ pasta }).publica('local')).id).toBe(id);
  expect((await createChaveiro({ pasta }).publica('production')).id).not.toBe(id);
  expect((await stat(join(pasta, 'chaves/local.pem'))).mode & 0o777).toBe(0o600);
  expect((await readdir(join(pasta, 'chaves'))).sort()).toEqual(['local.pem', 'production.pem']);
});

it('processes that start together end with one key', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, async () => (await createChaveiro({ pasta }).publica('local')).id));
  expect(new Set(ids).size).toBe(1);
  expect(await readdir(join(pasta, 'chaves'))).toEqual(['local.pem']);
});

it('uses the key given from outside, and writes none', async () => {
  const dadas = chavesDadas({ IMPORT_MAP_KEY_PRE_PROD: pemOf('ed25519').replaceAll('\n', '\\n'), IMPORT_MAP_KEY_LOCAL: ' ', OUTRA: 'x' });
  expect(Object.keys(dadas)).toEqual(['pre-prod']);
  const [um, outro] = [createChaveiro({ pasta, dadas }), createChaveiro({ pasta: join(pasta, 'outra'), dadas })];
  expect((await um.publica('pre-prod')).id).toBe((await outro.publica('pre-prod')).id);
  expect(await readdir(pasta)).toEqual([]);
});

it('names where a bad key is, and does not replace it', async () => {
  const dadas = chavesDadas({ IMPORT_MAP_KEY_LOCAL: pemOf('x25519'), IMPORT_MAP_KEY_STAGING: 'segredo' });
  const chaveiro = createChaveiro({ pasta, dadas });
  await expect(chaveiro.assinar('local', CARGA)).rejects.toThrow('IMPORT_MAP_KEY_LOCAL não tem uma chave privada Ed25519 em PEM.');
  await expect(chaveiro.assinar('staging', CARGA)).rejects.toThrow(/^(?!.*segredo)IMPORT_MAP_KEY_STAGING/);
  const arquivo = join(pasta, 'chaves/production.pem');
  await mkdir(join(pasta, 'chaves'));
  await writeFile(arquivo, '-----BEGIN PRIV');
  await expect(chaveiro.publica('production')).rejects.toThrow(arquivo);
  expect(await readFile(arquivo, 'utf8')).toBe('-----BEGIN PRIV');
});

it('a key read again once its file is mended', async () => {
  const chaveiro = createChaveiro({ pasta });
  await mkdir(join(pasta, 'chaves'));
  await writeFile(join(pasta, 'chaves/local.pem'), '');
  await expect(chaveiro.publica('local')).rejects.toThrow('local.pem');
  await writeFile(join(pasta, 'chaves/local.pem'), pemOf('ed25519'));
  expect((await chaveiro.publica('local')).id).toMatch(/^[0-9a-f]{16}$/);
});

it('no environment leads out of the folder', async () => {
  for (const nome of ['../fora', 'a/b', '', '.', 'A', '__proto__']) {
    await expect(createChaveiro({ pasta }).publica(nome)).rejects.toThrow('não é nome de um ambiente');
  }
  expect(await readdir(pasta)).toEqual([]);
});
