import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { createServer } from './server.ts';

let pasta: string;
beforeEach(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'mapas-'));
});
afterEach(() => rm(pasta, { recursive: true, force: true }));

const start = () => {
  const env = { BALCAO_DATA: pasta, IMPORT_MAP_FILE: join(pasta, 'importmap.json'), LOG_LEVEL: 'silent' };
  return createServer({ config: readConfig(env, pasta), env, agora: () => new Date(), sorteio: Math.random });
};

it('runs alone: the password it generated works, and stays the same after a restart', async () => {
  await writeFile(join(pasta, 'importmap.json'), JSON.stringify({ ambientes: { local: { modulos: '/modules/' } }, imports: {} }));
  const arquivo = join(pasta, 'import-map-password');
  for (let vez = 0; vez < 2; vez++) {
    const { app } = await start();
    const senha = (await readFile(arquivo, 'utf8')).trim();
    const authorization = `Basic ${Buffer.from(`deployer:${senha}`).toString('base64')}`;
    const { statusCode, body } = await app.inject({ url: '/import-map.json?env=local', headers: { authorization } });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { imports: {}, scopes: {} }]);
    await app.close();
  }
  expect(((await stat(arquivo)).mode & 0o777).toString(8)).toBe('600');
});

it('explains in one sentence what is missing', async () => {
  await expect(start()).rejects.toThrow('aponte IMPORT_MAP_FILE para o importmap.json do produto');
  await writeFile(join(pasta, 'importmap.json'), '{"ambientes": 1}');
  await expect(start()).rejects.toThrow('não é um importmap.json válido');
});
