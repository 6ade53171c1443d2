import { createHash } from 'node:crypto';
import { chamar } from '../testing/chamar.ts';
import { construirDeTeste, systemModule } from '../testing/construcao-de-teste.ts';
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

const patchMap = (env: string, corpo: object, query = '') => chamar(teste, `PATCH /import-map.json?env=${env}${query}`, { corpo });

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

describe.each(['local', 'staging', 'production', 'casa'])('in %s, what is outside the folders of the environment', (env) => {
  it.each(FORA)('%s enters no map, checked or not', async (url) => {
    for (const query of ['', '&skip_url_check']) {
      for (const corpo of [
        { imports: { 'sec-lib/': url } },
        { imports: { 'sec-lib': `${url}x.js` } },
        { scopes: { [url]: { react: '/modules/quoting/a.js' } } },
        { scopes: { '/modules/quoting/': { 'sec-lib/': url } } },
        { scopes: { '/modules/quoting/': { 'sec-lib': `${url}x.js` } } },
        { integrity: { [`${url}x.js`]: hashOf('x') } },
      ]) {
        // without its slash the folder is no folder: `/modulesx.js` is refused all the same
        const { status } = await patchMap(env, corpo, query);
        expect([corpo, status]).toEqual([corpo, 400]);
      }
      expect((await chamar(teste, `PATCH /services?env=${env}${query}`, { corpo: { service: 'sec-lib', url: `${url}x.js` } })).status).toBe(
        400,
      );
    }
    expect(await teste.servico.historico(env)).toEqual([]);
  });
});

describe('a folder', () => {
  it('of the modules enters where every file below it is of a registered build, with the integrity of each', async () => {
    expect((await patchMap('local', { imports: { 'pecas/': '/modules/quoting/' } })).status).toBe(400);
    const construcao = construirDeTeste({ servico: Q });
    const registrada = await teste.registrar(construcao);
    const { status, corpo } = await patchMap('local', { imports: { 'pecas/': '/modules/quoting/' } });
    expect([status, corpo]).toEqual([
      200,
      { imports: { 'pecas/': '/modules/quoting/' }, scopes: {}, integrity: { [construcao.url]: registrada.modulos[0]?.integrity } },
    ]);
  });

  it('with a file nobody registered does not', async () => {
    await teste.registrar(construirDeTeste({ servico: Q }));
    const corpo = Buffer.from(systemModule({ texto: 'solto' }));
    await chamar(teste, 'PUT /v1/arquivos/quoting/solto.js', { corpo });
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

  it('of elsewhere does not, unless the environment vouches for everything below its origins', async () => {
    const corpo = { imports: { 'lodash/': 'https://cdn.exemplo.test/m/lodash/' } };
    expect((await patchMap('production', corpo)).status).toBe(400);
    expect((await patchMap('casa', corpo)).corpo).toMatchObject(corpo);
    expect((await patchMap('casa', { imports: { 'b/': '/pacotes/b/' } })).status).toBe(200);
    expect((await patchMap('casa', { imports: { 'b/': '/pacotes/../b/' } })).status).toBe(400);
  });
});

it('bytes nobody read enter only where the environment says so', async () => {
  for (const env of ['staging', 'production'])
    expect((await patchMap(env, { imports: { a: '/modules/quoting/nada.js' } }, '&skip_url_check')).status).toBe(400);
  expect((await patchMap('casa', { imports: { a: '/pacotes/nada.js' } })).status).toBe(400);
  expect((await patchMap('casa', { imports: { a: '/pacotes/nada.js' } }, '&skip_url_check')).status).toBe(200);
});

describe('what entered before this was judged', () => {
  const before = async () => {
    const antes = {
      ...FONTE.ambientes,
      production: { modulos: '/modules/', origens: ['/'], fachada: { pastas: true, semConferir: true } },
    };
    const velho = await createServicoDeTeste({ fonte: { ...FONTE, ambientes: antes } }, teste.pasta);
    await velho.publicar(construirDeTeste({ servico: Q }), 'production');
    const corpo = {
      imports: { velha: '/etc/velha.js', 'pasta/': '/etc/' },
      scopes: { '/modules/menu/': { b: '/etc/b.js' }, '/etc/': { c: '/modules/menu/c.js' } },
      integrity: { '/etc/b.js': hashOf('b') },
    };
    const { status } = await chamar(velho, 'PATCH /import-map.json?env=production&skip_url_check', { corpo });
    await velho.close();
    expect(status).toBe(200);
  };

  it('leaves the map alone, and what is good stays live and goes on being published', async () => {
    await before();
    const novo = await createServicoDeTeste({}, teste.pasta);
    const { mapa } = await novo.servico.atual('production');
    expect([Object.keys(mapa.imports), mapa.scopes]).toEqual([[Q], {}]);
    expect(JSON.stringify(mapa)).not.toContain('/etc/');
    expect(novo.erros).toContainEqual({
      erro: expect.objectContaining({ message: expect.stringContaining('/etc/velha.js') }),
      onde: expect.any(String),
    });
    const { id } = await novo.publicar(construirDeTeste({ servico: Q, texto: 'outra' }), 'production');
    expect((await novo.servico.atual('production')).servicos[Q]).toBe(id);
    await novo.close();
  });
});

it.each(['/', '//evil.com/', '/modules/../', '/a//b/', 'https://cdn.exemplo.test/m/../', '/modules'])(
  'no environment keeps its modules at %s',
  async (modulos) => {
    expect((await chamar(teste, 'POST /v1/ambientes', { corpo: { nome: 'novo', modulos } })).status).toBe(422);
  },
);
