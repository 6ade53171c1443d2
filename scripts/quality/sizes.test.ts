import { accessRoutes } from '@balcao/contracts';
import type { BuildManifest, BuiltModule } from '../build/manifest.ts';
import { type Budgets, judgeSizes, measureAll, measureRoute, sayUnbuilt } from './sizes.ts';

const whole: BuiltModule = {
  names: [],
  facts: { exporta: {}, usa: {}, eventos: { produz: [], consome: [] }, chamadas: [], embarcados: {} } as never,
  dir: '',
  key: '',
  file: '',
  integrity: '',
  bytes: 0,
  brotli: 0,
  deps: [],
  pages: {},
  chunks: [],
  assets: [],
};
const built = (name: string, brotli: number, rest: Partial<BuiltModule> = {}): BuiltModule => ({
  ...whole,
  names: [name],
  brotli,
  ...rest,
});
const chunk = (file: string, brotli: number) => ({ file, integrity: '', bytes: brotli * 3, brotli });

const manifest: BuildManifest = {
  version: '1',
  loader: chunk('s.js', 5),
  paginaPublica: chunk('pagina.js', 2),
  modules: {
    react: built('react', 10),
    '@balcao/shared': built('@balcao/shared', 20, { deps: ['react'] }),
    '@balcao/root-config': built('@balcao/root-config', 30, { deps: ['@balcao/shared'] }),
    '@balcao/layout': built('@balcao/layout', 40, { deps: ['react', '@balcao/shared'] }),
    '@balcao/access': built('@balcao/access', 50, {
      deps: ['react', 'ausente'],
      pages: { login: ['login.js', 'comum.js'], forgot: ['forgot.js'] },
      chunks: [chunk('login.js', 7), chunk('comum.js', 3), chunk('forgot.js', 1000)],
    }),
  },
};

it('adds up everything a first visit to the login loads, each file once', () => {
  // loader 5, root-config 30, shared 20, react 10, layout 40, access 50, the page's two chunks 7 + 3
  expect(measureRoute(manifest, accessRoutes, 'login')).toEqual({ files: 8, bytes: 165 });
});

it('checks a route against its own budget, the others against the common one, and reports those over it', () => {
  const budgets: Budgets = {
    mapa: 1,
    ambiente: 500,
    paginaPublica: 1,
    rotas: { '*': 100_000, 'access/login': 164 },
    modulos: { '*': 1_100, '@balcao/shared': 19 },
  };
  const inlined = { mapa: 'um mapa'.repeat(50), ambiente: 'um ambiente' };
  const findings = judgeSizes(measureAll(manifest, budgets, inlined));
  for (const { why } of findings) expect(why).toMatch(/o orçamento é .+: .+; só depois suba o número em scripts\/quality\/sizes\.json/);
  const over = findings.map(({ where }) => where);
  expect(over).toEqual(['mapa na página', 'access/login', '@balcao/shared', 'página pública']);
  const wide: Budgets = { mapa: 500, ambiente: 500, paginaPublica: 2, rotas: { '*': 2_000 }, modulos: { '*': 1_100 } };
  expect(judgeSizes(measureAll(manifest, wide, inlined))).toEqual([]);
});

it('reports a missing or outdated build', () => {
  expect(sayUnbuilt(null)).toBe('não construído: rode npm run build, e os tamanhos são conferidos');
  expect(sayUnbuilt(['@balcao/ui', '@balcao/menu', '@balcao/layout', '@balcao/navbar'])).toBe(
    'não construído: @balcao/ui, @balcao/menu, @balcao/layout e mais 1 mudaram desde a última construção; rode npm run build',
  );
  expect(sayUnbuilt([])).toBeNull();
});
