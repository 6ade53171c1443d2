import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyHouse } from './copy-house.fixture.ts';
import { HousePlan } from './house-plan.ts';
import { planOf } from './plan-of.ts';

const root = path.resolve(__dirname, '../..');
const TSX = 'node_modules/tsx/dist/cli.mjs';
/** Names nothing in the house has: a finding that mentions one is the generator's. */
const OURS = /vistorias|simulador-teste|simuladorTeste|simulador_teste|veiculo-teste|veiculoTeste|veiculo_teste/i;
/** Rules that read the files of the house, seconds for all of them. */
const RULES = 'nomes,palavras,docstrings,chamadas,mapa';
/** What the house declares to the compiler beside its code. */
const AMBIENT = ['packages/testing/src/jest-dom.d.ts', 'packages/ui/src/assets.d.ts'];
const PATIENCE_MS = 240_000;

let house: string;

function run(args: readonly string[]): { code: number | null; output: string } {
  // this run's own jest and its database are not the copy's
  const { BALCAO_TEST_DATABASE: _database, JEST_WORKER_ID: _worker, NODE_ENV: _env, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8', env, maxBuffer: 1 << 26 });
  return { code: status, output: stdout + stderr };
}
const generate = (...args: string[]) => run([TSX, 'scripts/new/new.ts', ...args]);
const read = (file: string) => readFileSync(path.join(house, file), 'utf8');

/** Every file the generator wrote or changed. */
const written = () =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '-z'], { cwd: house, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
const code = () => written().filter((file) => /\.tsx?$/.test(file));

beforeAll(() => {
  house = copyHouse(root);
  const git = ['-c', 'user.name=casa', '-c', 'user.email=casa@balcao.test', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['add', '--all'], { cwd: house });
  execFileSync('git', [...git, 'commit', '--quiet', '--message', 'as it was'], { cwd: house });
  // a parcel and a feature bring the module that serves them; a module may also come alone
  for (const args of [
    ['parcel', 'vistorias'],
    ['feature', 'quoting/simulador-teste'],
    ['module', 'avulso-vistorias'],
    ['record', 'settings/veiculo-teste'],
  ]) {
    const { code: exit, output } = generate(...args);
    if (exit !== 0) throw new Error(output);
  }
}, PATIENCE_MS);

afterAll(() => rmSync(house, { recursive: true, force: true }));

it(
  'generates one of each kind that passes the rules of the house',
  () => {
    const { output } = run([TSX, 'scripts/quality/check.ts', '--quick', `--only=${RULES}`]);
    expect(output).toContain('check:');
    expect(output.split('\n').filter((line) => OURS.test(line))).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'generates code that is formatted, that lint accepts, and whose types hold',
  () => {
    expect(run(['node_modules/@biomejs/biome/bin/biome', 'format', '--colors=off', ...code()])).toMatchObject({ code: 0 });
    const lint = run(['node_modules/oxlint/bin/oxlint', '--format=unix', ...code()]);
    expect(lint).toMatchObject({ code: 0 });
    // what a browser runs, and its doubles: of the gateway's types the tests below run all that is generated
    const seen = [...code().filter((file) => !file.startsWith('packages/gateway/')), ...AMBIENT];
    writeFileSync(path.join(house, 'tsconfig.novo.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files: seen }));
    expect(run(['node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.novo.json', '--pretty', 'false'])).toEqual({
      code: 0,
      output: '',
    });
    rmSync(path.join(house, 'tsconfig.novo.json'));
  },
  PATIENCE_MS,
);

it(
  'generates a parcel that builds, each page in a file of its own',
  () => {
    const { code: exit, output } = run(['--import', 'tsx', 'scripts/new/build-parcel.fixture.ts', 'vistorias']);
    expect(output).not.toContain('Error');
    expect(exit).toBe(0);
    const built = readdirSync(path.join(house, 'dist/modules/vistorias')).map((file) => file.replace(/\.[0-9a-f]{12}\./, '.'));
    expect(built).toEqual(expect.arrayContaining(['vistorias.js', 'vistoriasInicio.js']));
  },
  PATIENCE_MS,
);

it(
  'generates tests that pass, on a real database too',
  () => {
    expect(run([TSX, 'scripts/schema.ts'])).toMatchObject({ code: 0 });
    const { code: exit, output } = run([
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=1',
      '--testTimeout=60000',
      'vistorias',
      'simulador-teste',
      'veiculo-teste',
      'schema-pages',
    ]);
    expect(output).toMatch(/Tests:\s+\d+ passed, \d+ total/);
    expect(exit).toBe(0);
  },
  PATIENCE_MS,
);

it('wires each one to where its kind is known', () => {
  expect(read('packages/contracts/src/routes/all-routes.ts')).toMatch(/vistoriasRoutes\s*,?\s*\]/);
  expect(read('packages/contracts/src/routes/quoting.routes.ts')).toContain("simuladorTeste: { path: '/simulador-teste' }");
  for (const call of ['GET /c/api/v1/vistorias', 'POST /c/api/v1/simulador-teste'])
    expect(read('packages/gateway/src/testing/test-acessos.ts')).toContain(call);
  expect(read('packages/gateway/src/schema/areas.table.ts')).toContain("'simulador_teste',");
  expect(read('packages/gateway/src/schema/areas.table.ts')).toContain("'veiculo_teste',");
  expect(read('packages/handbook/tabelas.md')).toContain('- `vistorias`: Vistorias: uma linha por nome.');
  expect(read('packages/contracts/src/routes/settings.routes.ts')).toContain("veiculoTeste: { path: '/configuracao/veiculo-teste' }");
  expect(read('packages/gateway/src/testing/test-acessos-administrador.ts')).toContain('POST /c/api/v1/veiculo-teste/situacao');
  expect(JSON.parse(read('importmap.json'))).toMatchObject({ imports: { '@balcao/vistorias': 'vistorias/' } });
  expect(read('packages/gateway/src/modules/modules.ts')).toMatch(/^ {2}simuladorTesteModule,$/m);
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ packages: { 'node_modules/@balcao/vistorias': { link: true } } });
});

it.each([
  ['parcel', 'vistorias', /já existe/i],
  ['feature', 'quoting/simulador-teste', /já tem uma rota/],
  ['module', 'vistorias', /já tem um módulo/],
  ['module', 'orcamento', /já tem um módulo/],
  ['feature', 'management/quoting', /já existe/],
  ['feature', 'management/conta', /já existe e não lista/],
  ['module', 'enderecos', /já tem contrato em packages\/contracts/],
  ['record', 'settings/veiculo-teste', /já tem uma rota/],
  ['record', 'settings/produtor', /já tem um módulo/],
  ['record', 'settings/enderecos', /já tem contrato em packages\/contracts/],
  ['record', 'veiculo', /Diga o parcel/],
  ['record', 'settings/sinistro', /A tabela sinistro já existe e (não tem|exige)/],
  ['record', 'settings/usuarios-novo', /já tem uma rota/],
  ['record', 'settings/ra-mos', /já é uma página/],
  ['feature', 'vistorias/vistorias', /não pode se chamar como o seu parcel/],
  ['feature', 'ninguem/tela', /Não há parcel/],
  ['feature', 'navbar/tela', /não tem tabela de rotas/],
  ['feature', 'access/tela', /não lê pelo cache/],
  ['parcel', 'MeuParcel', /não serve de nome/],
  ['coisa', 'qualquer', /Diga o que é novo/],
] as const)('refuses %s %s in one sentence', (kind, name, sentence) => {
  expect(() => planOf(new HousePlan(house), kind, name)).toThrow(sentence);
});

it('makes a record of a table that is there by adding what it lacks, and names its table in no area again', () => {
  const plan = new HousePlan(house);
  const areas = plan.read('packages/gateway/src/schema/areas.table.ts');
  const columns = [
    'id uuid',
    'assinatura_id uuid',
    'criado_em timestamptz',
    'criado_por uuid',
    'alterado_em timestamptz',
    'alterado_por uuid',
  ];
  const all = [...columns, 'versao integer NOT NULL DEFAULT 1', 'excluido_em timestamptz', 'nome text NOT NULL', 'cidade text'];
  plan.edit(
    'packages/gateway/schema.sql',
    (text) => `${text}\nCREATE TABLE oficina_teste (\n${all.map((one) => `  ${one}`).join(',\n')}\n);\n-- isolada por assinatura\n`,
  );
  planOf(plan, 'record', 'settings/oficina-teste');
  const migration = plan.files.find((file) => file.endsWith('_oficina_teste.sql'));
  expect(plan.read(migration ?? '')).not.toContain('create table');
  expect(plan.read(migration ?? '')).toContain('alter table balcao.oficina_teste add column ativo boolean not null default true;');
  expect(plan.read('packages/gateway/src/schema/areas.table.ts')).toBe(areas);
});

it('gives a record the address that was announced for it, with its title, and announces it no more', () => {
  const plan = new HousePlan(house);
  const routes = 'packages/contracts/src/routes/settings.routes.ts';
  const announced = "  oficinaTeste: '/configuracao/OficinaTeste',";
  plan.edit('packages/contracts/src/routes/construcao.routes.ts', (text) => text.replace('const caminhos = {', `$&\n${announced}`));
  plan.edit('packages/layout/src/features/construcao/construcao.copy.ts', (text) =>
    text.replace(/^const titulos: .* = \{$/m, "$&\n  oficinaTeste: 'Oficinas de teste',"),
  );
  planOf(plan, 'record', 'settings/oficina-teste');
  expect(plan.read(routes)).toContain("oficinaTeste: { path: '/configuracao/OficinaTeste' },");
  expect(plan.read('packages/settings/src/features/oficina-teste/oficina-teste.copy.ts')).toContain("titulo: 'Oficinas de teste'");
  for (const file of ['contracts/src/routes/construcao.routes.ts', 'layout/src/features/construcao/construcao.copy.ts'])
    expect(plan.read(`packages/${file}`)).not.toContain('oficinaTeste');
});

it('prints a refusal, exits with 1 and changes nothing', () => {
  const before = written();
  expect(generate('parcel', 'vistorias')).toEqual({ code: 1, output: 'Já existe um pacote chamado vistorias.\n' });
  expect(written()).toEqual(before);
});
