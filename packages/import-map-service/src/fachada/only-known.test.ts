import { createHash } from 'node:crypto';
import { callApi } from '../testing/call-api.ts';
import { buildForTest, systemModule } from '../testing/construcao-de-teste.ts';
import { createServicoDeTeste, FONTE, type ServicoDeTeste } from '../testing/servico-de-teste.ts';

const Q = '@balcao/quoting';
const hashOf = (texto: string) => `sha384-${createHash('sha384').update(texto).digest('base64')}`;

let teste: ServicoDeTeste;
beforeEach(async () => {
  const ambientes = {
    ...FONTE.ambientes,
    casa: { modulos: '/modules/', origens: ['/pacotes/', 'https://cdn.exemplo.test/m/'], fachada: { pastas: true, semConferir: true } },
  };
  teste = await createServicoDeTeste({ fonte: { ...FONTE, ambientes } });
});
afterEach(() => teste.close());

const patchMap = (env: string, corpo: object, query = '') => callApi(teste, `PATCH /import-map.json?env=${env}${query}`, { corpo });

const FORA = [
  '/modules/../../etc/',
  '/modules/../',
  '/',
  '/etc/',
  '/modules-outros/',
  '/c/api/v1/',
  '/import-maps/',
  '/Modules/',
  '/modules',
];

describe.each(['local', 'staging', 'production', 'casa'])('in %s, addresses outside the folders of the environment', (env) => {
  it.each(FORA)('%s is refused, with or without the address check', async (url) => {
    for (const query of ['', '&skip_url_check']) {
      for (const corpo of [
        { imports: { 'sec-lib/': url } },
        { imports: { 'sec-lib': `${url}x.js` } },
        { scopes: { [url]: { react: '/modules/quoting/a.js' } } },
        { scopes: { '/modules/quoting/': { 'sec-lib/': url } } },
        { scopes: { '/modules/quoting/': { 'sec-lib': `${url}x.js` } } },
        { integrity: { [`${url}x.js`]: hashOf('x') } },
      ]) {
        // `/modules` without a trailing slash is not a folder, and `/modulesx.js` is refused too
        const { status } = await patchMap(env, corpo, query);
        expect([corpo, status]).toEqual([corpo, 400]);
      }
      expect(
        (await callApi(teste, `PATCH /services?env=${env}${query}`, { corpo: { service: 'sec-lib', url: `${url}x.js` } })).status,
      ).toBe(400);
    }
    expect(await teste.servico.historico(env)).toEqual([]);
  });
});

describe('a folder', () => {
  it('of the modules is accepted when every file below it belongs to a registered build, with the integrity of each', async () => {
    expect((await patchMap('local', { imports: { 'pecas/': '/modules/quoting/' } })).status).toBe(400);
    const construcao = buildForTest({ servico: Q });
    const registrada = await teste.register(construcao);
    const { status, corpo } = await patchMap('local', { imports: { 'pecas/': '/modules/quoting/' } });
    expect([status, corpo]).toEqual([
      200,
      { imports: { 'pecas/': '/modules/quoting/' }, scopes: {}, integrity: { [construcao.url]: registrada.modulos[0]?.integrity } },
    ]);
  });

  it('with an unregistered file is refused', async () => {
    await teste.register(buildForTest({ servico: Q }));
    const corpo = Buffer.from(systemModule({ texto: 'solto' }));
    await callApi(teste, 'PUT /v1/arquivos/quoting/solto.js', { corpo });
    for (const pedido of [
      { imports: { 'pecas/': '/modules/quoting/' } },
      { scopes: { '/modules/menu/': { 'pecas/': '/modules/quoting/' } } },
    ]) {
      expect(await patchMap('local', pedido, '&skip_url_check')).toMatchObject({
        status: 400,
        corpo: { error: expect.stringContaining('not trusted') },
      });
    }
  });

  it('on an external origin is refused, unless the operator vouches for everything below its origins', async () => {
    const corpo = { imports: { 'lodash/': 'https://cdn.exemplo.test/m/lodash/' } };
    expect((await patchMap('production', corpo)).status).toBe(400);
    expect((await patchMap('casa', corpo)).corpo).toMatchObject(corpo);
    expect((await patchMap('casa', { imports: { 'b/': '/pacotes/b/' } })).status).toBe(200);
    expect((await patchMap('casa', { imports: { 'b/': '/pacotes/../b/' } })).status).toBe(400);
  });
});

it('accepts unchecked bytes only where the environment allows it', async () => {
  for (const env of ['staging', 'production'])
    expect((await patchMap(env, { imports: { a: '/modules/quoting/nada.js' } }, '&skip_url_check')).status).toBe(400);
  expect((await patchMap('casa', { imports: { a: '/pacotes/nada.js' } })).status).toBe(400);
  expect((await patchMap('casa', { imports: { a: '/pacotes/nada.js' } }, '&skip_url_check')).status).toBe(200);
});

describe('addresses published before this check existed', () => {
  const before = async () => {
    const antes = {
      ...FONTE.ambientes,
      production: { modulos: '/modules/', origens: ['/'], fachada: { pastas: true, semConferir: true } },
    };
    const velho = await createServicoDeTeste({ fonte: { ...FONTE, ambientes: antes } }, teste.pasta);
    await velho.publish(buildForTest({ servico: Q }), 'production');
    const corpo = {
      imports: { velha: '/etc/velha.js', 'pasta/': '/etc/' },
      scopes: { '/modules/menu/': { b: '/etc/b.js' }, '/etc/': { c: '/modules/menu/c.js' } },
      integrity: { '/etc/b.js': hashOf('b') },
    };
    const { status } = await callApi(velho, 'PATCH /import-map.json?env=production&skip_url_check', { corpo });
    await velho.close();
    expect(status).toBe(200);
  };

  it('are left out of the map, while everything valid stays live and can still be published', async () => {
    await before();
    const novo = await createServicoDeTeste({}, teste.pasta);
    const { mapa } = await novo.servico.atual('production');
    expect([Object.keys(mapa.imports), mapa.scopes]).toEqual([[Q], {}]);
    expect(JSON.stringify(mapa)).not.toContain('/etc/');
    expect(novo.erros).toContainEqual({
      erro: expect.objectContaining({ message: expect.stringContaining('/etc/velha.js') }),
      onde: expect.any(String),
    });
    const { id } = await novo.publish(buildForTest({ servico: Q, texto: 'outra' }), 'production');
    expect((await novo.servico.atual('production')).servicos[Q]).toBe(id);
    await novo.close();
  });
});

it.each(['/', '//evil.com/', '/modules/../', '/a//b/', 'https://cdn.exemplo.test/m/../', '/modules'])(
  'refuses %s as the modules folder of an environment',
  async (modulos) => {
    expect((await callApi(teste, 'POST /v1/ambientes', { corpo: { nome: 'novo', modulos } })).status).toBe(422);
  },
);
