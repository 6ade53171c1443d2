import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { compareStarts, type Declarado, digestStart } from './agreement.ts';

const chaveDe = (byte: string) => Buffer.from(byte.repeat(32), 'hex');
const declarado: Declarado = {
  config: testConfig({ mqttUrl: 'mqtts://balcao:senha-do-broker@broker' }),
  chaves: { sessao: chaveDe('aa'), canais: chaveDe('bb') },
  versaoContratos: '1.0.0',
  chaveMapas: 'chave-1',
  senhaDeploy: 'senha-de-quem-publica',
  seguradoras: [],
};
const differ = (outro: Partial<Declarado>) => compareStarts(digestStart(declarado), [digestStart({ ...declarado, ...outro })]).em;

describe('what gateways compare', () => {
  it.each<[string, Partial<Declarado>, string[]]>([
    ['nothing', {}, []],
    ['the channels', { chaves: { ...declarado.chaves, canais: chaveDe('cc') } }, ['CHAVE_CANAIS']],
    // digests keyed with the session key cannot be compared under another key
    ['the sessions', { chaves: { ...declarado.chaves, sessao: chaveDe('cc') } }, ['CHAVE_SESSAO']],
    ['the contracts', { versaoContratos: '1.1.0' }, ['contratos']],
    ['the password of deploys', { senhaDeploy: 'outra-senha-de-quem-publica' }, ['IMPORT_MAP_PASSWORD']],
    ['the key of the maps', { chaveMapas: 'chave-2' }, ['IMPORT_MAP_KEY_LOCAL']],
    [
      'the bucket',
      { config: testConfig({ ...declarado.config, mapas: { ...declarado.config.mapas, env: { S3_ANEXOS_BUCKET: 'b' } } }) },
      ['S3'],
    ],
    [
      'an insurer',
      { seguradoras: [{ slug: 'a', nome: 'A', baseUrl: 'https://a.example', protocolos: ['sandbox-v1'] }] },
      ['SEGURADORAS_JSON'],
    ],
  ])('reports a difference in %s', (_, outro, em) => expect(differ(outro)).toEqual(em));

  it('contains no key, password or address', () => {
    const text = JSON.stringify(digestStart(declarado));
    for (const secret of ['aa'.repeat(8), 'bb'.repeat(8), 'senha-de-quem-publica', 'senha-do-broker']) expect(text).not.toContain(secret);
  });
});

describe('gateways on one database', () => {
  const chaves = { chaveSessao: 'aa'.repeat(32), chaveCanais: 'bb'.repeat(32) };
  const lines: string[] = [];
  let teste: AppTeste;
  beforeAll(async () => {
    const config = testConfig({ ...chaves, nivelLog: 'info' });
    teste = await createTestApp({ config, saidaLog: { write: (line) => void lines.push(line) } });
  });
  afterAll(() => teste.close());

  const readReady = async (app: FastifyInstance) => (await app.inject({ method: 'GET', url: '/health/ready' })).json();
  const hears = async (em: string[] | undefined): Promise<void> => {
    while (JSON.stringify((await readReady(teste.app)).gateways?.em) !== JSON.stringify(em)) await wait(50);
  };
  const startSecond = (config: Partial<Config>) =>
    createApp({ config: testConfig(config), databaseUrl: teste.banco.url, insurers: new Map(), agora: () => new Date() });

  it('detect different settings, report them on every gateway, and keep serving', async () => {
    const outro = await startSecond({ ...chaves, chaveSessao: 'cc'.repeat(32) });
    await hears(['CHAVE_SESSAO']);
    const ready = await outro.inject({ method: 'GET', url: '/health/ready' });
    expect([ready.statusCode, ready.json().gateways]).toEqual([200, { status: 'divergente', em: ['CHAVE_SESSAO'] }]);
    expect((await teste.app.inject({ method: 'GET', url: '/health' })).json().status).toBe('degradado');
    const { data } = (await teste.app.inject({ method: 'GET', url: '/c/api/v1/diagnostico' })).json();
    expect(data.divergencias).toEqual(['CHAVE_SESSAO']);
    const told = lines.map((line) => JSON.parse(line)).filter(({ divergem }) => divergem);
    expect(told).toMatchObject([{ level: 50, divergem: ['CHAVE_SESSAO'] }]);

    await outro.close();
    await hears(undefined);
    expect(lines.some((line) => line.includes('voltaram a concordar'))).toBe(true);
  });

  it('report nothing while they agree', async () => {
    const outro = await startSecond(chaves);
    expect(await readReady(outro)).toEqual({ status: 'ok', partes: expect.anything() });
    await outro.close();
  });
});
