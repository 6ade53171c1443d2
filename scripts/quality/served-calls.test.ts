import { contaCalls, defineCall, Nada } from '@balcao/contracts';
import { judgeCalls, tablesOf } from './served-calls.ts';

const call = (method: 'GET' | 'POST', path: string) =>
  defineCall({ method, path, resumo: 'Uma.', publica: true, input: Nada, output: Nada });
const vistoriaCalls = { list: call('GET', '/vistorias'), open: call('GET', '/vistorias/:id') };
const served = (text: string, path = 'packages/gateway/src/modules/vistoria/vistoria.routes.ts') => [
  { path, text: `import { vistoriaCalls } from '@balcao/contracts';\n${text}` },
];
const rulesOf = (findings: ReturnType<typeof judgeCalls>) => findings.map(({ rule, where }) => `${rule} ${where}`);

it('reports a call that no module of the gateway serves, with what to do about it', () => {
  const findings = judgeCalls({ vistoriaCalls }, served('serve(app, vistoriaCalls.list, () => []);'));
  expect(rulesOf(findings)).toEqual(['call-is-served packages/contracts vistoriaCalls.open']);
  expect(findings[0]?.why).toContain('ninguém serve GET /vistorias/:id');
  expect(findings[0]?.why).toContain('npm run new module');
});

it('does not take a test, a double or a browser for who serves', () => {
  const text = 'serve(app, vistoriaCalls.list, () => []); serve(app, vistoriaCalls.open, () => []);';
  for (const path of ['packages/gateway/src/modules/a.test.ts', 'packages/gateway/src/testing/a.ts', 'packages/quoting/src/a.resource.ts'])
    expect(judgeCalls({ vistoriaCalls }, served(text, path))).toHaveLength(2);
  expect(judgeCalls({ vistoriaCalls }, served(text))).toEqual([]);
});

it('refuses a second contract for one address, regardless of parameter names', () => {
  const outraCalls = { read: call('GET', '/vistorias/:vistoriaId'), create: call('POST', '/vistorias') };
  const files = served(
    "import { outraCalls } from '@balcao/contracts'; [vistoriaCalls, outraCalls].forEach((calls) => serveAll(app, calls));",
  );
  const findings = judgeCalls({ vistoriaCalls, outraCalls }, files);
  expect(rulesOf(findings)).toEqual(['one-contract packages/contracts outraCalls.read']);
  expect(findings[0]?.why).toContain('já é vistoriaCalls.open');
});

it('takes a call that another table took in for served under either name', () => {
  const todasCalls = { ...vistoriaCalls };
  const files = served("import { todasCalls } from '@balcao/contracts'; serve(app, todasCalls.list, f); serve(app, todasCalls.open, f);");
  expect(judgeCalls({ vistoriaCalls, todasCalls }, files)).toEqual([]);
});

it('finds the tables among what the contracts export', () => {
  expect(tablesOf({ contaCalls, Nada, defineCall })).toEqual({ contaCalls });
});
