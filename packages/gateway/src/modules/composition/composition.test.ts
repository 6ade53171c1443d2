import { composeMap } from './compose-map.ts';
import type { FonteMapa, Manifesto } from './composition.manifest.ts';
import { firstLoad } from './preloads.ts';
import { contentSecurityPolicy, linkHeader, renderPage } from './render-page.ts';

const built = (file: string, deps: string[] = [], pages: Record<string, string[]> = {}) => ({
  file,
  integrity: `sha384-${file}`,
  brotli: file.length,
  deps,
  pages,
  chunks: Object.values(pages)
    .flat()
    .map((chunk) => ({ file: chunk, integrity: `sha384-${chunk}`, bytes: 1, brotli: 1 })),
  assets: file === 'ui.1.js' ? [{ file: 'inter-latin-wght.9.woff2', integrity: 'x', bytes: 1, brotli: 1 }] : [],
});
const fonte: FonteMapa = {
  ambientes: { local: { modulos: '/modules/' }, production: { modulos: 'https://cdn.exemplo.test/m/' } },
  imports: {
    react: 'vendor/react/',
    '@balcao/ui': 'ui/',
    '@balcao/root-config': 'root-config/',
    '@balcao/layout': 'layout/',
    '@balcao/quoting': 'quoting/',
  },
};
const manifesto: Manifesto = {
  version: 'v1',
  loader: { file: 's.1.js', integrity: 'sha384-s', bytes: 1, brotli: 1 },
  modules: {
    react: built('react.1.js'),
    '@balcao/ui': built('ui.1.js', ['react']),
    '@balcao/root-config': built('root-config.1.js'),
    '@balcao/layout': built('layout.1.js', ['react', '@balcao/ui']),
    '@balcao/quoting': built('quoting.1.js', ['react', '@balcao/ui'], {
      orcamentos: ['orcamentos.1.js', 'tabela.1.js'],
      comparativo: ['comparativo.1.js'],
    }),
  },
};
const local = composeMap(fonte, manifesto, 'local');

it('puts each module where the environment says, with its hash', () => {
  expect(local.mapa.imports['@balcao/quoting']).toBe('/modules/quoting/quoting.1.js');
  expect(local.mapa.integrity?.['/modules/quoting/quoting.1.js']).toBe('sha384-quoting.1.js');
  expect(composeMap(fonte, manifesto, 'production').mapa.imports['react']).toBe('https://cdn.exemplo.test/m/vendor/react/react.1.js');
});

it('refuses an environment nobody declared and a module nobody built', () => {
  expect(() => composeMap(fonte, manifesto, 'homologacao')).toThrow('homologacao');
  expect(() => composeMap({ ...fonte, imports: { ...fonte.imports, '@balcao/finance': 'finance/' } }, manifesto, 'local')).toThrow(
    '@balcao/finance',
  );
});

it('announces every script of the route once: shell, frame, parcel and the chunks of its page alone', () => {
  const { preloads, pedacos } = firstLoad(local, ['@balcao/layout', '@balcao/quoting'], 'quoting/orcamentos');
  expect([...preloads, ...pedacos].map(({ url }) => url).toSorted()).toEqual([
    '/modules/layout/layout.1.js',
    '/modules/quoting/orcamentos.1.js',
    '/modules/quoting/quoting.1.js',
    '/modules/quoting/tabela.1.js',
    '/modules/root-config/root-config.1.js',
    '/modules/ui/ui.1.js',
    '/modules/vendor/react/react.1.js',
  ]);
});

it('gives every announced script its integrity', () => {
  const { preloads, pedacos } = firstLoad(local, ['@balcao/quoting'], 'quoting/comparativo');
  for (const { integrity, url } of [...preloads, ...pedacos]) expect([url, integrity]).toEqual([url, expect.stringMatching(/^sha384-/)]);
});

it('announces in the order of weight, as headers a browser can check', () => {
  const { preloads } = firstLoad(local, ['@balcao/layout'], null);
  expect(preloads.map(({ url }) => local.pesos[url] ?? 0)).toEqual(
    preloads.map(({ url }) => local.pesos[url] ?? 0).toSorted((a, b) => b - a),
  );
  expect(linkHeader([{ url: '/modules/a.js', integrity: 'sha384-x' }], ['/modules/f.woff2'])).toBe(
    '</modules/a.js>; rel=preload; as=script; integrity="sha384-x", </modules/f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous',
  );
  expect(linkHeader([{ url: 'https://cdn.exemplo.test/a.js', integrity: null }], [])).toContain('crossorigin=anonymous');
});

it('fills the page without leaving a place empty or letting JSON close its script', () => {
  const template =
    '{{layout}}|{{nonce}}|<script>{{mapa}}</script>{{ambiente}}{{pedacos}}{{primeiros}}{{leituras}}<script>{{carregador}}</script>';
  const hostile = { ...local, mapa: { imports: { '</script><script>alert(1)': 'x' } } };
  const html = renderPage(template, hostile, {
    nonce: 'n0',
    leituras: ['/c/api/v1/painel/resumo'],
    carregador: 'var system = "</script><script>alert(2)";',
    layout: 'blank',
    primeiros: ['@balcao/layout'],
    pedacos: [{ url: '/modules/quoting/orcamentos.1.js', integrity: 'sha384-x' }],
  });
  expect(html).toMatch(/^blank\|n0\|/);
  expect(html).toContain('<script async src="/modules/quoting/orcamentos.1.js" integrity="sha384-x"></script>');
  expect(html).toContain('["@balcao/layout"]');
  expect(html).toContain('["/c/api/v1/painel/resumo"]');
  expect(html).not.toContain('</script><script>alert');
  expect(html).not.toMatch(/\{\{\w+\}\}/);
});

it('allows nothing inline without the nonce and nothing evaluated', () => {
  const policy = contentSecurityPolicy('abc', { host: 'localhost:9000', modulos: '/modules/' });
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).not.toMatch(/unsafe/);
  expect(contentSecurityPolicy('abc', { host: "x; script-src 'unsafe-inline'", modulos: '/modules/' })).not.toMatch(/unsafe/);
  expect(contentSecurityPolicy('abc', { host: 'a', modulos: 'https://cdn.exemplo.test/m/' })).toContain(
    "script-src 'self' 'nonce-abc' https://cdn.exemplo.test;",
  );
});
