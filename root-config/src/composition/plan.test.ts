import type { Composicao } from './composition.model.ts';
import { mayExchange, planOf } from './plan.ts';

const deps: Record<string, string[]> = {
  '@balcao/quoting': ['react', '@balcao/shared', '@balcao/ui'],
  '@balcao/menu': ['@balcao/shared'],
  '@balcao/ui': ['react'],
};
/** A composition where each service's build is part of its address. */
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

it('ignores unchanged services', () => {
  expect(plan({})).toEqual({ trocas: [], recarga: [] });
});

it('exchanges parcels, and leaves shell, shared modules and libraries to a reload', () => {
  expect(plan({ '@balcao/quoting': 'q2' })).toEqual({ trocas: ['@balcao/quoting'], recarga: [] });
  expect(plan({ '@balcao/root-config': 'c2', '@balcao/menu': 'm2' })).toEqual({
    trocas: ['@balcao/menu'],
    recarga: ['@balcao/root-config'],
  });
});

it('treats another build as a change even at the same address, because its lazy chunks differ', () => {
  const nova = { ...of(inicial), construcoes: { ...inicial, '@balcao/menu': 'm2' } };
  expect(planOf({ emUso: of(inicial), nova, parcels, provadas: new Set() }).trocas).toEqual(['@balcao/menu']);
});

it('makes a parcel wait for a reload when its build needs, directly or not, a module that only a reload brings', () => {
  expect(plan({ '@balcao/quoting': 'q2', '@balcao/menu': 'm2', 'vendor/react': 'r2' })).toEqual({
    trocas: ['@balcao/menu'],
    recarga: ['vendor/react', '@balcao/quoting'],
  });
});

it('goes back at once to a build that ran here before', () => {
  expect(plan({ '@balcao/quoting': 'q0', '@balcao/shared': 's2' }, ['@balcao/quoting@q0'])).toEqual({
    trocas: ['@balcao/quoting'],
    recarga: ['@balcao/shared'],
  });
});

it('exchanges nothing when scopes changed', () => {
  expect(plan({ '@balcao/menu': 'm2' }, [], { '/a/': { react: '/b.js' } })).toEqual({ trocas: [], recarga: ['@balcao/menu'] });
});

describe('the moment of an exchange', () => {
  const momento = {
    estado: 'montada',
    temTrabalho: false,
    temQuebra: false,
    temAberto: false,
    temPedido: false,
    paradaMs: 0,
    ocultaMs: 0,
  } as const;

  it('is any time off the screen or in place of a failed parcel', () => {
    expect(mayExchange({ ...momento, estado: 'fora' })).toBe(true);
    expect(mayExchange({ ...momento, estado: 'falhou' })).toBe(true);
    expect(mayExchange({ ...momento, temQuebra: true })).toBe(true);
  });

  it('on screen is the user’s first pause', () => {
    expect(mayExchange({ ...momento, paradaMs: 999 })).toBe(false);
    expect(mayExchange({ ...momento, paradaMs: 1_000 })).toBe(true);
  });

  it('with an open overlay is after a minute without input, or five seconds hidden', () => {
    const aberto = { ...momento, temAberto: true };
    expect(mayExchange({ ...aberto, paradaMs: 59_999, ocultaMs: 4_999 })).toBe(false);
    expect(mayExchange({ ...aberto, paradaMs: 60_000 })).toBe(true);
    expect(mayExchange({ ...aberto, ocultaMs: 5_000 })).toBe(true);
  });

  it('never comes with unsaved work, during a transition, or while a script is loading', () => {
    const idle = { ...momento, paradaMs: 3_600_000, ocultaMs: 3_600_000 };
    expect(mayExchange({ ...idle, temTrabalho: true })).toBe(false);
    expect(mayExchange({ ...idle, estado: 'fora', temTrabalho: true })).toBe(false);
    expect(mayExchange({ ...idle, estado: 'emMudanca' })).toBe(false);
    expect(mayExchange({ ...idle, temPedido: true })).toBe(false);
  });
});
