import { Ambiente } from '@balcao/contracts';
import { compose } from './compose.ts';
import type { MapaLido } from './read-mapa.ts';
import { firstLoad } from './first-load.ts';
import { contentSecurityPolicy, linkHeader, renderPage } from './render-page.ts';

const mapa = {
  imports: {
    react: '/modules/vendor/react/react.1.js',
    '@balcao/ui': '/modules/ui/ui.1.js',
    '@balcao/root-config': '/modules/root-config/root-config.1.js',
    '@balcao/layout': '/modules/layout/layout.1.js',
    '@balcao/quoting': '/modules/quoting/quoting.1.js',
  },
  depcache: {
    '/modules/ui/ui.1.js': ['react'],
    '/modules/layout/layout.1.js': ['react', '@balcao/ui'],
    '/modules/quoting/quoting.1.js': ['react', '@balcao/ui'],
  },
};
const urls = Object.values(mapa.imports);
const pedaco = (nome: string) => `/modules/quoting/${nome}.1.js`;
const lido: MapaLido = {
  assinado: null,
  chave: { id: 'k1', x: 'x' },
  carga: {
    ambiente: 'local',
    sequencia: 7,
    retornoAcimaDe: null,
    emitidoEm: '2026-11-20T12:00:00Z',
    expiraEm: '2026-11-21T12:00:00Z',
    digest: 'd1',
    mapa: { ...mapa, integrity: Object.fromEntries(urls.map((url) => [url, `sha384-${url}`])) },
    servicos: { '@balcao/quoting': 'q1', '@balcao/layout': null },
    contrato: '1.0.0',
    versao: 'v1',
    rotas: { 'quoting/orcamentos': [pedaco('orcamentos'), pedaco('tabela')], 'quoting/comparativo': [pedaco('comparativo')] },
    integridade: Object.fromEntries(['orcamentos', 'tabela', 'comparativo'].map((nome) => [pedaco(nome), `sha384-${nome}`])),
    pesos: Object.fromEntries(urls.map((url, at) => [url, 10 * (at + 1)])),
    fontes: [],
  },
};
const local = compose(lido);
const ninguem = { devtools: false, suporte: null, comprovante: 'x' };

it('tells the page its composition and the key that verifies later maps', () => {
  const ambiente = JSON.parse(local.textoAmbiente({ devtools: true, suporte: null, comprovante: 'x' }));
  expect(ambiente).toMatchObject({
    nome: 'local',
    sequencia: 7,
    digest: 'd1',
    construcoes: { '@balcao/quoting': 'q1', '@balcao/layout': null },
    chave: { id: 'k1', x: 'x' },
    devtools: true,
    suporte: null,
  });
  expect(() => Ambiente.parse(ambiente)).not.toThrow();
});

it('replaces a built module by one under development, without integrity and chunks', () => {
  const { mapa: doDev, rotas, origensDev } = compose(lido, { '@balcao/quoting': 'http://localhost:9310/quoting.js' });
  expect(doDev.imports['@balcao/quoting']).toBe('http://localhost:9310/quoting.js');
  expect(doDev.imports['react']).toBe(mapa.imports.react);
  expect(doDev.integrity).not.toHaveProperty(mapa.imports['@balcao/quoting']);
  expect(doDev.depcache?.['http://localhost:9310/quoting.js']).toEqual(['react', '@balcao/ui']);
  expect([rotas, origensDev]).toEqual([{}, ['http://localhost:9310']]);
});

it('announces every script of the route once: shell, frame, parcel and only the chunks of its page', () => {
  const { modulos, pedacos } = firstLoad(local, ['@balcao/layout', '@balcao/quoting'], 'quoting/orcamentos');
  expect([...modulos, ...pedacos].map(({ url }) => url).toSorted()).toEqual([
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
  const { modulos, pedacos } = firstLoad(local, ['@balcao/quoting'], 'quoting/comparativo');
  for (const { integrity, url } of [...modulos, ...pedacos]) expect([url, integrity]).toEqual([url, expect.stringMatching(/^sha384-/)]);
});

it('announces scripts by size, and fonts before the text of the page', () => {
  const { modulos } = firstLoad(local, ['@balcao/layout'], null);
  expect(modulos.map(({ url }) => local.pesos[url] ?? 0)).toEqual(
    modulos.map(({ url }) => local.pesos[url] ?? 0).toSorted((a, b) => b - a),
  );
  expect(linkHeader(['/modules/f.woff2'])).toBe('</modules/f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin=anonymous');
});

it('fills every placeholder of the page, and JSON cannot close its script element', () => {
  const template =
    '{{layout}}|{{nonce}}|<script>{{mapa}}</script>{{ambiente}}{{modulos}}{{primeiros}}{{leituras}}<script>{{carregador}}</script>';
  const hostile = compose({ ...lido, carga: { ...lido.carga, mapa: { imports: { '</script><script>alert(1)': 'x' } } } });
  const html = renderPage(template, hostile, {
    nonce: 'n0',
    leituras: ['/c/api/v1/painel/resumo'],
    carregador: 'var system = "</script><script>alert(2)";',
    layout: 'blank',
    primeiros: ['@balcao/layout'],
    visita: ninguem,
    modulos: [{ url: 'https://cdn.exemplo.test/a.js', integrity: null }],
    pedacos: [{ url: '/modules/quoting/orcamentos.1.js', integrity: 'sha384-x' }],
  });
  expect(html).toMatch(/^blank\|n0\|/);
  expect(html).toContain('<script async fetchpriority="high" src="/modules/quoting/orcamentos.1.js" integrity="sha384-x"></script>');
  expect(html).toContain(
    '<script async data-modulo fetchpriority="high" src="https://cdn.exemplo.test/a.js" crossorigin="anonymous"></script>',
  );
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

it('may only frame its own origin and the older system', () => {
  const [host, modulos] = ['a', '/modules/'];
  expect(contentSecurityPolicy('abc', { host, modulos })).toContain("frame-src 'self';");
  const quadros = ['https://antigo.exemplo.test/sair?x=1'];
  expect(contentSecurityPolicy('abc', { host, modulos, quadros })).toContain("frame-src 'self' https://antigo.exemplo.test;");
});

it("lets modules come from the allow-listed origins, and on a developer's machine from any port of it", () => {
  const policy = contentSecurityPolicy('abc', { host: 'a', modulos: '/modules/', origens: ['https://cdn.exemplo.test/m/'] });
  expect(policy).toContain("script-src 'self' 'nonce-abc' https://cdn.exemplo.test;");
  expect(policy).not.toContain('localhost');
  const doDev = contentSecurityPolicy('abc', { host: 'a', modulos: '/modules/', isLocal: true });
  expect(doDev).toMatch(/script-src [^;]*http:\/\/localhost:\*/);
  expect(doDev).toMatch(/connect-src [^;]*ws:\/\/localhost:\*/);
});
