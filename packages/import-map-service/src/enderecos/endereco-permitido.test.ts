import { judgeEndereco, type ListaEnderecos, recusasDoMapa } from './endereco-permitido.ts';

const LISTA: ListaEnderecos = {
  origens: ['/modules/', 'https://cdn.good.com', 'https://cdn.exemplo.test/m/', 'https://outro.exemplo.test/a', 'http://127.0.0.1:8080/'],
  propria: 'http://app.exemplo.test:9000',
};
const LOCAL: ListaEnderecos = { ...LISTA, isLocal: true };

const HOSTIS = [
  '//evil.com/x.js',
  '///evil.com/x.js',
  'data:text/javascript,alert(1)',
  'HTTPS://evil.com/x.js',
  ' https://evil.com/x.js',
  ' https://cdn.good.com/x.js',
  'https://cdn.good.com/x.js ',
  'https:evil.com/x.js',
  'https:cdn.good.com/x.js',
  'https:///evil.com/x.js',
  'https://cdn.good.com.evil.net/x.js',
  'https://cdn.good.com:x@evil.net/x.js',
  'https://eu@cdn.good.com/x.js',
  'https://@cdn.good.com/x.js',
  'https://evil.com#@cdn.good.com/x.js',
  'https://localhost.evil.com/x.js',
  'https://evil.com/10.0.0.1/x.js',
  'https:\\\\cdn.good.com\\x.js',
  'https://cdn.good.com\\@evil.com/x.js',
  '/\\evil.com/x.js',
  '\\\\evil.com\\x.js',
  '/\t/evil.com/x.js',
  'ht\ntps://cdn.good.com/x.js',
  'https://cdn.good.com/a\u0000.js',
  '\u00a0https://cdn.good.com/x.js',
  '/x.js',
  '/modules/../x.js',
  '/modules/../../etc/x.js',
  '/modules',
  '/modules-outros/x.js',
  'http://app.exemplo.test:9000/x.js',
  '/..//evil.com/x.js',
  '/a//b.js',
  '/.//evil.com/x.js',
  'http://cdn.good.com/x.js',
  'https://cdn.good.com:8443/x.js',
  'https://cdn.good.com./x.js',
  'https://cdn.gοod.com/x.js',
  'blob:https://cdn.good.com/x',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'ftp://cdn.good.com/x.js',
  'https://',
  'https://[::1',
  './x.js',
  '../x.js',
  'x.js',
  'react',
  '',
  'https://cdn.good.com/x.js#y',
  'https://cdn.exemplo.test/m/../x.js',
  'https://cdn.exemplo.test/m/%2e%2e/x.js',
  'https://cdn.exemplo.test/m/.%2E/x.js',
  'https://cdn.exemplo.test/m/..%2fx.js',
  'https://cdn.exemplo.test/m/..%5Cx.js',
  'https://cdn.exemplo.test/m/%252e%252e%252fx.js',
  'https://cdn.exemplo.test/m/%0ax.js',
  'https://cdn.exemplo.test/m-outra/x.js',
  'https://cdn.exemplo.test/mx.js',
  'https://cdn.exemplo.test/M/x.js',
  'https://cdn.exemplo.test/',
  'https://outro.exemplo.test/ab/x.js',
];

it.each(HOSTIS)('refuses %j, with a reason', (endereco) => {
  expect(judgeEndereco(endereco, LISTA)).toEqual({ ok: false, motivo: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(judgeEndereco(endereco, LOCAL).ok).toBe(false);
});

it.each([undefined, null, 1, {}, ['https://cdn.good.com/x.js'], new URL('https://cdn.good.com/x.js')])(
  'refuses %p, which is not text',
  (valor) => {
    expect(judgeEndereco(valor, LISTA).ok).toBe(false);
  },
);

it.each([
  ['/modules/quoting/a.js', '/modules/quoting/a.js'],
  ['/modules/a/../b.js?v=1', '/modules/b.js?v=1'],
  ['https://cdn.good.com/x.js', 'https://cdn.good.com/x.js'],
  ['HTTPS://CDN.good.com:443/x.js', 'https://cdn.good.com/x.js'],
  ['https://cdn.exemplo.test/m/a/../x.js', 'https://cdn.exemplo.test/m/x.js'],
  ['https://cdn.exemplo.test/m/', 'https://cdn.exemplo.test/m/'],
  ['https://cdn.exemplo.test/m/%40balcao/x.js', 'https://cdn.exemplo.test/m/%40balcao/x.js'],
  ['https://outro.exemplo.test/a/x.js', 'https://outro.exemplo.test/a/x.js'],
  ['https://outro.exemplo.test/a', 'https://outro.exemplo.test/a'],
  ['http://app.exemplo.test:9000/modules/x.js', 'http://app.exemplo.test:9000/modules/x.js'],
])('takes %j, normalised', (endereco, url) => {
  expect(judgeEndereco(endereco, LISTA)).toEqual({ ok: true, url });
});

it('accepts http only on a listed loopback origin of a local environment, or on its own origin', () => {
  expect(judgeEndereco('http://127.0.0.1:8080/x.js', LISTA).ok).toBe(false);
  expect(judgeEndereco('http://127.0.0.1:8080/x.js', LOCAL).ok).toBe(true);
  expect(judgeEndereco('http://127.0.0.1:8081/x.js', LOCAL).ok).toBe(false);
  expect(judgeEndereco('http://app.exemplo.test/x.js', LOCAL).ok).toBe(false);
  const intranet: ListaEnderecos = { origens: ['http://cdn.good.com/'], propria: null, isLocal: true };
  expect(judgeEndereco('http://cdn.good.com/x.js', intranet).ok).toBe(false);
  expect(judgeEndereco('http://cdn.good.com/x.js', { ...intranet, semTls: true }).ok).toBe(true);
});

it('without an own origin, only paths count as its own', () => {
  const lista: ListaEnderecos = { origens: ['/'], propria: null };
  expect(judgeEndereco('/x.js', lista).ok).toBe(true);
  expect(judgeEndereco('https://propria.invalid/x.js', lista).ok).toBe(false);
});

it('an entry of the list that is not a web origin allows nothing', () => {
  const lista: ListaEnderecos = { origens: ['null', '*', '', 'data:', 'https:evil.com', 'blob:https://evil.com/'], propria: 'null' };
  for (const endereco of ['https://evil.com/x.js', 'data:text/javascript,1', 'blob:https://evil.com/x']) {
    expect(judgeEndereco(endereco, lista).ok).toBe(false);
  }
});

describe.each(HOSTIS)('a map with %j', (endereco) => {
  it.each([
    ['imports["a"]', { imports: { a: endereco } }],
    ['imports["a/"]', { imports: { 'a/': `${endereco}/` } }],
    ['scopes["/modules/m/"]["a"]', { scopes: { '/modules/m/': { a: endereco } } }],
    ['scopes', { scopes: { [endereco]: { a: '/modules/a.js' } } }],
    ['integrity', { integrity: { [endereco]: 'sha256-x' } }],
    ['depcache', { depcache: { [endereco]: [] } }],
  ])('says it is refused in %s', (onde, mapa) => {
    const recusas = recusasDoMapa(mapa, LISTA);
    // with a trailing slash it is the modules folder itself
    const isPasta = endereco === '/modules' && onde === 'imports["a/"]';
    expect(recusas.map((recusa) => recusa.onde)).toEqual(isPasta ? [] : [onde]);
  });
});

it('a map with only allowed addresses has no refusals', () => {
  const mapa = {
    imports: { react: '/modules/react.js', 'a/': 'https://cdn.exemplo.test/m/' },
    scopes: { '/modules/': { react: 'https://cdn.good.com/react.js' } },
    integrity: { '/modules/react.js': 'sha256-x' },
    depcache: { '/modules/a.js': ['react', '@balcao/ui'] },
  };
  expect(recusasDoMapa(mapa, LISTA)).toEqual([]);
  expect(recusasDoMapa({}, LISTA)).toEqual([]);
});

it('a name that ends in a slash must point to a folder', () => {
  for (const endereco of ['/modules/a', '/modules/a.js', '/modules/?x=/']) {
    expect(recusasDoMapa({ imports: { 'a/': endereco } }, LISTA)).toEqual([
      { onde: 'imports["a/"]', endereco, motivo: expect.stringContaining('barra') },
    ]);
  }
});

it('a depcache cannot point the loader to another address', () => {
  for (const dep of ['//evil.com/x.js', 'https://evil.com/x.js', ' https://evil.com/x.js', 'data:text/javascript,1', '\\\\evil.com']) {
    expect(recusasDoMapa({ depcache: { '/modules/a.js': ['react', dep] } }, LISTA)).toHaveLength(1);
  }
});

it.each([null, 'x', [], { imports: [] }, { imports: null }, { scopes: { '/m/': 'x' } }, { integrity: 'x' }, { imports: { a: null } }])(
  'refuses %j, which is not a map',
  (mapa) => {
    expect(recusasDoMapa(mapa, LISTA)).not.toEqual([]);
  },
);
