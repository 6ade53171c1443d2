import { destinoPermitido, origensConhecidas } from './enderecos.model.ts';

const site = 'https://app.balcao.test';
const conhecidas = origensConhecidas({
  ajuda: 'https://ajuda.balcao.test/busca',
  extensaoChrome: 'https://good.com/loja',
  extensaoFirefox: null,
  videoIntroducao: 'http://inseguro.test/v',
});
const judge = (url: string | null) => destinoPermitido(url, site, conhecidas);

it.each([
  ['/home', '/home'],
  ['/multicalculo/orcamentos?pagina=2#topo', '/multicalculo/orcamentos?pagina=2#topo'],
  ['https://app.balcao.test/home?x=1', '/home?x=1'],
  ['https://ajuda.balcao.test/artigo?id=1', 'https://ajuda.balcao.test/artigo?id=1'],
  ['https://good.com/x', 'https://good.com/x'],
])('leads to %s', (url, expected) => expect(judge(url)).toBe(expected));

it.each([
  null,
  '',
  'home',
  '//evil.com/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'HTTPS://evil.com/',
  ' https://evil.com/',
  'https:evil.com',
  'https:/good.com/x',
  'https://cdn.good.com.evil.net/x',
  'https://sub.good.com/x',
  'https://good.com:x@evil.net/',
  'https://u:p@good.com/',
  'https://good.com:8443/',
  'http://good.com/',
  'http://inseguro.test/v',
  'https://good.com\\@evil.net/',
  '/\\evil.com',
  '/%2F%2Fevil.com',
  '/a/../../%2e%2e//evil.com',
  'https://app.balcao.test//evil.com',
  `/home?${'x'.repeat(2_100)}`,
  '/newWindow?url=/newWindow',
  '/replaceUrl/?url=/home',
  'https://app.balcao.test/replaceUrl?url=/home',
])('does not lead to %s', (url) => expect(judge(url)).toBeNull());
