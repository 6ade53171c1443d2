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

it('produces signatures that the public JWK verifies', async () => {
  const chaveiro = createChaveiro({ pasta });
  const { assinatura, chave } = await chaveiro.sign('local', CARGA);
  const { id, jwk } = await chaveiro.publica('local');
  const publica = createPublicKey({ key: jwk, format: 'jwk' });
  expect(verify(null, Buffer.from(CARGA, 'utf8'), publica, Buffer.from(assinatura, 'base64'))).toBe(true);
  const raw = publica.export({ type: 'spki', format: 'der' }).subarray(-32);
  expect([id, chave]).toEqual(Array(2).fill(createHash('sha256').update(raw).digest('hex').slice(0, 16)));
  expect(Object.keys(jwk).sort()).toEqual(['crv', 'kty', 'x']);
});

it('accepts a signature only for the same text and environment', async () => {
  const chaveiro = createChaveiro({ pasta });
  const { assinatura } = await chaveiro.sign('local', CARGA);
  const cases = [
    ['local', CARGA, assinatura],
    ['local', `${CARGA} `, assinatura],
    ['staging', CARGA, assinatura],
    ['local', CARGA, 'eA=='],
  ] as const;
  expect(await Promise.all(cases.map(([ambiente, carga, dada]) => chaveiro.verify(ambiente, carga, dada)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('keeps one private key file per environment, and reuses it after a restart', async () => {
  const { id } = await createChaveiro({ pasta }).publica('local');
  expect((await createChaveiro({ pasta }).publica('local')).id).toBe(id);
  expect((await createChaveiro({ pasta }).publica('production')).id).not.toBe(id);
  expect((await stat(join(pasta, 'chaves/local.pem'))).mode & 0o777).toBe(0o600);
  expect((await readdir(join(pasta, 'chaves'))).sort()).toEqual(['local.pem', 'production.pem']);
});

it('processes that start at the same time share one key', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, async () => (await createChaveiro({ pasta }).publica('local')).id));
  expect(new Set(ids).size).toBe(1);
  expect(await readdir(join(pasta, 'chaves'))).toEqual(['local.pem']);
});

it('uses a key given by the environment and writes no file', async () => {
  const dadas = chavesDadas({ IMPORT_MAP_KEY_PRE_PROD: pemOf('ed25519').replaceAll('\n', '\\n'), IMPORT_MAP_KEY_LOCAL: ' ', OUTRA: 'x' });
  expect(Object.keys(dadas)).toEqual(['pre-prod']);
  const [um, outro] = [createChaveiro({ pasta, dadas }), createChaveiro({ pasta: join(pasta, 'outra'), dadas })];
  expect((await um.publica('pre-prod')).id).toBe((await outro.publica('pre-prod')).id);
  expect(await readdir(pasta)).toEqual([]);
});

it('says where a damaged key is, and does not replace it', async () => {
  const dadas = chavesDadas({ IMPORT_MAP_KEY_LOCAL: pemOf('x25519'), IMPORT_MAP_KEY_STAGING: 'segredo' });
  const chaveiro = createChaveiro({ pasta, dadas });
  await expect(chaveiro.sign('local', CARGA)).rejects.toThrow('IMPORT_MAP_KEY_LOCAL não tem uma chave privada Ed25519 em PEM.');
  await expect(chaveiro.sign('staging', CARGA)).rejects.toThrow(/^(?!.*segredo)IMPORT_MAP_KEY_STAGING/);
  const arquivo = join(pasta, 'chaves/production.pem');
  await mkdir(join(pasta, 'chaves'));
  await writeFile(arquivo, '-----BEGIN PRIV');
  await expect(chaveiro.publica('production')).rejects.toThrow(arquivo);
  expect(await readFile(arquivo, 'utf8')).toBe('-----BEGIN PRIV');
});

it('reads the key again once its file is repaired', async () => {
  const chaveiro = createChaveiro({ pasta });
  await mkdir(join(pasta, 'chaves'));
  await writeFile(join(pasta, 'chaves/local.pem'), '');
  await expect(chaveiro.publica('local')).rejects.toThrow('local.pem');
  await writeFile(join(pasta, 'chaves/local.pem'), pemOf('ed25519'));
  expect((await chaveiro.publica('local')).id).toMatch(/^[0-9a-f]{16}$/);
});

it('the name of an environment cannot escape the folder', async () => {
  for (const nome of ['../fora', 'a/b', '', '.', 'A', '__proto__']) {
    await expect(createChaveiro({ pasta }).publica(nome)).rejects.toThrow('não é nome de um ambiente');
  }
  expect(await readdir(pasta)).toEqual([]);
});
