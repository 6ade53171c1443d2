import { type Composicao, wholeMap } from './composition.model.ts';
import { culpritOf, Saude } from './health.ts';

const Q = '@balcao/quoting';
const onde = { rota: 'orcamentos', tipo: 'montagem' } as const;

it('counts by build and forgets what it told', () => {
  const saude = new Saude(() => 0);
  saude.mounted(Q, 'q1');
  saude.mounted(Q, 'q1');
  saude.failed(Q, 'q2', onde);
  saude.failed(Q, 'q2', onde);
  expect(saude.take()).toEqual([
    { servico: Q, construcao: 'q1', montagens: 2, falhas: 0, onde: [] },
    { servico: Q, construcao: 'q2', montagens: 0, falhas: 2, onde: [onde] },
  ]);
  expect(saude.take()).toEqual([]);
});

it('knows the first failure of each build', () => {
  const saude = new Saude(() => 0);
  expect([saude.failed(Q, 'q1', onde), saude.failed(Q, 'q1', onde), saude.failed(Q, 'q2', onde)]).toEqual([true, false, true]);
});

it('counts at most twenty errors a minute', () => {
  let now = 0;
  const saude = new Saude(() => now);
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) saude.failed(Q, 'q1', { rota: null, tipo: 'erro' });
  };
  fail(50);
  expect(saude.take()[0]?.falhas).toBe(20);
  now = 60_000;
  fail(3);
  expect(saude.take()[0]?.falhas).toBe(3);
});

describe('whose error it is', () => {
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
    integridade: { '/modules/quoting/orcamentos.2.js': 'sha' },
  };
  const whose = (text: string) => culpritOf(text, emUso, new Set([Q]));
  const at = (path: string) => `    at f (https://x.test${path}:1:2)\n`;

  it('is the parcel whose script threw, or handed a library what it threw', () => {
    expect(whose(`TypeError: x\n${at('/modules/quoting/quoting.2.js')}`)).toBe(Q);
    expect(whose(at('/modules/vendor/react/react.1.js') + at('/modules/quoting/orcamentos.2.js'))).toBe(Q);
    expect(whose('f@https://x.test/modules/quoting/orcamentos.2.js:1:2')).toBe(Q);
  });

  it('is the shared module’s when no parcel had a part in it, never a library’s', () => {
    expect(whose(at('/modules/ui/ui.1.js'))).toBe('@balcao/ui');
    expect(whose(at('/modules/vendor/react/react.1.js'))).toBeNull();
  });

  it('is nobody’s when the build is gone, or the script not ours', () => {
    expect(whose(at('/modules/quoting/quoting.1.js'))).toBeNull();
    expect(whose('Error: chrome-extension://abc/x.js')).toBeNull();
    expect(whose('')).toBeNull();
  });
});
