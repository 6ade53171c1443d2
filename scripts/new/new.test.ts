import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const TSX = 'node_modules/tsx/dist/cli.mjs';
/** Names nothing in the house has: a finding that mentions one is the generator's. */
const OURS = /vistorias|simulador-teste|simuladorTeste|SimuladorTeste|simulador_teste/i;
const PATIENCE_MS = 240_000;

let house: string;

/** The working tree as it is, with the same libraries but its own packages under `@balcao`. */
function copyHouse(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'balcao-casa-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of new Set(files.split('\0').filter((name) => name && existsSync(path.join(root, name))))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(copy, file));
  }
  mkdirSync(path.join(copy, 'node_modules/@balcao'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@balcao') symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(path.join(root, 'node_modules/@balcao'))) {
    const home = existsSync(path.join(copy, 'packages', name)) ? path.join(copy, 'packages', name) : path.join(copy, name);
    symlinkSync(home, path.join(copy, 'node_modules/@balcao', name));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

function run(args: readonly string[]): { code: number | null; output: string } {
  // this run's own jest and its database are not the copy's
  const { BALCAO_TEST_DATABASE: _database, JEST_WORKER_ID: _worker, NODE_ENV: _env, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8', env, maxBuffer: 1 << 26 });
  return { code: status, output: stdout + stderr };
}
const generate = (...args: string[]) => run([TSX, 'scripts/new/new.ts', ...args]);
const read = (file: string) => readFileSync(path.join(house, file), 'utf8');

beforeAll(() => {
  house = copyHouse();
  for (const args of [
    ['parcel', 'vistorias'],
    ['feature', 'quoting/simulador-teste'],
    ['module', 'simulador-teste'],
    ['module', 'vistorias'],
  ]) {
    const { code, output } = generate(...args);
    if (code !== 0) throw new Error(output);
  }
}, PATIENCE_MS);

afterAll(() => rmSync(house, { recursive: true, force: true }));

it('generates one of each kind that passes every quick check', () => {
  const { output } = run([TSX, 'scripts/quality/check.ts', '--quick']);
  expect(output).toContain('check:');
  expect(output.split('\n').filter((line) => OURS.test(line) && !/arq\./.test(line))).toEqual([]);
}, 240_000);

it('generates tests that pass, on a real database too', () => {
  const { code, output } = run(['node_modules/jest/bin/jest.js', '--maxWorkers=1', 'vistorias', 'simulador-teste']);
  expect(output).toMatch(/Tests:\s+\d+ passed, \d+ total/);
  expect(code).toBe(0);
}, 240_000);

it('wires each one to where its kind is known', () => {
  expect(read('packages/contracts/src/routes/all-routes.ts')).toMatch(/vistoriasRoutes\s*,?\s*\]/);
  expect(read('packages/contracts/src/routes/quoting.routes.ts')).toContain("simuladorTeste: { path: '/simulador-teste' }");
  expect(JSON.parse(read('importmap.json'))).toMatchObject({ imports: { '@balcao/vistorias': 'vistorias/' } });
  expect(read('packages/gateway/src/app.ts')).toContain('simuladorTesteModule(app, recursos);');
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ packages: { 'node_modules/@balcao/vistorias': { link: true } } });
});

it.each([
  [['parcel', 'vistorias'], /já existe/i],
  [['feature', 'quoting/simulador-teste'], /já tem uma rota/],
  [['module', 'vistorias'], /já tem um módulo/],
  [['module', 'quoting'], /já tem um módulo/],
  [['feature', 'management/quoting'], /já existe/],
  [['feature', 'ninguem/tela'], /Não há parcela/],
  [['feature', 'navbar/tela'], /não tem tabela de rotas/],
  [['feature', 'access/tela'], /não lê pelo cache/],
  [['parcel', 'MinhaParcela'], /não serve de nome/],
  [['coisa', 'qualquer'], /Diga o que é novo/],
])('refuses %j in one sentence and changes nothing', (args, sentence) => {
  const before = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: house, encoding: 'utf8' });
  const { code, output } = generate(...args);
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: house, encoding: 'utf8' })).toBe(before);
});
