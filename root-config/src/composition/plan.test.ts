import type { Composicao } from './composition.model.ts';
import { mayExchange, planOf } from './plan.ts';

const deps: Record<string, string[]> = {
  '@balcao/quoting': ['react', '@balcao/shared', '@balcao/ui'],
  '@balcao/menu': ['@balcao/shared'],
  '@balcao/ui': ['react'],
};
/** A composition where each service's build is also in its address. */
function of(construcoes: Record<string, string>, scopes = {}): Composicao {
  const names = Object.entries({ react: construcoes['vendor/react'] ?? 'r1', ...construcoes }).filter(([name]) => name !== 'vendor/react');
  const url = (name: string, build: string) => `https://x.test/modules/${name}/${build}.js`;
  return {
    sequencia: 1,
    digest: '',
    versao: '',
    construcoes,
    mapa: {
      imports: Object.fromEntries(names.map(([name, build]) => [name, url(name, build)])),
      depcache: Object.fromEntries(names.map(([name, build]) => [url(name, build), deps[name] ?? []])),
      integrity: {},
      scopes,
    },
    rotas: {},
    integridade: {},
  };
}
const inicial = {
  '@balcao/quoting': 'q1',
  '@balcao/menu': 'm1',
  '@balcao/shared': 's1',
  '@balcao/ui': 'u1',
  '@balcao/root-config': 'c1',
  'vendor/react': 'r1',
};
const parcels = new Set(['@balcao/quoting', '@balcao/menu']);
const plan = (novas: Record<string, string>, provadas: string[] = [], scopes = {}) =>
  planOf({ emUso: of(inicial), nova: of({ ...inicial, ...novas }, scopes), parcels, provadas: new Set(provadas) });

it('leaves alone what did not change', () => {
  expect(plan({})).toEqual({ trocas: [], recarga: [] });
});

it('exchanges a parcel, and leaves shell, shared modules and libraries to a reload', () => {
  expect(plan({ '@balcao/quoting': 'q2' })).toEqual({ trocas: ['@balcao/quoting'], recarga: [] });
  expect(plan({ '@balcao/root-config': 'c2', '@balcao/menu': 'm2' })).toEqual({
    trocas: ['@balcao/menu'],
    recarga: ['@balcao/root-config'],
  });
});

it('takes another build for a change even at the same address: its lazy chunks differ', () => {
  const nova = { ...of(inicial), construcoes: { ...inicial, '@balcao/menu': 'm2' } };
  expect(planOf({ emUso: of(inicial), nova, parcels, provadas: new Set() }).trocas).toEqual(['@balcao/menu']);
});

it('makes a parcel wait for the reload that brings what its build needs, however far below', () => {
  expect(plan({ '@balcao/quoting': 'q2', '@balcao/menu': 'm2', 'vendor/react': 'r2' })).toEqual({
    trocas: ['@balcao/menu'],
    recarga: ['vendor/react', '@balcao/quoting'],
  });
});

it('goes back at once to a build that ran here before, whatever else waits', () => {
  expect(plan({ '@balcao/quoting': 'q0', '@balcao/shared': 's2' }, ['@balcao/quoting@q0'])).toEqual({
    trocas: ['@balcao/quoting'],
    recarga: ['@balcao/shared'],
  });
});

it('takes nothing apart when scopes changed', () => {
  expect(plan({ '@balcao/menu': 'm2' }, [], { '/a/': { react: '/b.js' } })).toEqual({ trocas: [], recarga: ['@balcao/menu'] });
});

describe('the moment', () => {
  const momento = {
    estado: 'montada',
    temTrabalho: false,
    temQuebra: false,
    temAberto: false,
    temPedido: false,
    paradaMs: 0,
    ocultaMs: 0,
  } as const;

  it('is any, off the screen or in the place of what failed', () => {
    expect(mayExchange({ ...momento, estado: 'fora' })).toBe(true);
    expect(mayExchange({ ...momento, estado: 'falhou' })).toBe(true);
    expect(mayExchange({ ...momento, temQuebra: true })).toBe(true);
  });

  it('on screen is the first pause of whoever is at it', () => {
    expect(mayExchange({ ...momento, paradaMs: 999 })).toBe(false);
    expect(mayExchange({ ...momento, paradaMs: 1_000 })).toBe(true);
  });

  it('with something open over the screen is after a minute without a touch, or five seconds out of sight', () => {
    const aberto = { ...momento, temAberto: true };
    expect(mayExchange({ ...aberto, paradaMs: 59_999, ocultaMs: 4_999 })).toBe(false);
    expect(mayExchange({ ...aberto, paradaMs: 60_000 })).toBe(true);
    expect(mayExchange({ ...aberto, ocultaMs: 5_000 })).toBe(true);
  });

  it('never comes with unsaved work, in the middle of a change, or with a script on its way', () => {
    const idle = { ...momento, paradaMs: 3_600_000, ocultaMs: 3_600_000 };
    expect(mayExchange({ ...idle, temTrabalho: true })).toBe(false);
    expect(mayExchange({ ...idle, estado: 'fora', temTrabalho: true })).toBe(false);
    expect(mayExchange({ ...idle, estado: 'emMudanca' })).toBe(false);
    expect(mayExchange({ ...idle, temPedido: true })).toBe(false);
  });
});
