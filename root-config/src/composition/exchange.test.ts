import { type Composicao, wholeMap } from './composition.model.ts';
import { type Palco, Trocador } from './exchange.ts';
import type { Estado } from './plan.ts';

const Q = '@balcao/quoting';
const M = '@balcao/menu';
function of(construcoes: Record<string, string>): Composicao {
  const imports = Object.fromEntries(Object.entries(construcoes).map(([name, build]) => [name, `/modules/${name.slice(8)}/${build}.js`]));
  return {
    sequencia: 1,
    digest: JSON.stringify(construcoes),
    versao: '',
    construcoes,
    mapa: wholeMap({ imports }, 'https://x.test'),
    rotas: {},
    integridade: {},
  };
}
const base = { [Q]: 'q1', [M]: 'm1', '@balcao/shared': 's1' };

/** A fake page controlled by the test. */
function setUp() {
  const told: string[] = [];
  const page = {
    states: { [Q]: 'montada', [M]: 'fora' } as Record<string, Estado>,
    work: new Set<string>(),
    broken: new Set<string>(),
    isOpen: false,
    keeps: true,
    paradaMs: 0,
    unloads: true,
  };
  const palco: Palco = {
    parcels: () => new Set([Q, M]),
    stateOf: (servico) => page.states[servico] ?? 'fora',
    hasWork: (servico) => page.work.has(servico),
    putAway: (servico) => {
      told.push(`put away ${servico}`);
      return page.keeps;
    },
    hasBroken: (servico) => page.broken.has(servico),
    hasOpen: () => page.isOpen,
    hasChunkOnItsWay: () => false,
    paradaMs: () => page.paradaMs,
    ocultaMs: () => 0,
    warm: () => Promise.resolve(),
    unload: () => Promise.resolve(page.unloads),
    forget: (servico, antes) => void told.push(`forget ${antes.construcoes[servico]}`),
    adopt: () => undefined,
    keepPlace: () => () => void told.push('put back'),
    remount: (servico) => void told.push(`remount ${servico}`),
    onExchanged: (servico, de, para) => void told.push(`${servico} ${de} → ${para}`),
    onRefused: (_, construcao) => void told.push(`refused ${construcao}`),
    onKept: (servico) => void told.push(`kept ${servico}`),
    onRecarga: (servicos) => servicos.length > 0 && told.push(`recarga ${servicos.join()}`),
  };
  const trocador = new Trocador(of(base), palco);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { told, page, palco, trocador, settle, runs: (servico: string) => trocador.emUso.construcoes[servico] };
}

it('exchanges a parcel off the screen at once, and announces it after its mount', async () => {
  const { told, trocador, runs } = setUp();
  await trocador.take(of({ ...base, [M]: 'm2' }));
  expect([runs(M), told]).toEqual(['m2', ['forget m1', `remount ${M}`]]);
  trocador.onMounted(M);
  expect(told.at(-1)).toBe(`${M} m1 → m2`);
  expect([trocador.isPending, trocador.emUso.digest]).toEqual([false, of({ ...base, [M]: 'm2' }).digest]);
});

it('waits for a pause when on screen, and restores focus and scroll', async () => {
  const { told, page, trocador, runs } = setUp();
  await trocador.take(of({ ...base, [Q]: 'q2' }));
  expect([runs(Q), trocador.isPending]).toEqual(['q1', true]);
  page.paradaMs = 1_000;
  page.isOpen = true;
  await trocador.consider();
  expect(runs(Q)).toBe('q1');
  page.isOpen = false;
  await trocador.consider();
  expect(runs(Q)).toBe('q2');
  trocador.onMounted(Q);
  expect(told).toEqual(['forget q1', `remount ${Q}`, 'put back', `${Q} q1 → q2`]);
});

it('exchanges a broken parcel on screen at once', async () => {
  const { page, trocador, runs } = setUp();
  page.broken.add(Q);
  await trocador.take(of({ ...base, [Q]: 'q2' }));
  expect(runs(Q)).toBe('q2');
});

it('never exchanges a parcel with unsaved work, on screen or off, until it is saved or abandoned', async () => {
  const { page, trocador, runs } = setUp();
  page.work.add(Q);
  page.paradaMs = 3_600_000;
  await trocador.take(of({ ...base, [Q]: 'q2' }));
  page.states[Q] = 'fora';
  await trocador.consider();
  expect(runs(Q)).toBe('q1');
  page.work.clear();
  await trocador.consider();
  expect(runs(Q)).toBe('q2');
});

it('exchanges at once on the user’s request, after the typed input was put away', async () => {
  const { told, page, trocador, runs } = setUp();
  page.work.add(Q);
  await trocador.take(of({ ...base, [Q]: 'q2' }));
  expect([runs(Q), trocador.retidas]).toEqual(['q1', [Q]]);
  await trocador.takeRetidas();
  expect([runs(Q), told]).toEqual(['q2', [`put away ${Q}`, 'forget q1', `remount ${Q}`]]);
  // only once: the next exchange waits again
  trocador.onMounted(Q);
  await trocador.take(of({ ...base, [Q]: 'q3' }));
  expect([runs(Q), trocador.retidas]).toEqual(['q2', [Q]]);
});

it('keeps the screen when the typed input could not be put away, and reports it', async () => {
  const { told, page, trocador, runs } = setUp();
  page.work.add(Q);
  page.keeps = false;
  await trocador.take(of({ ...base, [Q]: 'q2' }));
  await trocador.takeRetidas();
  expect([runs(Q), told]).toEqual(['q1', [`put away ${Q}`, `kept ${Q}`]]);
  page.keeps = true;
  await trocador.consider();
  expect(runs(Q)).toBe('q1');
});

it('drops the request for a screen that was left meanwhile, and waits for what it is still saving', async () => {
  const { page, palco, trocador, runs } = setUp();
  page.work.add(Q);
  palco.warm = () => {
    page.states[Q] = 'fora';
    return Promise.resolve();
  };
  await trocador.take(of({ ...base, [Q]: 'q2' }));
  await trocador.takeRetidas();
  expect(runs(Q)).toBe('q1');
});

it('checks again after loading the files, and keeps the screen when the user began to type meanwhile', async () => {
  const { page, palco, trocador, runs } = setUp();
  page.paradaMs = 60_000;
  palco.warm = () => {
    page.work.add(Q);
    return Promise.resolve();
  };
  await trocador.take(of({ ...base, [Q]: 'q2' }));
  expect(runs(Q)).toBe('q1');
});

it('keeps the running build when the files of the new one fail to load, reports it, and takes the next build', async () => {
  const { told, page, palco, trocador, runs } = setUp();
  page.paradaMs = 60_000;
  palco.warm = (_, nova) => (nova.construcoes[Q] === 'q2' ? Promise.reject(new Error('404')) : Promise.resolve());
  await trocador.take(of({ ...base, [Q]: 'q2' }));
  await trocador.consider();
  expect([runs(Q), told.filter((text) => text.startsWith('refused'))]).toEqual(['q1', ['refused q2']]);
  await trocador.take(of({ ...base, [Q]: 'q3' }));
  expect(runs(Q)).toBe('q3');
});

it('reverts a build that does not mount, and does not try it again', async () => {
  const { told, trocador, runs, settle } = setUp();
  const nova = of({ ...base, [M]: 'm2' });
  await trocador.take(nova);
  expect(trocador.onFailed(M)).toBe(true);
  await settle();
  expect(runs(M)).toBe('m1');
  expect(told).toEqual(['forget m1', `remount ${M}`, 'refused m2', 'forget m2', `remount ${M}`]);
  await trocador.take(nova);
  expect([runs(M), trocador.isPending, trocador.onFailed(M)]).toEqual(['m1', false, false]);
  expect(trocador.emUso.digest).toBe(of(base).digest);
});

it('reverts to the last build that worked, not to one that never mounted', async () => {
  const { trocador, runs, settle } = setUp();
  await trocador.take(of({ ...base, [M]: 'm2' }));
  await trocador.take(of({ ...base, [M]: 'm3' }));
  trocador.onFailed(M);
  await settle();
  // m3 failed, and m2 is no longer the newest
  expect(runs(M)).toBe('m1');
});

it('keeps a parcel that cannot be unloaded, and tries later', async () => {
  const { told, page, trocador, runs } = setUp();
  page.unloads = false;
  await trocador.take(of({ ...base, [M]: 'm2' }));
  expect([runs(M), told]).toEqual(['m1', []]);
  page.unloads = true;
  await trocador.consider();
  expect(runs(M)).toBe('m2');
});

it('asks for a reload for modules that need one, and stops asking after they are reverted', async () => {
  const { told, trocador } = setUp();
  await trocador.take(of({ ...base, '@balcao/shared': 's2' }));
  expect(told).toEqual(['recarga @balcao/shared']);
  await trocador.take(of(base));
  expect(trocador.isPending).toBe(false);
});
