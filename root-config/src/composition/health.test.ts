/** @jest-environment jsdom */
import type { RelatoSaude } from '@balcao/contracts';
import { type Composicao, wholeMap } from './composition.model.ts';
import { culpritOf, failureCounter, kindOf } from './health.ts';

const Q = '@balcao/quoting';
const montagem = { servico: Q, construcao: 'q1', rota: 'orcamentos', tipo: 'montagem' } as const;
const erro = { servico: Q, construcao: 'q1', rota: null, tipo: 'erro' } as const;

/** Reports of one build, with a clock controlled by the test. */
function setUp() {
  const relato: RelatoSaude = { servico: Q, construcao: 'q1', montagens: 0, falhas: 0, onde: [] };
  const page = { now: 0, told: 0, semDono: [] as object[] };
  const of = (servico: string) => (servico === Q ? relato : undefined);
  const fail = failureCounter(
    { of, flush: () => void (page.told += 1), tellSemDono: (dito) => void page.semDono.push(dito) },
    () => page.now,
  );
  return { relato, page, fail };
}

it('counts each failure, lists each place once, and sends the first failure of each build at once', () => {
  const { relato, page, fail } = setUp();
  for (const falha of [montagem, montagem, erro]) fail(falha);
  expect(relato).toMatchObject({
    falhas: 3,
    onde: [
      { rota: 'orcamentos', tipo: 'montagem' },
      { rota: null, tipo: 'erro' },
    ],
  });
  expect(page.told).toBe(1);
  relato.construcao = 'q2';
  fail(montagem);
  expect(page.told).toBe(2);
});

it('attributes no failure to a service without a build, and reports that no parcel owns the address', () => {
  const { relato, page, fail } = setUp();
  fail({ ...montagem, servico: '@balcao/menu' });
  fail({ servico: '@balcao/menu', construcao: undefined, rota: 'menu', tipo: 'carga' });
  expect([relato.falhas, page.told, page.semDono]).toEqual([0, 0, [{ servico: '@balcao/menu', rota: 'menu' }]]);
});

it('counts at most twenty errors a minute', () => {
  const { relato, page, fail } = setUp();
  for (let time = 0; time < 50; time += 1) fail(erro);
  expect(relato.falhas).toBe(20);
  page.now = 60_000;
  for (let time = 0; time < 3; time += 1) fail(erro);
  expect(relato.falhas).toBe(23);
});

it('reports a broken screen as a failed mount', () => {
  expect(kindOf({ tipo: 'quebrou', modulo: Q })).toBe('montagem');
  expect(kindOf({ tipo: 'carga', modulo: Q })).toBe('carga');
});

describe('the culprit of an error', () => {
  const emUso: Composicao = {
    sequencia: 1,
    digest: '',
    versao: '',
    construcoes: {},
    mapa: wholeMap(
      { imports: { react: '/modules/vendor/react/react.1.js', [Q]: '/modules/quoting/quoting.2.js', '@balcao/ui': '/modules/ui/ui.1.js' } },
      'https://x.test',
    ),
    rotas: {},
    integridade: {},
  };
  const pedacos = new Set(['/modules/quoting/orcamentos.2.js']);
  const whose = (text: string) => culpritOf(text, { mapa: emUso.mapa, pedacos, parcels: new Set([Q]) });
  const at = (path: string) => `    at f (https://x.test${path}:1:2)\n`;

  it('is the parcel whose script threw, directly or through a library', () => {
    expect(whose(`TypeError: x\n${at('/modules/quoting/quoting.2.js')}`)).toBe(Q);
    expect(whose(at('/modules/vendor/react/react.1.js') + at('/modules/quoting/orcamentos.2.js'))).toBe(Q);
    expect(whose('f@https://x.test/modules/quoting/orcamentos.2.js:1:2')).toBe(Q);
  });

  it('is the shared module when no parcel is in the stack, never a library', () => {
    expect(whose(at('/modules/ui/ui.1.js'))).toBe('@balcao/ui');
    expect(whose(at('/modules/vendor/react/react.1.js'))).toBeNull();
  });

  it('is null when the build is no longer running, or the script is not ours', () => {
    expect(whose(at('/modules/quoting/quoting.1.js'))).toBeNull();
    expect(whose('Error: chrome-extension://abc/x.js')).toBeNull();
    expect(whose('')).toBeNull();
  });
});
