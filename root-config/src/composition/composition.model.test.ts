import { type Composicao, isChanged, modulesOf, wholeMap, withService } from './composition.model.ts';

const BASE = 'https://x.test/home';
function of(build: string): Composicao {
  const file = (dir: string) => `/modules/${dir}/${dir}.${build}.js`;
  return {
    sequencia: 1,
    digest: build,
    versao: '',
    construcoes: { '@balcao/quoting': build, '@balcao/menu': build, '@balcao/shared': build },
    mapa: wholeMap(
      {
        imports: { '@balcao/quoting': file('quoting'), '@balcao/menu': file('menu'), '@balcao/shared/query': file('shared') },
        integrity: { [file('quoting')]: `sha-${build}`, [file('menu')]: `sha-${build}` },
        depcache: { [file('quoting')]: ['react'], [file('menu')]: ['react'] },
      },
      BASE,
    ),
    rotas: { 'quoting/orcamentos': [`/modules/quoting/orcamentos.${build}.js`], 'menu/x': [`/modules/menu/x.${build}.js`] },
    integridade: { [`/modules/quoting/orcamentos.${build}.js`]: build, [`/modules/menu/x.${build}.js`]: build },
  };
}

it('takes one complete parcel of another composition, and nothing else', () => {
  const mixed = withService(of('um'), of('dois'), '@balcao/quoting');
  expect(mixed).toEqual({
    ...of('um'),
    construcoes: { ...of('um').construcoes, '@balcao/quoting': 'dois' },
    mapa: {
      imports: {
        '@balcao/quoting': 'https://x.test/modules/quoting/quoting.dois.js',
        '@balcao/menu': 'https://x.test/modules/menu/menu.um.js',
        '@balcao/shared/query': 'https://x.test/modules/shared/shared.um.js',
      },
      integrity: {
        'https://x.test/modules/quoting/quoting.dois.js': 'sha-dois',
        'https://x.test/modules/menu/menu.um.js': 'sha-um',
      },
      depcache: { 'https://x.test/modules/quoting/quoting.dois.js': ['react'], 'https://x.test/modules/menu/menu.um.js': ['react'] },
      scopes: {},
    },
    rotas: { 'quoting/orcamentos': ['/modules/quoting/orcamentos.dois.js'], 'menu/x': ['/modules/menu/x.um.js'] },
    integridade: { '/modules/quoting/orcamentos.dois.js': 'dois', '/modules/menu/x.um.js': 'um' },
  });
});

it('returns to the original composition without leftovers', () => {
  expect(withService(withService(of('um'), of('dois'), '@balcao/menu'), of('um'), '@balcao/menu')).toEqual(of('um'));
});

it('knows every module of a service, and detects a change in any', () => {
  expect(modulesOf(of('um'), '@balcao/shared')).toEqual(['https://x.test/modules/shared/shared.um.js']);
  expect(isChanged(of('um'), of('um'), '@balcao/shared')).toBe(false);
  expect(isChanged(of('um'), of('dois'), '@balcao/shared')).toBe(true);
});
