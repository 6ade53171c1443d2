import { generateKeyPairSync } from 'node:crypto';
import { loadParticipantes } from './participantes.config.ts';

const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const CERTIFICADO = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
const real = {
  slug: 'seguradora_real',
  nome: 'Seguradora Real',
  issuer: 'https://auth.real.example',
  apis: 'https://api.real.example/',
  clientId: 'urn:balcao',
  chave: pem,
  kid: 'chave-1',
  certificado: CERTIFICADO,
  certificadoChave: '/segredos/mtls.key',
};
const files: Readonly<Record<string, string>> = { '/segredos/mtls.key': pem };
const load = (entradas: unknown, isSandbox = false) =>
  loadParticipantes({
    sandboxUrl: 'http://127.0.0.1:9401/',
    isSandbox,
    valor: typeof entradas === 'string' ? entradas : JSON.stringify(entradas),
    readFile: (path) => files[path] ?? fail(path),
  });
const fail = (path: string): never => {
  throw new Error(`no ${path}`);
};

it('knows the pretend insurers where there are any, and none in production', () => {
  expect(load('', true).get('jequitiba_seguros')).toMatchObject({ issuer: 'http://127.0.0.1:9401/jequitiba_seguros/oidc', alg: 'ES256' });
  expect(load('').size).toBe(0);
});

it('takes a real insurer: its key signs PS256, its certificate is read from a file', () => {
  const participante = load([real]).get('seguradora_real');
  expect(participante).toMatchObject({ apis: 'https://api.real.example', alg: 'PS256', kid: 'chave-1' });
  expect(participante?.certificado).toMatchObject({ certificado: CERTIFICADO, chave: pem });
});

it.each([
  ['without a certificate', { ...real, certificado: undefined, certificadoChave: undefined }, /certificado e certificadoChave/],
  ['with half a certificate', { ...real, certificadoChave: undefined }, /certificado e certificadoChave/],
  ['over plain http', { ...real, issuer: 'http://auth.real.example' }, /issuer/],
  ['without what it knows us by', { ...real, clientId: undefined }, /clientId/],
  [
    'with a key that is none',
    { ...real, chave: '-----BEGIN PRIVATE KEY-----\nSEGREDO\n-----END PRIVATE KEY-----' },
    /chave não é uma chave privada/,
  ],
  ['with a file that is not there', { ...real, certificadoChave: '/nada' }, /não foi possível ler/],
  ['with a word it does not know', { ...real, senha: 'SEGREDO' }, /lista|senha|0/],
])('refuses one %s, showing no secret', (_, entrada, motivo) => {
  const refused = (): unknown => load([entrada]);
  expect(refused).toThrow(motivo);
  try {
    refused();
  } catch (error) {
    expect(String(error)).not.toMatch(/SEGREDO|BEGIN/);
  }
});

it('never takes the key of the pretend insurers to another address', () => {
  expect(() => load([{ slug: 'jequitiba_seguros', issuer: 'https://auth.real.example' }], true)).toThrow(/apis, clientId, chave e kid/);
});

it('leaves out a pretend insurer that is turned off', () => {
  expect(load([{ slug: 'jequitiba_seguros', ativa: false }], true).has('jequitiba_seguros')).toBe(false);
});
