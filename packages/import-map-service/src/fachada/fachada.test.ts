import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callApi } from '../testing/call-api.ts';
import { buildForTest, systemModule } from '../testing/construcao-de-teste.ts';
import { BETO, createServicoDeTeste, FONTE, type ServicoDeTeste, umaConstrucaoDe } from '../testing/servico-de-teste.ts';

const Q = '@balcao/quoting';
const BOM = systemModule({ texto: 'de fora' });
const hashOf = (algoritmo: string, texto: string) => `${algoritmo}-${createHash(algoritmo).update(texto).digest('base64')}`;
const PAGINAS: Record<string, { tipo: string; texto: string; status?: number }> = {
  '/m/bom.js': { tipo: 'application/javascript', texto: BOM },
  '/m/pagina.js': { tipo: 'text/html', texto: BOM },
  '/m/esm.js': { tipo: 'application/javascript', texto: 'import "react"; export const a = 1;' },
  '/m/ciclo.js': {
    tipo: 'application/javascript',
    texto: 'export const [bootstrap, mount] = []; function u() {} export { u as unmount };',
  },
  '/m/500.js': { tipo: 'application/javascript', texto: BOM, status: 500 },
};

/** An environment for other teams' pages, with the behaviour of import-map-deployer's own configuration. */
const CASA = { alfabetica: true, pastas: true, modulosEs: true, semTls: true, redeInterna: true, semConferir: true };

let cdn: Server;
let origem: string;
let teste: ServicoDeTeste;
const pedidos: string[] = [];
beforeAll(async () => {
  cdn = createServer((request, response) => {
    pedidos.push(request.url ?? '');
    const pagina = PAGINAS[request.url ?? ''];
    response.writeHead(pagina?.status ?? (pagina ? 200 : 404), { 'content-type': pagina?.tipo ?? 'text/plain' }).end(pagina?.texto ?? '');
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  origem = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => cdn.close(resolve)));
beforeEach(async () => {
  pedidos.length = 0;
  const ambientes = {
    ...FONTE.ambientes,
    local: { modulos: '/modules/', origens: [`${origem}/m/`], fachada: { semConferir: true } },
    casa: { modulos: '/pacotes/', origens: [`${origem}/m/`, 'http://10.0.0.7/m/'], fachada: CASA },
  };
  teste = await createServicoDeTeste({ fonte: { ...FONTE, ambientes } });
});
afterEach(() => teste.close());

const patch = (service: string, url: string, mais: { query?: string; integrity?: string } = {}) =>
  callApi(teste, `PATCH /services?${mais.query ?? 'env=local'}`, {
    corpo: { service, url, ...(mais.integrity && { integrity: mais.integrity }) },
  });

describe('as import-map-deployer 7 answers', () => {
  it.each(['/', '/health'])('GET %s is public', async (caminho) => {
    const { status, corpo } = await callApi(teste, `GET ${caminho}`, { autorizacao: null });
    expect([status, corpo]).toEqual([200, { message: 'import-map-deployer is running' }]);
  });

  it('GET /environments', async () => {
    const { status, corpo } = await callApi(teste, 'GET /environments');
    expect(status).toBe(200);
    expect(corpo).toEqual({
      environments: ['local', 'staging', 'production', 'casa'].map((name) => ({ name, aliases: [], isDefault: name === 'local' })),
    });
  });

  it('GET /import-map.json, of the default environment when none is named', async () => {
    const { url } = await deployQ();
    const [um, outro] = [await callApi(teste, 'GET /import-map.json'), await callApi(teste, 'GET /import-map.json?env=local')];
    expect(um).toMatchObject({
      status: 200,
      corpo: { imports: { [Q]: url }, scopes: {}, integrity: { [url]: expect.stringMatching(/^sha/) } },
    });
    expect(outro.corpo).toEqual(um.corpo);
    expect(um.cabecalhos['content-type']).toMatch(/json/);
  });

  it('`integrity` is absent until some file has one, and remains afterwards', async () => {
    expect(Object.keys((await callApi(teste, 'GET /import-map.json')).corpo as object)).toEqual(['imports', 'scopes']);
    await patch('a', `${origem}/m/bom.js`);
    expect((await callApi(teste, 'DELETE /services/a')).corpo).toEqual({ imports: {}, scopes: {}, integrity: {} });
  });

  it('PATCH /services with an external module adds its name and integrity, and its folder where the environment uses trailing-slash packages', async () => {
    const url = `${origem}/m/bom.js`;
    const { status, corpo } = await patch('meu-parcel', url);
    const semPasta = { imports: { 'meu-parcel': url }, scopes: {}, integrity: { [url]: hashOf('sha384', BOM) } };
    expect([status, corpo]).toEqual([200, semPasta]);
    expect((await callApi(teste, 'GET /import-map.json')).corpo).toEqual(corpo);
    const emCasa = { ...semPasta, imports: { ...semPasta.imports, 'meu-parcel/': `${origem}/m/` } };
    expect((await patch('meu-parcel', url, { query: 'env=casa&packageDirLevel=1' })).corpo).toEqual(emCasa);
  });

  it('DELETE /services/:name removes the name, its folder and its integrity; an unknown name changes nothing', async () => {
    await patch('meu-parcel', `${origem}/m/bom.js`);
    const { status, corpo } = await callApi(teste, 'DELETE /services/meu-parcel?env=local');
    expect([status, corpo]).toEqual([200, { imports: {}, scopes: {}, integrity: {} }]);
    expect(await callApi(teste, 'DELETE /services/ninguem')).toMatchObject({ status: 200, corpo: { imports: {} } });
  });

  it('DELETE accepts an encoded scoped name', async () => {
    await deployQ();
    expect((await callApi(teste, 'DELETE /services/%40balcao%2Fquoting')).corpo).toMatchObject({ imports: {} });
  });

  it('PATCH /import-map.json merges imports and scopes at once', async () => {
    const url = `${origem}/m/bom.js`;
    const { status, corpo } = await callApi(teste, 'PATCH /import-map.json?env=casa', {
      corpo: {
        imports: { a: url, 'pasta/': `${origem}/m/` },
        scopes: { '/pacotes/meu/': { b: url } },
        integrity: { [url]: hashOf('sha256', BOM) },
      },
    });
    expect(status).toBe(200);
    expect(corpo).toMatchObject({ imports: { a: url, 'pasta/': `${origem}/m/` }, scopes: { '/pacotes/meu/': { b: url } } });
    expect(await teste.servico.historico('casa')).toHaveLength(1);
  });

  it('PATCH /import-map.json with an empty body answers the current map', async () => {
    await deployQ();
    const { status, corpo } = await callApi(teste, 'PATCH /import-map.json', { corpo: {} });
    expect([status, corpo]).toEqual([200, (await callApi(teste, 'GET /import-map.json')).corpo]);
  });

  it('reads JSON under any content type, as curl sends it', async () => {
    const { status } = await callApi(teste, 'PATCH /services?env=local', {
      corpo: JSON.stringify({ service: 'a', url: `${origem}/m/bom.js` }),
      mais: { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    });
    expect(status).toBe(200);
  });

  it.each([
    ['PATCH /services', 'isto não é json', 'Patching a service requires a json request body'],
    ['PATCH /services', { url: '/a.js' }, 'service key is missing'],
    ['PATCH /services', { service: ' ', url: '/a.js' }, 'Invalid service key - " " is an invalid service key'],
    ['PATCH /services', { service: 'constructor', url: '/a.js' }, 'Invalid service key - "constructor" is an invalid service key'],
    ['PATCH /services', { service: 'a' }, 'url key is missing'],
    ['PATCH /services', { service: '/modules/a.js', url: '/a.js' }, 'Invalid service key - "/modules/a.js" is an invalid service key'],
    [
      'PATCH /import-map.json',
      { imports: { 'https://cdn.exemplo.test/m/a.js': '/modules/a.js' } },
      "Invalid module name -- module name 'https://cdn.exemplo.test/m/a.js' is invalid",
    ],
    [
      'PATCH /import-map.json',
      { scopes: { '/modules/a/': { './b.js': '/modules/a.js' } } },
      "Invalid module name -- module name './b.js' is invalid",
    ],
    [
      'PATCH /services?packageDirLevel=x',
      { service: 'a', url: '/modules/a/b.js' },
      'Query parameter packageDirLevel (NaN) should be of type number',
    ],
    ['PATCH /import-map.json', 'isto não é json', 'Patching the import map requires a json request body'],
    [
      'PATCH /import-map.json',
      { imports: { a: 1 } },
      "Invalid import map in request body -- module with name 'a' does not have a string url",
    ],
    [
      'PATCH /import-map.json',
      { imports: { 'a/': '/b' } },
      "Invalid import map in request body -- the URL for module with name 'a/' does not end with a trailing slash",
    ],
    [
      'PATCH /import-map.json',
      { scopes: { '/a/': {} } },
      "Invalid import map in request body -- scope with name '/a/' is an object with no properties",
    ],
    ['PATCH /import-map.json', { scopes: { '/a/': 'x' } }, "Invalid import map in request body -- scope with name '/a/' is not an object"],
  ])('%s with %j answers 400 with import-map-deployer’s sentence', async (linha, corpo, texto) => {
    const resposta = await callApi(teste, linha, { corpo });
    expect([resposta.status, resposta.texto]).toEqual([400, texto]);
  });

  it('answers 401 without a body when there is no credential', async () => {
    for (const linha of ['GET /import-map.json', 'GET /environments', 'PATCH /services', 'DELETE /services/a']) {
      const { status, texto, cabecalhos } = await callApi(teste, linha, { autorizacao: null });
      expect([linha, status, texto, cabecalhos['www-authenticate']]).toEqual([linha, 401, '', expect.stringMatching(/^Basic/)]);
    }
  });
});

const deployQ = async (texto = 'um') => {
  const construcao = buildForTest({ servico: Q, texto });
  const { id } = await teste.register(construcao);
  const resposta = await patch(Q, construcao.url);
  return { id, url: construcao.url, resposta };
};

describe('differences from import-map-deployer', () => {
  it('an unknown environment answers 404 and never falls back to the default', async () => {
    for (const linha of ['GET /import-map.json?env=prod', 'DELETE /services/a?env=constructor']) {
      expect([linha, (await callApi(teste, linha)).status]).toEqual([linha, 404]);
    }
    expect((await patch('a', `${origem}/m/bom.js`, { query: 'env=prod' })).status).toBe(404);
  });

  it('the entry of a registered build deploys the whole build, with all its names and integrities', async () => {
    const { id, url, resposta } = await deployQ();
    expect(resposta.corpo).toEqual({ imports: { [Q]: url }, scopes: {}, integrity: { [url]: expect.stringMatching(/^sha/) } });
    expect((await teste.servico.estado('local')).servicos[Q]?.construcao).toBe(id);
    expect(pedidos).toEqual([]);
  });

  it('refuses an integrity that differs from the bytes, for builds and for external modules', async () => {
    const errada = hashOf('sha384', 'outra coisa');
    const { url } = await deployQ();
    for (const [nome, endereco] of [
      [Q, url],
      ['a', `${origem}/m/bom.js`],
    ] as const) {
      expect((await patch(nome, endereco, { integrity: errada })).status).toBe(400);
    }
    expect((await patch('a', `${origem}/m/bom.js`, { integrity: hashOf('sha512', BOM) })).corpo).toMatchObject({
      integrity: { [`${origem}/m/bom.js`]: hashOf('sha512', BOM) },
    });
  });

  it('checks an integrity of another algorithm against the bytes', async () => {
    const construcao = buildForTest({ servico: Q, texto: 'outro tipo' });
    await teste.register(construcao);
    const [bytes = Buffer.alloc(0)] = Object.values(construcao.arquivos);
    for (const algoritmo of ['sha256', 'sha384', 'sha512']) {
      expect((await patch(Q, construcao.url, { integrity: hashOf(algoritmo, String(bytes)) })).status).toBe(200);
      expect((await patch(Q, construcao.url, { integrity: hashOf(algoritmo, 'outra coisa') })).status).toBe(400);
    }
  });

  it.each(['/m/pagina.js', '/m/esm.js', '/m/500.js', '/m/nada.js'])('answers 400 when %s is not a module', async (caminho) => {
    const { status, texto } = await patch('a', origem + caminho);
    expect([status, texto]).toEqual([400, expect.stringMatching(/^The following url in the request body is not reachable: http/)]);
  });

  it('skips the address check only where the environment allows it', async () => {
    const skip = (env: string, url: string) => patch('a', url, { query: `env=${env}&skip_url_check` });
    expect((await skip('local', `${origem}/m/nada.js`)).status).toBe(200);
    expect((await skip('local', 'https://fora.exemplo.test/x.js')).status).toBe(400);
    for (const env of ['staging', 'production']) expect((await skip(env, '/modules/quoting/nada.js')).status).toBe(400);
  });

  it('shared services wait for a second person and answer 409, so that no client takes them for live', async () => {
    const construcao = buildForTest({ servico: '@balcao/ui', exporta: ['Button'] });
    await teste.register(construcao);
    expect(await patch('@balcao/ui', construcao.url)).toMatchObject({ status: 403, corpo: { codigo: 'senha-nao-e-pessoa' } });
    const autorizacao = `Bearer ${await teste.tokenDe('Ana')}`;
    const { status, corpo } = await callApi(teste, 'PATCH /services', {
      corpo: { service: '@balcao/ui', url: construcao.url },
      autorizacao,
    });
    expect([status, corpo]).toEqual([
      409,
      { codigo: 'espera-aprovacao', pendente: expect.any(String), error: expect.stringContaining('segunda pessoa') },
    ]);
    expect((await callApi(teste, 'GET /import-map.json')).corpo).toEqual({ imports: {}, scopes: {} });
    const { pendente } = corpo as { pendente: string };
    teste.passTime(1_000);
    await teste.servico.approvePendente('local', pendente, BETO);
    const deNovo = await callApi(teste, 'PATCH /services', { corpo: { service: '@balcao/ui', url: construcao.url }, autorizacao });
    expect(deNovo).toMatchObject({ status: 200, corpo: { imports: { '@balcao/ui': construcao.url } } });
    const porEscopo = await callApi(teste, 'PATCH /import-map.json', {
      corpo: { scopes: { '/modules/': { react: `${origem}/m/bom.js` } } },
      autorizacao,
    });
    expect(porEscopo).toMatchObject({ status: 409, corpo: { codigo: 'espera-aprovacao' } });
  });

  it('a frozen environment is 423, and a broken contract 409 that names the consumer', async () => {
    await teste.publish(buildForTest({ servico: Q, usa: { '@balcao/menu': ['mount'] } }));
    await teste.publish(umaConstrucaoDe('@balcao/menu', 'um'));
    const { status, corpo } = await callApi(teste, 'DELETE /services/%40balcao%2Fmenu');
    expect([status, corpo]).toEqual([409, expect.objectContaining({ codigo: 'contrato', error: expect.stringContaining(Q) })]);
    await callApi(teste, 'POST /v1/ambientes/local/congelamento', { corpo: { motivo: 'fim de mês' } });
    expect((await patch('a', `${origem}/m/bom.js`)).status).toBe(423);
  });
});

describe('settings of an environment', () => {
  const casa = (service: string, url: string, mais = {}) => patch(service, url, { query: 'env=casa&skip_url_check', ...mais });
  const namesIn = (corpo: unknown, parte = 'imports') => Object.keys((corpo as Record<string, object>)[parte] ?? {});

  it('lists names in alphabetical order only with its setting', async () => {
    const mapa = { imports: { c: `${origem}/m/bom.js`, b: `${origem}/m/bom.js` } };
    const patchMap = (env: string) => callApi(teste, `PATCH /import-map.json?env=${env}`, { corpo: mapa });
    expect(namesIn((await patchMap('casa')).corpo)).toEqual(['b', 'c']);
    expect(namesIn((await patchMap('local')).corpo)).toEqual(['c', 'b']);
    expect(namesIn((await casa('a', '/pacotes/a.mjs')).corpo)).toEqual(['a', 'a/', 'b', 'c']);
    expect(namesIn((await patch('a', `${origem}/m/bom.js`)).corpo)).toEqual(['c', 'b', 'a']);
  });

  it('adds a folder entry for each package, the given number of levels up', async () => {
    const url = 'http://10.0.0.7/m/meu/fs6d/js/main/meu.js';
    const folder = async (niveis: string) =>
      (await casa('meu', url, { query: `env=casa&skip_url_check&packageDirLevel=${niveis}` })).corpo as { imports: object };
    expect((await folder('')).imports).toEqual({ meu: url, 'meu/': 'http://10.0.0.7/m/meu/fs6d/js/main/' });
    expect((await folder('2')).imports).toMatchObject({ 'meu/': 'http://10.0.0.7/m/meu/fs6d/js/' });
    expect((await casa('meu', url, { query: 'env=casa&skip_url_check&packageDirLevel=9' })).status).toBe(400);
  });

  it('accepts http from a listed origin only with its setting', async () => {
    expect((await casa('a', 'http://10.0.0.7/m/a.js')).status).toBe(200);
    expect((await casa('a', 'http://10.0.0.7/outra/a.js')).status).toBe(400);
    expect((await casa('a', 'http://10.0.0.8/m/a.js')).status).toBe(400);
  });

  it('accepts ES modules, and still checks the exports of a parcel', async () => {
    const conferido = (service: string, caminho: string) => patch(service, origem + caminho, { query: 'env=casa' });
    expect((await conferido('a', '/m/esm.js')).status).toBe(200);
    expect((await conferido('a', '/m/pagina.js')).status).toBe(400);
    expect(await conferido('@balcao/quoting', '/m/esm.js')).toMatchObject({ status: 400, texto: expect.stringContaining('bootstrap') });
    expect((await conferido('@balcao/quoting', '/m/ciclo.js')).status).toBe(200);
  });
});

it('treats an undeclared path of a library as part of the library, which needs a second person', async () => {
  const autorizacao = `Bearer ${await teste.tokenDe('Ana')}`;
  const corpo = { service: 'react/jsx-dev-runtime', url: `${origem}/m/bom.js` };
  expect(await callApi(teste, 'PATCH /services', { corpo, autorizacao })).toMatchObject({
    status: 409,
    corpo: { codigo: 'espera-aprovacao' },
  });
});

it('keeps the integrity of a removed name while another name needs it', async () => {
  const url = `${origem}/m/bom.js`;
  const integrity = { [url]: hashOf('sha512', BOM) };
  await callApi(teste, 'PATCH /import-map.json', {
    corpo: { imports: { b: url }, scopes: { '/modules/quoting/': { c: url } }, integrity },
  });
  await patch('a', url, { query: 'env=local&skip_url_check' });
  await callApi(teste, 'DELETE /services/a');
  await callApi(teste, 'DELETE /services/b');
  expect((await callApi(teste, 'GET /import-map.json')).corpo).toEqual({
    imports: {},
    scopes: { '/modules/quoting/': { c: url } },
    integrity,
  });
});

it('always uses the path as address for files of the site’s own origin', async () => {
  const { url } = await deployQ();
  const site = await createServicoDeTeste({ origemPropria: 'https://site.exemplo.test' }, teste.pasta);
  const corpo = { service: Q, url: `https://site.exemplo.test${url}` };
  expect((await callApi(site, 'PATCH /services?env=local', { corpo })).corpo).toMatchObject({ imports: { [Q]: url } });
  await site.close();
});

describe('relative addresses', () => {
  it('are resolved against the environment’s modules, or against their scope, and then checked', async () => {
    const { url } = await deployQ();
    const pedido = (corpo: object) => callApi(teste, 'PATCH /import-map.json?env=local', { corpo });
    expect((await patch('a', `.${url.replace('/modules', '')}`)).corpo).toMatchObject({ imports: { a: url } });
    const file = url.split('/').at(-1) ?? '';
    expect((await pedido({ scopes: { '/modules/quoting/': { b: `./${file}` } } })).corpo).toMatchObject({
      scopes: { '/modules/quoting/': { b: url } },
    });
    for (const fora of ['../etc/x.js', './../../etc/x.js', './%2e%2e/%2e%2e/etc/x.js', './/evil.com/x.js', './a%2f..%2fx.js', './x.js#y']) {
      expect([fora, (await pedido({ imports: { a: fora } })).status]).toEqual([fora, 400]);
      expect([fora, (await patch('a', fora)).status]).toEqual([fora, 400]);
    }
  });
});

describe('an integrity of several hashes', () => {
  const url = () => `${origem}/m/bom.js`;
  const certa = (algoritmo: string) => hashOf(algoritmo, BOM);
  const errada = (algoritmo: string) => hashOf(algoritmo, 'outra coisa');

  it('keeps the hashes that match the bytes and drops the others', async () => {
    const todas = `${certa('sha256')} ${certa('sha384')} ${certa('sha512')}`;
    expect((await patch('a', url(), { integrity: todas })).corpo).toMatchObject({ integrity: { [url()]: todas } });
    const uma = `${errada('sha512')}  ${certa('sha512')} ${errada('sha256')}`;
    expect((await patch('a', url(), { integrity: uma })).corpo).toMatchObject({ integrity: { [url()]: certa('sha512') } });
  });

  it('is refused when no hash of the strongest algorithm matches the bytes, as a browser would', async () => {
    expect((await patch('a', url(), { integrity: `${certa('sha256')} ${errada('sha512')}` })).status).toBe(400);
    expect((await patch('a', url(), { integrity: `${certa('sha256')} texto` })).status).toBe(400);
    const { url: registrada } = await deployQ();
    expect((await patch(Q, registrada, { integrity: `${errada('sha256')} ${errada('sha256')}` })).status).toBe(400);
  });
});

it('treats an empty env as the default environment', async () => {
  await deployQ();
  const [um, outro] = [await callApi(teste, 'GET /import-map.json?env='), await callApi(teste, 'GET /import-map.json?env=local')];
  expect([um.status, um.corpo]).toEqual([200, outro.corpo]);
});
