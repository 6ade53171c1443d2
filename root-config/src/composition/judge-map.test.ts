import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import type { CargaDoMapa } from '@balcao/contracts';
import { type Criterio, judgeMap } from './judge-map.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const AGORA = Date.parse('2026-03-02T12:00:00.000Z');
const criterio: Criterio = {
  ambiente: 'local',
  chave: { id: 'k1', x: String(publicKey.export({ format: 'jwk' }).x) },
  sequencia: 7,
  agora: AGORA,
  subtle: webcrypto.subtle as unknown as SubtleCrypto,
};
const umaCarga = (over: Partial<CargaDoMapa> = {}): CargaDoMapa => ({
  ambiente: 'local',
  sequencia: 8,
  retornoAcimaDe: null,
  emitidoEm: '2026-03-02T11:00:00.000Z',
  expiraEm: '2026-03-03T11:00:00.000Z',
  digest: 'd',
  mapa: { imports: { '@balcao/quoting': '/modules/quoting/q.js' } },
  servicos: { '@balcao/quoting': 'b2' },
  contrato: '1.0.0',
  versao: 'v',
  rotas: {},
  integridade: {},
  ...over,
});
const seal = (text: string, key: KeyObject = privateKey, chave = 'k1') => ({
  carga: text,
  assinatura: sign(null, Buffer.from(text), key).toString('base64'),
  chave,
});
const judge = (over: Partial<CargaDoMapa> = {}) => judgeMap(seal(JSON.stringify(umaCarga(over))), criterio);
const refused = (motivo: string) => ({ tipo: 'recusado', motivo });

it('accepts a newer map signed by the environment', async () => {
  expect(await judge()).toEqual({ tipo: 'aceito', carga: umaCarga() });
  expect(await judge({ sequencia: 7 })).toMatchObject({ tipo: 'aceito' });
});

it('refuses a map that was changed or not signed with this environment’s key', async () => {
  const text = JSON.stringify(umaCarga());
  const stranger = generateKeyPairSync('ed25519').privateKey;
  expect(await judgeMap(seal(text, stranger), criterio)).toEqual(refused('assinatura'));
  expect(await judgeMap({ ...seal(text), carga: text.replace('q.js', 'x.js') }, criterio)).toEqual(refused('assinatura'));
  expect(await judgeMap({ ...seal(text), assinatura: '***' }, criterio)).toEqual(refused('assinatura'));
  expect(await judgeMap(seal(text, privateKey, 'k0'), criterio)).toEqual(refused('chave'));
});

it('refuses invalid maps, signed or not', async () => {
  for (const wire of [null, 'mapa', {}, { carga: 1 }, { erro: { codigo: 'interno' } }])
    expect(await judgeMap(wire, criterio)).toEqual(refused('malformado'));
  for (const text of ['', '{"ambiente":"loc', '{}', '[]']) expect(await judgeMap(seal(text), criterio)).toEqual(refused('malformado'));
});

it('refuses a map of another environment, of a past moment, or expired', async () => {
  expect(await judge({ ambiente: 'production' })).toEqual(refused('ambiente'));
  expect(await judge({ momento: '2026-03-01T12:00:00.000Z' })).toEqual(refused('momento'));
  expect(await judge({ expiraEm: '2026-03-02T12:00:00.000Z' })).toEqual(refused('vencido'));
  expect(await judge({ expiraEm: 'nunca' })).toEqual(refused('vencido'));
});

it('refuses a replayed older map, unless it is a rollback of everything seen so far', async () => {
  expect(await judge({ sequencia: 6 })).toEqual(refused('antigo'));
  expect(await judge({ sequencia: 6, retornoAcimaDe: 6 })).toEqual(refused('antigo'));
  expect(await judge({ sequencia: 6, retornoAcimaDe: 7 })).toMatchObject({ tipo: 'aceito' });
});

it('reports when the browser cannot verify signatures, and still refuses other defects', async () => {
  const without = {
    ...criterio,
    subtle: { ...criterio.subtle, importKey: () => Promise.reject(new DOMException('não há', 'NotSupportedError')) } as never,
  };
  expect(await judgeMap(seal(JSON.stringify(umaCarga())), without)).toMatchObject({ tipo: 'naoConferido' });
  expect(await judgeMap(seal(JSON.stringify(umaCarga({ sequencia: 1 }))), without)).toEqual(refused('antigo'));
});
