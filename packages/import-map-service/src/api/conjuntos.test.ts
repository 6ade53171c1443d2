import { callApi } from '../testing/call-api.ts';
import { buildForTest, systemModule } from '../testing/construcao-de-teste.ts';
import { createServicoDeTeste, type ServicoDeTeste } from '../testing/servico-de-teste.ts';

const [LAYOUT, RC, Q, M] = ['@balcao/layout', '@balcao/root-config', '@balcao/quoting', '@balcao/menu'] as const;
const URL_DE_FORA = 'https://cdn.exemplo.test/m/a.js';
let teste: ServicoDeTeste;
let [ana, beto] = ['', ''];
beforeEach(async () => {
  const fetchEndereco = async (url: string) => ({ bytes: Buffer.from(systemModule({ texto: 'de fora' })), url, tipo: 'text/javascript' });
  teste = await createServicoDeTeste({
    fetchEndereco,
    publico: async (ambiente) => (ambiente === 'ocupado' ? { assinaturas: 1, sessoes: 1 } : null),
  });
  [ana, beto] = [`Bearer ${await teste.tokenDe('Ana Souza')}`, `Bearer ${await teste.tokenDe('Beto Lima')}`];
});
afterEach(() => teste.close());

const call = (linha: string, corpo?: object, autorizacao = ana) => callApi(teste, linha, { corpo, autorizacao });
const servicosDe = async (ambiente: string) =>
  Object.fromEntries(
    Object.entries((await teste.servico.estado(ambiente)).servicos).map(([servico, { construcao }]) => [servico, construcao]),
  );
const publish = (ambiente: string, servicos: Record<string, string>, mais: object = {}) =>
  call(`POST /v1/ambientes/${ambiente}/publicacoes`, {
    servicos: Object.entries(servicos).map(([servico, construcao]) => ({ servico, construcao })),
    motivo: 'primeira carga',
    ...mais,
  });
const register = async (receita: Parameters<typeof buildForTest>[0]) => (await teste.register(buildForTest(receita))).id;
const ouve = { produz: {}, consome: { 'menu:aberto': { type: 'object' } } };

describe('an empty environment', () => {
  /** Two services that import each other, and one that listens to an event no service emits. */
  const cycle = async () => ({
    [LAYOUT]: await register({ servico: LAYOUT, usa: { [RC]: ['start'] } }),
    [RC]: await register({ servico: RC, exporta: ['start'], usa: { [LAYOUT]: ['mount'] } }),
    [Q]: await register({ servico: Q, mudancas: { eventos: ouve } }),
  });

  it('is filled by one entry, checked as a whole and approved by two people', async () => {
    const todos = await cycle();
    for (const [servico, construcao] of Object.entries(todos)) {
      if (servico !== Q)
        expect((await call('POST /v1/ambientes/staging/implantacoes', { servico, construcao, motivo: 'x' })).status).toBe(409);
    }
    const ensaio = await publish('staging', todos, { simular: true });
    expect(ensaio).toMatchObject({ status: 200, corpo: { diferenca: { entram: expect.any(Array), servicos: expect.any(Array) } } });
    expect((ensaio.corpo as { diferenca: { servicos: object[] } }).diferenca.servicos).toHaveLength(3);
    expect(await servicosDe('staging')).toEqual({});

    const { status, corpo } = await publish('staging', todos);
    expect(status).toBe(202);
    teste.passTime(1_000);
    const { pendente } = corpo as { pendente: string };
    expect((await call(`POST /v1/ambientes/staging/aprovacoes/${pendente}`, undefined, beto)).status).toBe(200);
    expect(await servicosDe('staging')).toEqual(todos);
    expect(await teste.servico.historico('staging', { tipos: ['aprovado', 'publicado'] })).toHaveLength(1);
  });

  it('publishes all of the set or none of it', async () => {
    const bom = await register({ servico: M });
    const falta = await register({ servico: Q, usa: { '@balcao/navbar': ['mount'] } });
    expect(await publish('staging', { [M]: bom, [Q]: falta })).toMatchObject({ status: 409, corpo: { erro: { codigo: 'contrato' } } });
    expect((await publish('staging', { [M]: bom, [Q]: 'f'.repeat(20) })).status).toBe(404);
    expect(await servicosDe('staging')).toEqual({});
    const duas = {
      servicos: [
        { servico: M, construcao: bom },
        { servico: M, construcao: bom },
      ],
      motivo: 'x',
    };
    expect((await call('POST /v1/ambientes/staging/publicacoes', duas)).status).toBe(422);
  });

  it('refuses a later deploy that listens to an event no service emits', async () => {
    await publish('staging', { [M]: await register({ servico: M }) });
    const { status } = await publish('staging', { [Q]: await register({ servico: Q, mudancas: { eventos: ouve } }) });
    expect(status).toBe(409);
  });
});

describe('from one environment to another', () => {
  const copy = (para: string, corpo: object, quem = ana) =>
    call(`POST /v1/ambientes/${para}/copias`, { motivo: 'promoção', ...corpo }, quem);
  const fill = async () => {
    const velhas = { [M]: await register({ servico: M, texto: 'velha' }), [Q]: await register({ servico: Q, texto: 'velha' }) };
    const novas = { [M]: await register({ servico: M, texto: 'nova' }), [Q]: await register({ servico: Q, texto: 'nova' }) };
    await publish('production', { ...velhas, '@balcao/navbar': await register({ servico: '@balcao/navbar' }) });
    await publish('local', novas);
    await call('PATCH /services?env=local', { service: 'a', url: URL_DE_FORA });
    await call('PATCH /services?env=production', { service: 'b', url: URL_DE_FORA });
    return { velhas, novas };
  };

  it('copies everything: lists the differences first, then one entry makes both environments equal', async () => {
    const { novas } = await fill();
    const ensaio = await copy('production', { de: 'local', simular: true });
    expect(ensaio.corpo).toMatchObject({
      diferenca: {
        entram: [{ nome: 'a' }],
        saem: expect.arrayContaining([expect.objectContaining({ nome: 'b' }), expect.objectContaining({ nome: '@balcao/navbar' })]),
        mudam: expect.arrayContaining([expect.objectContaining({ nome: Q }), expect.objectContaining({ nome: M })]),
      },
    });
    expect((await copy('production', { de: 'local' })).status).toBe(200);
    expect(await servicosDe('production')).toEqual(novas);
    const [um, outro] = [await teste.servico.atual('production'), await teste.servico.atual('local')];
    expect(um.mapa).toEqual(outro.mapa);
    expect((await teste.servico.historico('production'))[0]).toMatchObject({ motivo: 'promoção', autor: { nome: 'Ana Souza' } });
    expect((await copy('production', { de: 'local' })).corpo).toMatchObject({ mudou: false });
  });

  it('copies only some parcels, and only those the author may deploy', async () => {
    const { velhas, novas } = await fill();
    const doMenu = `Bearer ${await teste.tokenDe('Equipe do menu', { servicos: [M], ambientes: ['*'], acoes: ['*'] })}`;
    expect((await copy('production', { de: 'local' }, doMenu)).status).toBe(403);
    expect((await copy('production', { de: 'local', servicos: [M] }, doMenu)).status).toBe(200);
    expect(await servicosDe('production')).toMatchObject({ [M]: novas[M], [Q]: velhas[Q] });
    expect((await copy('production', { de: 'local', servicos: ['@balcao/navbar'] })).status).toBe(404);
    expect((await copy('production', { de: 'production' })).status).toBe(422);
  });

  it('copies nothing when one address is not allowed in the target environment', async () => {
    await fill();
    expect(await copy('staging', { de: 'local' })).toMatchObject({ status: 409, corpo: { erro: { codigo: 'mapa-invalido' } } });
    expect(await servicosDe('staging')).toEqual({});
  });

  it('a new environment may start as a copy of another one, including its origins', async () => {
    const { novas } = await fill();
    expect(await call('POST /v1/ambientes', { nome: 'demo', copiaDe: 'local' })).toMatchObject({
      status: 422,
      corpo: { erro: { codigo: 'sem-motivo' } },
    });
    const criado = await call('POST /v1/ambientes', { nome: 'demo', copiaDe: 'local', motivo: 'feira' });
    expect(criado).toMatchObject({ status: 201, corpo: { nome: 'demo', publicacao: { mudou: true } } });
    expect(await servicosDe('demo')).toEqual(novas);
    expect((await teste.servico.atual('demo')).mapa.imports).toMatchObject({ a: URL_DE_FORA });
  });
});

describe('removing an environment', () => {
  const remove = (nome: string, corpo: object = { confirma: nome, motivo: 'acabou' }, quem = ana) =>
    call(`DELETE /v1/ambientes/${nome}`, corpo, quem);
  const make = (nome: string) => call('POST /v1/ambientes', { nome });

  it('requires its name as confirmation, takes effect in every process, and never reuses the name', async () => {
    await make('velho');
    await publish('velho', { [M]: await register({ servico: M }) });
    const outro = await createServicoDeTeste({}, teste.pasta);
    expect(await remove('velho', { confirma: 'velo', motivo: 'x' })).toMatchObject({ status: 422 });
    expect((await remove('velho')).status).toBe(200);
    expect((await call('GET /v1/ambientes/velho/estado')).status).toBe(404);
    expect((await call('GET /import-map.json?env=velho')).status).toBe(404);
    expect((await outro.servico.ambientes()).map(({ nome }) => nome)).not.toContain('velho');
    expect(await make('velho')).toMatchObject({ status: 409, corpo: { erro: { codigo: 'ambiente-existiu' } } });
    await outro.close();
  });

  it('refuses an environment that the installation declares, serves, or that has users now', async () => {
    for (const nome of ['production', 'local'])
      expect(await remove(nome)).toMatchObject({ status: 409, corpo: { erro: { codigo: 'ambiente-declarado' } } });
    await make('ocupado');
    expect(await remove('ocupado')).toMatchObject({ status: 409, corpo: { erro: { codigo: 'ambiente-em-uso' } } });
    expect((await remove('ninguem')).status).toBe(404);
    await make('meu');
    const doMenu = `Bearer ${await teste.tokenDe('Equipe do menu', { servicos: [M], ambientes: ['*'], acoes: ['*'] })}`;
    expect((await remove('meu', undefined, doMenu)).status).toBe(403);
  });
});
