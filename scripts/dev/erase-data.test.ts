import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDirectory } from '@balcao/gateway/data-lock';
import { eraseData } from './erase-data.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'balcao-limpo-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function fill(name: string, ...files: string[]): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  for (const file of files) writeFileSync(path.join(folder, file), '');
  return folder;
}

it('erases the whole data directory of a development', async () => {
  const dados = fill('.data', 'database-url', 'chaves');
  expect(await eraseData({}, root)).toEqual([dados]);
  expect(existsSync(dados)).toBe(false);
  expect(await eraseData({}, root)).toEqual([]);
});

it.each([
  ['production', { BALCAO_ENV: 'production' }, /só apaga dados de desenvolvimento/],
  ['a database of its own', { DATABASE_URL: 'postgresql://x/y' }, /o de DATABASE_URL não é tocado/],
])('touches nothing of %s', async (_, env, sentence) => {
  const dados = fill('.data', 'database-url');
  await expect(eraseData(env, root)).rejects.toThrow(sentence);
  expect(existsSync(dados)).toBe(true);
});

it('does not erase a folder that is not of the product, nor one that is in use', async () => {
  const alheia = fill('fotos', 'praia.jpg');
  await expect(eraseData({ BALCAO_DATA: 'fotos' }, root)).rejects.toThrow(/não parece uma pasta de dados/);
  expect(existsSync(path.join(alheia, 'praia.jpg'))).toBe(true);

  const dados = fill('.data', 'database-url');
  const release = await lockDirectory(dados);
  await expect(eraseData({}, root)).rejects.toThrow(/já está em uso/);
  await release();
  expect(existsSync(dados)).toBe(true);
});
