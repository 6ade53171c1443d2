import { callApi } from '../testing/call-api.ts';
import { createServicoDeTeste, type ServicoDeTeste } from '../testing/servico-de-teste.ts';

const INTEGRIDADE = `sha384-${'A'.repeat(64)}`;
const pedidos: string[] = [];
let teste: ServicoDeTeste;
beforeEach(async () => {
  pedidos.length = 0;
  teste = await createServicoDeTeste({
    fetchEndereco: (url) => {
      pedidos.push(url);
      throw new Error('nada devia ser buscado');
    },
  });
});
afterEach(() => teste.close());

const HOSTIS = [
  '//evil.com/x.js',
  'data:text/javascript,alert(1)',
  'HTTPS://evil.com/x.js',
  ' https://evil.com/x.js',
  'https:evil.com/x.js',
  'https://cdn.exemplo.test.evil.net/m/x.js',
  'https://cdn.exemplo.test:x@evil.net/m/x.js',
  'https://localhost.evil.com/x.js',
  'https://evil.com/10.0.0.1/x.js',
  'https:\\\\evil.com\\x.js',
  '/\\evil.com/x.js',
  'https://cdn.exemplo.test/m-outra/x.js',
  'https://cdn.exemplo.test/m/../x.js',
  'http://cdn.exemplo.test/m/x.js',
  'blob:https://cdn.exemplo.test/x',
  'javascript:alert(1)',
  'file:///etc/passwd',
];

describe.each(HOSTIS)('the address %j is refused, and never fetched', (url) => {
  it.each([
    ['as a service', 'PATCH /services?env=production', { service: 'a', url }],
    ['as a service unchecked in local', 'PATCH /services?env=local&skip_url_check', { service: 'a', url }],
    ['in imports', 'PATCH /import-map.json?env=production', { imports: { a: url } }],
    ['as a folder', 'PATCH /import-map.json?env=production', { imports: { 'a/': `${url}/` } }],
    ['in a scope', 'PATCH /import-map.json?env=production', { scopes: { '/modules/': { a: url } } }],
    ['as a scope', 'PATCH /import-map.json?env=production', { scopes: { [url]: { a: '/modules/a.js' } } }],
    ['as an integrity key', 'PATCH /import-map.json?env=production', { integrity: { [url]: INTEGRIDADE } }],
  ])('%s', async (_caso, linha, corpo) => {
    const { status, corpo: resposta } = await callApi(teste, linha, { corpo });
    expect([status, resposta]).toEqual([400, expect.objectContaining({ error: expect.stringContaining('not trusted') })]);
    expect(await teste.servico.historico('production')).toEqual([]);
    expect(pedidos).toEqual([]);
  });
});
