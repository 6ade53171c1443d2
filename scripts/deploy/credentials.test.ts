import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCredential } from './credentials.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balcao-senha-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const basic = (senha: string) => `Basic ${Buffer.from(`deployer:${senha}`).toString('base64')}`;

it('takes a token before the password, and the password before the file', async () => {
  await writeFile(path.join(folder, 'import-map-password'), 'do-arquivo\n');
  const file = { BALCAO_DATA: folder };
  expect(await readCredential(file, '/')).toBe(basic('do-arquivo'));
  expect(await readCredential({ ...file, IMPORT_MAP_PASSWORD: 'dada' }, '/')).toBe(basic('dada'));
  expect(await readCredential({ ...file, IMPORT_MAP_PASSWORD: 'dada', IMPORT_MAP_TOKEN: 'imt_x' }, '/')).toBe('Bearer imt_x');
});

it('names the place where it looked when there is none', async () => {
  await expect(readCredential({}, folder)).rejects.toThrow(path.join(folder, '.data/import-map-password'));
});
