import { type Ambiente, type AtoDeSuporte, type Concessao, composicaoCalls, type FotoDaPagina, suporteCalls } from '@balcao/contracts';
import { asBrowser, type Entrada } from '../../testing/test-app.ts';
import { umaConstrucao } from '../../testing/test-build.ts';
import { until } from '../../testing/until.ts';
import { createTestComposition, type SiteTeste } from '../../testing/test-composition.ts';

const Q = '@balcao/quoting';
let teste: SiteTeste;
let corretor: Entrada;
let colega: Entrada;
let daColega: Awaited<ReturnType<SiteTeste['createUser']>>;
let alheio: Entrada;
let suporte: Entrada;
const nova = umaConstrucao(Q, 'emprestada');
let emprestada: string;

beforeAll(async () => {
  teste = await createTestComposition();
  const dono = await teste.createUser({ nome: 'Rita Corretora' });
  corretor = await teste.signIn(dono);
  daColega = await teste.createUser({ assinaturaId: dono.assinaturaId });
  colega = await teste.signIn(daColega);
  alheio = await teste.signIn(await teste.createUser());
  suporte = await teste.signIn(await teste.createUser({ segfyer: true, nome: 'Ana do Suporte' }));
  emprestada = await teste.deployer.register(nova);
});
afterAll(() => teste.close());

let chaves = 0;
async function ask(entrada: Entrada, call: { method: string; path: string }, input: Record<string, unknown> = {}) {
  const path = call.path.replace(/:(\w+)/g, (_, nome: string) => encodeURIComponent(String(input[nome])));
  const isQuery = call.method === 'GET';
  const query = new URLSearchParams(Object.entries(input).map(([nome, valor]) => [nome, String(valor)])).toString();
  const resposta = await teste.app.inject({
    method: call.method as 'GET',
    url: isQuery && query ? `${path}?${query}` : path,
    headers: { ...entrada.headers, 'idempotency-key': `k${chaves++}` },
    ...(!isQuery && { payload: input }),
  });
  return { status: resposta.statusCode, ...resposta.json<{ code: unknown; data: never }>() };
}
const lend = async (para: object, mudancas: object = {}): Promise<Concessao> => {
  const { status, data, ...resto } = await ask(suporte, suporteCalls.grant, {
    para,
    construcoes: { [Q]: emprestada },
    motivo: 'chamado 4242',
    minutos: 30,
    ...mudancas,
  });
  if (status !== 200) throw new Error(JSON.stringify([status, resto]));
  return data;
};
const end = (id: string) => ask(suporte, suporteCalls.end, { id });
const buildOf = async (entrada: Entrada, onde = {}) => (await teste.open(entrada, onde)).imports[Q];
const modoOf = async (entrada: Entrada) => (await teste.open(entrada)).ambiente.suporte;
const mapBuild = async (entrada: Entrada) => {
  const { data } = await ask(entrada, composicaoCalls.mapa);
  return (JSON.parse((data as { carga: string }).carga) as { servicos: Record<string, string> }).servicos[Q];
};
const fotoOf = ({ ambiente }: { ambiente: Ambiente }, mudancas: Partial<FotoDaPagina> = {}): FotoDaPagina => ({
  digest: ambiente.digest,
  sequencia: ambiente.sequencia,
  construcoes: ambiente.construcoes,
  rota: 'quoting/orcamentos',
  caminho: '/multicalculo/orcamentos?nome=Rita',
  parcelas: [{ nome: 'quoting', estado: 'MOUNTED', montadaEmMs: 12 }],
  bandeiras: { acessoMC: true },
  sobreposicoes: [],
  navegador: { agente: 'Firefox', idioma: 'pt-BR', largura: 1280, altura: 720 },
  eventos: [{ em: '2026-11-20T12:00:00Z', nome: 'quoting:salvo', resumo: { nome: 'rita', cpf: '52998224725' } }],
  ...mudancas,
});
const tellCode = async (entrada: Entrada, foto: FotoDaPagina): Promise<string> =>
  ((await ask(entrada, suporteCalls.createCodigo, { foto })).data as { codigo: string }).codigo;

it('is for the support team alone, but for the code and the way out', async () => {
  const { createCodigo: _, leave, ...restritas } = suporteCalls;
  const id = corretor.sessao.usuarioId;
  const assinaturaId = corretor.sessao.assinaturaId;
  const inputs = { codigo: 'K7QF-2M9X', motivo: 'quero ver', id, busca: 'rita', assinaturaId, em: '2026-01-01T00:00:00Z', minutos: 5 };
  for (const call of Object.values(restritas)) {
    const { status } = await ask(corretor, call, {
      ...inputs,
      para: { tipo: 'assinatura', id: assinaturaId },
      construcoes: { [Q]: emprestada },
    });
    expect([call.path, status]).toEqual([call.path, 403]);
  }
  expect((await ask(corretor, leave)).status).toBe(200);
});

describe('a lent build', () => {
  it('reaches the user it names, in page and map, and neither colleagues nor other subscriptions', async () => {
    const { id } = await lend({ tipo: 'usuario', id: corretor.sessao.usuarioId });
    expect([await buildOf(corretor), await mapBuild(corretor)]).toEqual([nova.url, emprestada]);
    expect(await modoOf(corretor)).toMatchObject({ concessaoId: id, tipo: 'construcao', soLeitura: false });
    for (const outro of [colega, alheio, suporte]) {
      expect([await buildOf(outro), await mapBuild(outro)]).not.toEqual([nova.url, emprestada]);
      expect(await modoOf(outro)).toBeNull();
    }
    await end(id);
    expect([await buildOf(corretor), await modoOf(corretor)]).toEqual([umaConstrucao(Q).url, null]);
  });

  it('reaches a whole subscription, on every gateway; whoever leaves it leaves alone, and its maker sees who', async () => {
    const outro = await teste.another();
    const { id, paraNome } = await lend({ tipo: 'assinatura', id: corretor.sessao.assinaturaId });
    expect(paraNome).not.toBe('');
    expect(await buildOf(corretor)).toBe(nova.url);
    await until(async () => (await buildOf(colega, { app: outro })) === nova.url);
    expect(await buildOf(alheio)).not.toBe(nova.url);
    for (let vez = 0; vez < 2; vez++) expect((await ask(colega, suporteCalls.leave)).status).toBe(200);
    expect([await buildOf(colega), await modoOf(colega), await mapBuild(colega)]).not.toContain(nova.url);
    expect(await modoOf(colega)).toBeNull();
    // in another session of theirs too, and on the other gateway
    const outraSessao = await teste.signIn(daColega);
    expect(await buildOf(outraSessao)).not.toBe(nova.url);
    expect(await buildOf(colega, { app: outro })).not.toBe(nova.url);
    expect([await buildOf(corretor), await mapBuild(corretor)]).toEqual([nova.url, emprestada]);

    const lista = (await ask(suporte, suporteCalls.listConcessoes, { tamanho: 100 })).data as { itens: Concessao[] };
    expect(lista.itens.find((uma) => uma.id === id)).toMatchObject({
      encerradaEm: null,
      sairam: [{ nome: colega.sessao.username, em: expect.any(String) }],
    });
    const { itens } = (await ask(suporte, suporteCalls.listAuditoria, { tamanho: 100 })).data as { itens: AtoDeSuporte[] };
    const dela = itens.filter(({ concessaoId, ato }) => concessaoId === id && ato !== 'usada');
    expect(dela.map(({ ato, autor, motivo }) => [ato, autor, motivo])).toEqual([
      ['deixada', colega.sessao.username, 'Voltou ao normal.'],
      ['concedida', suporte.sessao.username, 'chamado 4242'],
    ]);
    await end(id);
    expect(await buildOf(corretor)).not.toBe(nova.url);
  });

  it('of one broker ends when that broker leaves it', async () => {
    const { id } = await lend({ tipo: 'usuario', id: corretor.sessao.usuarioId });
    expect((await ask(corretor, suporteCalls.leave)).status).toBe(200);
    expect((await end(id)).status).toBe(404);
  });

  it('ends by itself at its time', async () => {
    await lend({ tipo: 'usuario', id: corretor.sessao.usuarioId }, { minutos: 1 });
    teste.pass(61_000);
    expect([await buildOf(corretor), await modoOf(corretor)]).toEqual([umaConstrucao(Q).url, null]);
  });

  it('lives in the session that lent it to itself, and ends with its logoff, as all that session lent', async () => {
    const pessoa = await teste.createUser({ segfyer: true });
    const [uma, outra] = [await teste.signIn(pessoa), await teste.signIn(pessoa)];
    const body = { construcoes: { [Q]: emprestada }, motivo: 'chamado 4243', minutos: 10 };
    await ask(uma, suporteCalls.grant, { ...body, para: { tipo: 'eu', id: null } });
    await ask(uma, suporteCalls.grant, { ...body, para: { tipo: 'usuario', id: corretor.sessao.usuarioId } });
    expect([await buildOf(uma), await buildOf(outra), await buildOf(corretor)]).toEqual([nova.url, umaConstrucao(Q).url, nova.url]);
    await teste.app.inject({ method: 'POST', url: '/auth/logoff', headers: uma.headers });
    expect(await buildOf(corretor)).toBe(umaConstrucao(Q).url);
  });

  it('ends with the kill switch and does not come back', async () => {
    await lend({ tipo: 'usuario', id: corretor.sessao.usuarioId });
    await teste.deployer.request('POST', '/v1/ambientes/local/chave-geral', { ligada: true, motivo: 'incidente' });
    expect(await modoOf(corretor)).toBeNull();
    expect(
      (
        await ask(suporte, suporteCalls.grant, {
          para: { tipo: 'eu', id: null },
          construcoes: { [Q]: emprestada },
          motivo: 'durante',
          minutos: 5,
        })
      ).status,
    ).toBe(409);
    await teste.deployer.request('POST', '/v1/ambientes/local/chave-geral', { ligada: false, motivo: 'passou' });
    expect([await buildOf(corretor), await modoOf(corretor)]).toEqual([umaConstrucao(Q).url, null]);
  });

  it.each([
    ['a build nobody registered', { construcoes: { [Q]: 'f'.repeat(20) } }, 404],
    ['an address in the place of a build', { construcoes: { [Q]: 'http://localhost:9310/q.js' } }, 404],
    ['nothing', { construcoes: {} }, 422],
    ['more than an hour', { minutos: 61 }, 422],
    ['no reason', { motivo: '   ' }, 422],
    ['nobody', { para: { tipo: 'usuario', id: '0190b000-0000-7000-8000-00000000dead' } }, 422],
    ['no one in particular', { para: { tipo: 'assinatura', id: null } }, 422],
  ])('cannot be %s', async (_, mudancas, status) => {
    const bom = {
      para: { tipo: 'usuario', id: corretor.sessao.usuarioId },
      construcoes: { [Q]: emprestada },
      motivo: 'chamado',
      minutos: 5,
    };
    expect((await ask(suporte, suporteCalls.grant, { ...bom, ...mudancas })).status).toBe(status);
    expect(await modoOf(corretor)).toBeNull();
  });

  it('is not had by saying so: neither a cookie of somebody else, nor one without its companion, nor the address', async () => {
    const { id } = await lend({ tipo: 'usuario', id: corretor.sessao.usuarioId });
    const alheioCom = asBrowser(alheio);
    const semCompanheiro = asBrowser(corretor).replace(/balcao_acesso=[^;]+/, asBrowser(alheio).match(/balcao_acesso=[^;]+/)?.[0] ?? '');
    const dito = `${alheioCom}; import-map-override:${Q}=${nova.url}; concessaoId=${id}`;
    for (const cookie of [alheioCom, semCompanheiro, dito]) expect(await buildOf(alheio, { cookie })).not.toBe(nova.url);
    expect(await buildOf(alheio, { url: `/home?concessaoId=${id}&imo=${nova.url}&construcao=${Q}@${emprestada}` })).not.toBe(nova.url);
    expect((await ask(alheio, composicaoCalls.mapa, { construcao: `${Q}@${emprestada}` })).status).toBe(200);
    expect(await mapBuild(alheio)).not.toBe(emprestada);
    await end(id);
    expect((await end(id)).status).toBe(404);
  });
});

describe('a support code', () => {
  it('shows the page of whoever told it, cleaned again, for fifteen minutes and to the support team', async () => {
    const codigo = await tellCode(corretor, fotoOf(await teste.open(corretor)));
    expect(codigo).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    const { data } = await ask(suporte, suporteCalls.readCodigo, { codigo });
    expect(data).toMatchObject({
      corretor: { usuarioId: corretor.sessao.usuarioId, assinaturaId: corretor.sessao.assinaturaId },
      foto: { caminho: '/multicalculo/orcamentos', eventos: [{ resumo: { nome: '•••', cpf: '•••' } }] },
    });
    expect((await ask(colega, suporteCalls.readCodigo, { codigo })).status).toBe(403);
    teste.pass(15 * 60_000 + 1_000);
    expect((await ask(suporte, suporteCalls.readCodigo, { codigo })).status).toBe(404);
  });

  it('is one for each session, and is not kept as it was told', async () => {
    const foto = fotoOf(await teste.open(corretor));
    const [primeiro, segundo] = [await tellCode(corretor, foto), await tellCode(corretor, foto)];
    expect((await ask(suporte, suporteCalls.readCodigo, { codigo: primeiro })).status).toBe(404);
    expect((await ask(suporte, suporteCalls.readCodigo, { codigo: segundo })).status).toBe(200);
    const linhas = await teste.db.tenant({ ...corretor.sessao, segfyerId: null }, (tx) => tx.rows('select * from codigo_suporte'));
    expect(JSON.stringify(linhas)).not.toContain(segundo);
    expect(await teste.db.tenant({ ...alheio.sessao, segfyerId: null }, (tx) => tx.rows('select * from codigo_suporte'))).toEqual([]);
  });

  it("opens the same composition in the support person's own session, read only, until it leaves", async () => {
    const { id } = await lend({ tipo: 'usuario', id: corretor.sessao.usuarioId });
    const dele = await teste.open(corretor);
    const codigo = await tellCode(corretor, fotoOf(dele));
    await end(id);
    expect((await teste.open(corretor)).ambiente.digest).not.toBe(dele.ambiente.digest);

    const { data } = await ask(suporte, suporteCalls.openIgual, { codigo, motivo: 'ver o que ela vê' });
    expect(data).toMatchObject({ digest: dele.ambiente.digest, rota: '/multicalculo/orcamentos' });
    const minha = await teste.open(suporte);
    expect(minha.imports).toEqual(dele.imports);
    expect(minha.ambiente).toMatchObject({ digest: dele.ambiente.digest, suporte: { tipo: 'igual', soLeitura: true } });

    const write = () => ask(suporte, { method: 'POST', path: '/c/api/v1/orcamentos' }, {});
    expect(await write()).toMatchObject({ status: 403, code: 'somente-leitura' });
    expect((await ask(suporte, suporteCalls.listConcessoes)).status).toBe(200);
    expect((await ask(suporte, suporteCalls.leave)).status).toBe(200);
    expect(await write()).not.toMatchObject({ code: 'somente-leitura' });
    expect(await modoOf(suporte)).toBeNull();
  });

  it('opens it equal though something was deployed meanwhile, and says so when it cannot be equal any more', async () => {
    const dele = await teste.open(corretor);
    const codigo = await tellCode(corretor, fotoOf(dele));
    await teste.deployer.deploy(umaConstrucao('@balcao/menu', 'depois do código'));
    expect((await ask(suporte, suporteCalls.openIgual, { codigo, motivo: 'ver igual' })).status).toBe(200);
    expect((await teste.open(suporte)).ambiente.digest).toBe(dele.ambiente.digest);
    await ask(suporte, suporteCalls.leave);
    const falso = await tellCode(corretor, fotoOf(dele, { digest: '0'.repeat(20) }));
    expect((await ask(suporte, suporteCalls.openIgual, { codigo: falso, motivo: 'ver igual' })).status).toBe(409);
  });
});

describe('the time machine', () => {
  it('tells what was live for a subscription at a moment, and opens it read only', async () => {
    const antes = await teste.open(corretor);
    const em = new Date(Date.now() + 40 * 60_000).toISOString();
    const assinaturaId = corretor.sessao.assinaturaId;
    teste.pass(60 * 60_000);
    await teste.deployer.deploy(umaConstrucao(Q, 'depois'));
    const visto = await ask(suporte, suporteCalls.viewMomento, { assinaturaId, em });
    expect(visto.data).toMatchObject({ digest: antes.ambiente.digest, construcoes: antes.ambiente.construcoes });
    expect((await teste.open(corretor)).ambiente.digest).not.toBe(antes.ambiente.digest);

    expect((await ask(suporte, suporteCalls.openMomento, { assinaturaId, em, motivo: 'como era' })).status).toBe(200);
    expect((await teste.open(suporte)).ambiente).toMatchObject({
      digest: antes.ambiente.digest,
      suporte: { tipo: 'momento', soLeitura: true },
    });
    await ask(suporte, suporteCalls.leave);
    expect((await ask(suporte, suporteCalls.viewMomento, { assinaturaId, em: '2099-01-01T00:00:00Z' })).status).toBe(422);
    expect((await ask(suporte, suporteCalls.viewMomento, { assinaturaId, em: '2001-01-01T00:00:00Z' })).status).toBe(404);
  });
});

it('finds brokers and builds, and keeps every act on record', async () => {
  const achados = (await ask(suporte, suporteCalls.findCorretores, { busca: 'rita corr' })).data as object[];
  expect(achados).toMatchObject([{ usuarioId: corretor.sessao.usuarioId, nome: 'Rita Corretora' }]);
  const construcoes = (await ask(suporte, suporteCalls.listConstrucoes, { servico: Q })).data as { id: string; noAr: boolean }[];
  expect(construcoes.find(({ id }) => id === emprestada)?.noAr).toBe(false);
  expect(construcoes.filter(({ noAr }) => noAr)).toHaveLength(1);

  const { itens, total } = (await ask(suporte, suporteCalls.listAuditoria, { tamanho: 100 })).data as {
    itens: { ato: string; autor: string }[];
    total: number;
  };
  expect(total).toBe(itens.length);
  for (const ato of ['concedida', 'usada', 'encerrada', 'codigo-criado', 'codigo-lido']) expect(itens.map((um) => um.ato)).toContain(ato);
  expect(itens.find(({ ato }) => ato === 'concedida')?.autor).toMatch(/Suporte|Teste/);
  const { itens: concessoes } = (await ask(suporte, suporteCalls.listConcessoes, { tamanho: 100 })).data as { itens: Concessao[] };
  expect(concessoes.length).toBeGreaterThan(0);
  expect(concessoes.every(({ encerradaEm, motivo }) => encerradaEm !== null && motivo !== '')).toBe(true);
});
