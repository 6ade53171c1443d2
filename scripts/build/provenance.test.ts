import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provenance } from './provenance.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'balcao-origem-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

it('names the commit, and marks a tree with changes', async () => {
  git('init', '-q');
  git('config', 'user.name', 'Ana Souza');
  git('config', 'user.email', 'ana@exemplo.test');
  writeFileSync(path.join(folder, 'a'), '1');
  git('add', '.');
  git('commit', '-qm', 'quoting: o CEP tem prazo');
  const commit = git('rev-parse', 'HEAD');
  expect(await provenance(folder, 'beto')).toEqual({ commit, autor: 'Ana Souza', mensagem: 'quoting: o CEP tem prazo' });
  writeFileSync(path.join(folder, 'a'), '2');
  expect(await provenance(folder, 'beto')).toEqual({ commit: `${commit}-sujo`, autor: 'Ana Souza', mensagem: 'quoting: o CEP tem prazo' });
});

it('does without history', async () => {
  rmSync(path.join(folder, '.git'), { recursive: true, force: true });
  expect(await provenance(folder, 'beto')).toMatchObject({ commit: 'desconhecido', mensagem: '' });
});
