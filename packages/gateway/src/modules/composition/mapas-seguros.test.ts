import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MapaAssinado } from '@balcao/contracts';
import { signMapa, CHAVE, fakeFonte, umaCarga, umEstado } from '../../testing/test-mapas.ts';
import { until } from '../../testing/until.ts';
import type { MapaLido } from './read-mapa.ts';
import { createMapasSeguros, type MapasSeguros } from './mapas-seguros.ts';
import { createUltimoMapa } from './ultimo-mapa.store.ts';

const instalacao = (): MapaLido => ({ assinado: null, carga: umaCarga({ sequencia: 0, digest: 'instalacao' }), chave: { id: '', x: '' } });
const erros: string[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (_: object, message: string) => void erros.push(message),
};
let pasta: string;
let aberto: MapasSeguros | null = null;

beforeEach(async () => {
  erros.length = 0;
  pasta = await mkdtemp(join(tmpdir(), 'mapas-'));
});
afterEach(async () => {
  aberto?.close();
  await rm(pasta, { recursive: true, force: true, maxRetries: 3 });
});

async function open(fonte = fakeFonte(), { repousoMs = 40 } = {}) {
  const ultimo = createUltimoMapa({ pastaDados: pasta, ambiente: 'local' });
  aberto = await createMapasSeguros({
    fonte,
    ambiente: 'local',
    ultimo,
    instalacao,
    log,
    agora: () => new Date(),
    prazoMs: 60,
    repousoMs,
  });
  return aberto;
}
const guardado = () => join(pasta, 'import-map', 'ultimo-mapa-local.json');
/** The map is stored a moment after it is served. */
const untilKept = (digest: string) => until(async () => (await readFile(guardado(), 'utf8').catch(() => '')).includes(digest));
const never = (): Promise<MapaAssinado> => new Promise(() => undefined);
const digestOf = async (mapas: MapasSeguros, quem = {}) => (await mapas.mapaPara(quem)).carga.digest;
const bom = signMapa(umaCarga());

/** Invalid answers that a service may give instead of a map. */
const ruins: readonly (readonly [string, () => Promise<MapaAssinado>])[] = [
  ['absent', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['a 500', () => Promise.reject(new Error('o import-map-service respondeu 500'))],
  ['slow', never],
  ['cut short', async () => ({ ...bom, carga: bom.carga.slice(0, 40) })],
  ['changed on its way', async () => ({ ...bom, carga: bom.carga.replace('root-config.1.js', 'root-config.9.js') })],
  ['signed, but no map', async () => signMapa('não é JSON')],
  ['signed, but without a shell', async () => signMapa(umaCarga({ mapa: { imports: {} } }))],
  ['signed, but of another environment', async () => signMapa(umaCarga({ ambiente: 'staging' }))],
  ['signed, but past its end', async () => signMapa(umaCarga({ expiraEm: '2020-01-01T00:00:00.000Z' }))],
  ['signed by nobody known', async () => signMapa(umaCarga(), { chave: 'outra' })],
  ['not even an object', async () => null as unknown as MapaAssinado],
];

it.each(ruins)('serves the installation’s map when the first map is %s', async (_, answer) => {
  const fonte = fakeFonte();
  fonte.answer = answer;
  const mapas = await open(fonte);
  expect(await digestOf(mapas)).toBe('instalacao');
  expect(mapas.situacao()).toMatchObject({ status: 'degradada', origem: 'instalacao', motivo: expect.any(String) });
  expect(erros).toContain('o mapa não pôde ser lido: vale o último bom');
});

it.each(ruins)('keeps the last good map when a later one is %s, and uses the next good one', async (_, answer) => {
  const fonte = fakeFonte();
  const mapas = await open(fonte);
  fonte.answer = answer;
  expect(await digestOf(mapas)).toBe('d1');
  expect(mapas.situacao()).toMatchObject({ status: 'degradada', origem: 'ultimo-bom', sequencia: 1 });

  fonte.answer = async () => signMapa(umaCarga({ sequencia: 2, digest: 'd2' }));
  // refreshes without a request
  await until(() => mapas.situacao().sequencia === 2);
  expect(mapas.situacao()).toMatchObject({ status: 'ok', sequencia: 2, motivo: null });
  expect(await digestOf(mapas)).toBe('d2');
});

it.each(ruins)('restarts from the map stored on disk when the service is %s', async (_, answer) => {
  (await open()).close();
  await untilKept('d1');
  const fonte = fakeFonte();
  fonte.answer = answer;
  const mapas = await open(fonte);
  expect(await digestOf(mapas)).toBe('d1');
  expect(mapas.situacao()).toMatchObject({ status: 'degradada', origem: 'ultimo-bom' });
});

it.each([
  ['cut short', (texto: string) => texto.slice(0, texto.length / 2)],
  ['edited', (texto: string) => texto.replace('root-config.1.js', 'root-config.9.js')],
  ['empty', () => ''],
])('does not trust a stored map that was %s', async (_, spoil) => {
  (await open()).close();
  await untilKept('d1');
  await writeFile(guardado(), spoil(await readFile(guardado(), 'utf8')));
  const fonte = fakeFonte();
  fonte.answer = ruins[0]?.[1] ?? never;
  expect(await digestOf(await open(fonte))).toBe('instalacao');
});

it('does not make visitors wait twice for a service that does not answer', async () => {
  const fonte = fakeFonte();
  const mapas = await open(fonte, { repousoMs: 600_000 });
  let asked = 0;
  fonte.answer = () => {
    asked += 1;
    return never();
  };
  await mapas.mapaPara({});
  await Promise.all(Array.from({ length: 200 }, () => mapas.mapaPara({})));
  expect(asked).toBe(1);
});

it('returns a visitor’s own last good map, or the live one when there is none', async () => {
  const fonte = fakeFonte();
  fonte.answer = async ({ assinaturaId }) => signMapa(umaCarga({ digest: assinaturaId ?? 'd1' }));
  const mapas = await open(fonte);
  await mapas.mapaPara({ assinaturaId: 'a1' });
  fonte.answer = () => Promise.reject(new Error('fora'));
  expect(await digestOf(mapas, { assinaturaId: 'a1' })).toBe('a1');
  expect(await digestOf(mapas, { assinaturaId: 'a2' })).toBe('d1');
});

it('never shows another moment instead of the requested one', async () => {
  const fonte = fakeFonte();
  const mapas = await open(fonte);
  fonte.answer = () => Promise.reject(new Error('fora'));
  await expect(mapas.mapaEm(new Date(0), {})).rejects.toThrow('fora');
});

it('verifies later maps with a key that was changed meanwhile', async () => {
  const fonte = fakeFonte();
  const mapas = await open(fonte);
  fonte.chave = async () => ({ ...CHAVE, id: 'k2' });
  fonte.answer = async () => signMapa(umaCarga({ digest: 'd2' }), { chave: 'k2' });
  expect(await digestOf(mapas)).toBe('d2');
});

it('reads the live map again after a change, so that the stored one is the newest', async () => {
  const fonte = fakeFonte();
  const mapas = await open(fonte);
  fonte.answer = async () => signMapa(umaCarga({ sequencia: 2, digest: 'd2' }));
  fonte.grow(umEstado({ sequencia: 2 }));
  await untilKept('d2');
  expect(mapas.estado()?.sequencia).toBe(2);
});
