import type { BuscaRecente, ItemBusca } from '@balcao/contracts';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import { type CarteiraTeste, createCarteira, SEGURADORA_DA_CARTEIRA } from '../../testing/test-carteira.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';
import { CATEGORIA } from './busca.model.ts';

let teste: AppTeste;
let ana: UsuarioTeste;
let admin: Entrada;
let carteira: CarteiraTeste;
let ids: Record<'zelia' | 'zeliaSouza' | 'conceicao' | 'empresa' | 'sinistro' | 'proposta' | 'orcamento' | 'cotacao', string>;

beforeAll(async () => {
  teste = await createTestApp();
  const client = new pg.Client({ connectionString: teste.banco.url });
  await client.connect();
  await client.query(SEGURADORA_DA_CARTEIRA).finally(() => client.end());
  ana = await teste.createUser({ administrador: true, nome: 'Otávio Prado' });
  admin = await teste.signIn(ana);
  carteira = await createCarteira(teste, ana);
  const zelia = await carteira.segurado('Zélia da Conceição', {
    documento: '11144477735',
    celular: '35900001234',
    email: 'zelia@exemplo.test',
    cep: '37500100',
  });
  const apolice = await carteira.apolice(zelia, { numero: 'AP-77.123' });
  const orcamento = await carteira.orcamento('Zélia da Conceição', {
    numero: 431,
    rascunho: JSON.stringify({ risco: { veiculo: { placa: 'QXZ4D55' }, segurado: { celular: '35911112222', cep: '01310100' } } }),
  });
  ids = {
    zelia,
    orcamento,
    zeliaSouza: await carteira.segurado('Zélia Souza'),
    conceicao: await carteira.segurado("Marta D'Ávila Conceição"),
    empresa: await carteira.segurado('Padaria Três Irmãos Ltda', { pessoa: 'PJ', documento: '12ABC34501DE35' }),
    sinistro: await carteira.sinistro(apolice, { numero: 88, placa: 'HGF1234', protocolo_seguradora: 'SIN/2026.551' }),
    proposta: await carteira.proposta(zelia, { numero: 91, numero_seguradora: 'PR-0099' }),
    cotacao: await carteira.cotacao(orcamento, 2),
  };
});
afterAll(() => teste.close());

const ask = (query: string, quem = admin, limit = 15) =>
  teste.app.inject({
    method: 'GET',
    url: `/c/api/v1/search/match?${new URLSearchParams({ query, limit: String(limit) })}`,
    headers: quem.headers,
  });
const match = async (query: string, quem = admin, limit = 15): Promise<ItemBusca[]> => (await ask(query, quem, limit)).json().data;
const guids = async (query: string, quem = admin): Promise<string[]> => (await match(query, quem)).map(({ guid }) => guid);

it('puts what is exactly that first, then what begins with it, then what has such a word', async () => {
  const exata = await carteira.segurado('Beatriz Lima');
  const meio = await carteira.segurado('Ana Beatriz Limaverde');
  const prefixo = await carteira.segurado('Beatriz Lima Torres');
  expect(await guids('beatriz lima')).toEqual([exata, prefixo, meio]);
  expect((await guids('BEATRIZ')).slice(0, 2).toSorted()).toEqual([exata, prefixo].toSorted());
});

it.each(['zelia conceicao', 'ZÉLIA DA CONCEIÇÃO', 'conceição zélia', 'zeli conc'])('finds a name by «%s»', async (query) => {
  expect(await guids(query)).toContain(ids.zelia);
});

it.each(['marta davila', 'd’avila', "D'ÁVILA"])('finds an apostrophe by «%s»', async (query) => {
  expect(await guids(query)).toContain(ids.conceicao);
});

it.each([
  ['111.444.777-35', 'CPF', '111.444.777-35'],
  ['11144477735', 'CPF', '111.444.777-35'],
  ['111.444', 'CPF', '111.444.777-35'],
  ['4447', 'CPF', '111.444.777-35'],
  ['(35) 90000-1234', 'Celular', '(35) 90000-1234'],
  ['zelia@exemplo', 'E-mail', 'zelia@exemplo.test'],
  ['+55 35 90000-1234', 'Celular', '(35) 90000-1234'],
  ['37500-100', 'CEP', '37500-100'],
  ['ap 77123', 'Apólice', 'AP-77.123'],
])('finds a person by «%s» and says that it was the %s', async (query, fieldName, fieldValue) => {
  const found = (await match(query)).find(({ guid }) => guid === ids.zelia);
  expect(found).toMatchObject({ type: 1, category: 2, actionType: null, title: 'Zélia da Conceição', fieldName, fieldValue });
  expect(found?.url).toBe(`/segurados/painel?id=${ids.zelia}`);
});

it('finds an alphanumeric CNPJ with its mask and without it', async () => {
  for (const query of ['12.ABC.345/01DE-35', '12abc345']) {
    expect((await match(query))[0]).toMatchObject({ guid: ids.empresa, fieldName: 'CNPJ', fieldValue: '12.ABC.345/01DE-35' });
  }
});

it('finds cases, proposals and claims by number, plate and protocol, each at its address', async () => {
  const expected = [
    ['(35) 91111-2222', ids.orcamento, 5, 'Celular', `/multicalculo/orcamento-editar?id=${ids.orcamento}`],
    ['01310-100', ids.orcamento, 5, 'CEP', `/multicalculo/orcamento-editar?id=${ids.orcamento}`],
    ['qxz-4d55', ids.orcamento, 5, 'Placa', `/multicalculo/orcamento-editar?id=${ids.orcamento}`],
    ['431', ids.orcamento, 5, 'Número', `/multicalculo/orcamento-editar?id=${ids.orcamento}`],
    ['431-2', ids.cotacao, 6, 'Número', `/multicalculo/orcamento-editar?id=${ids.orcamento}`],
    ['HGF-1234', ids.sinistro, 3, 'Placa', `/sinistros/sinistro?id=${ids.sinistro}`],
    ['sin 2026 551', ids.sinistro, 3, 'Protocolo', `/sinistros/sinistro?id=${ids.sinistro}`],
    ['pr0099', ids.proposta, 4, 'Número na seguradora', `/centralVendas/propostas/proposta?id=${ids.proposta}`],
  ] as const;
  for (const [query, guid, category, fieldName, url] of expected) {
    expect([query, (await match(query))[0]]).toMatchObject([query, { guid, category, fieldName, url }]);
  }
});

it('finds by the number of a policy whom it insures and the claims made of it', async () => {
  expect((await match('AP 77123')).map(({ guid, fieldName }) => [guid, fieldName])).toEqual([
    [ids.zelia, 'Apólice'],
    [ids.sinistro, 'Apólice'],
  ]);
});

it('takes the kind of record said before the number', async () => {
  expect((await match('orçamento 431'))[0]).toMatchObject({ guid: ids.orcamento, title: 'Zélia da Conceição · orçamento 431' });
  expect(await guids('proposta zélia')).toEqual([ids.proposta]);
});

it('shows one of each kind before a second of any', async () => {
  for (const n of [1, 2, 3, 4]) await carteira.segurado(`Zélia da Conceição ${n}`);
  const categorias = (await match('zélia conceição')).map(({ category }) => category);
  // those written exactly so: the person, the claim, the proposal, the case and its run
  expect(categorias.slice(0, 5).toSorted()).toEqual([2, 3, 4, 5, 6]);
});

it.each(['padraria tres irmaos', 'padaira', 'irmoas'])('forgives the slip of «%s»', async (query) => {
  expect(await guids(query)).toContain(ids.empresa);
});

it('gives no more than was asked for', async () => {
  for (let n = 0; n < 20; n += 1) await carteira.segurado(`Quitéria Numerosa ${n}`);
  expect(await match('quiteria')).toHaveLength(15);
  expect(await match('quiteria', admin, 4)).toHaveLength(4);
});

it.each(['', 'ab', 'a'.repeat(121)])('refuses «%s» at its field', async (query) => {
  const response = await ask(query);
  expect([response.statusCode, response.json().errors[0].campo]).toEqual([422, 'query']);
});

it.each(['%%%', '___', '(((', '...', "';--", '\\\\\\', 'a|b|c', '***'])('takes «%s» for what it says, not for a pattern', async (query) => {
  const response = await ask(query);
  expect(response.statusCode).toBe(200);
  expect(response.json().data.filter(({ type }: ItemBusca) => type === 1)).toEqual([]);
});

it('follows a record that changes, and forgets one that is gone', async () => {
  const id = await carteira.segurado('Firmino Passageiro');
  await carteira.run('update balcao.segurado set nome = $2 where id = $1', [id, 'Firmino Duradouro']);
  expect(await guids('passageiro')).toEqual([]);
  expect(await guids('firmino duradouro')).toEqual([id]);
  await carteira.run('update balcao.segurado set excluido_em = now() where id = $1', [id]);
  expect(await guids('firmino')).toEqual([]);
  await carteira.run('update balcao.segurado set excluido_em = null where id = $1', [id]);
  expect(await guids('firmino')).toEqual([id]);
  await carteira.run('delete from balcao.segurado where id = $1', [id]);
  expect(await guids('firmino')).toEqual([]);
});

it('writes a new name in the claims and proposals that carry it', async () => {
  const id = await carteira.segurado('Olga Antiga');
  const proposta = await carteira.proposta(id);
  const sinistro = await carteira.sinistro(await carteira.apolice(id));
  await carteira.run('update balcao.segurado set nome = $2 where id = $1', [id, 'Olga Renovada']);
  expect((await guids('renovada')).toSorted()).toEqual([id, proposta, sinistro].toSorted());
});

it('leaves no trace of a change that was rolled back', async () => {
  await expect(
    teste.db.tenant(ana, async (tx) => {
      await tx.run(
        "insert into balcao.segurado (assinatura_id, pessoa, documento, nome) values ($1, 'PF', '98765432100', 'Fulana Desfeita')",
        [ana.assinaturaId],
      );
      throw new Error('desfaz');
    }),
  ).rejects.toThrow('desfaz');
  expect(await guids('desfeita')).toEqual([]);
});

it('shows nothing of another subscription, by name, number or mistake', async () => {
  const stranger = await teste.signIn(await teste.createUser({ administrador: true }));
  for (const query of ['zelia conceicao', '11144477735', '4447', 'padaira', 'HGF1234', '431']) {
    expect([query, (await match(query, stranger)).filter(({ type }) => type === 1)]).toEqual([query, []]);
  }
});

const colleague = async (flags: Record<string, boolean>) => teste.signIn(await teste.createUser({ assinaturaId: ana.assinaturaId, flags }));
const found = async (query: string, quem: Entrada): Promise<(number | null)[]> =>
  (await match(query, quem)).map(({ category }) => category).toSorted();

it('finds users for administrators alone', async () => {
  expect(await found('otavio prado', admin)).toEqual([1]);
  expect(await found('otavio prado', await colleague({}))).toEqual([]);
});

it('keeps people, claims and proposals from who has no access to management', async () => {
  const quem = await colleague({ acessoGestao: false });
  expect(new Set(await found('zelia conceicao', quem))).toEqual(new Set([5, 6]));
  expect(await found('11144477735', quem)).toEqual([]);
});

it('keeps quotes from who has no access to quoting', async () => {
  expect(await found('431', await colleague({ acessoOrcamentacao: false }))).toEqual([]);
});

it('shows who is not administrator of quotes their own alone', async () => {
  const bia = await teste.createUser({ assinaturaId: ana.assinaturaId, flags: { administradorOrcamento: false } });
  const quem = await teste.signIn(bia);
  expect(await found('431', quem)).toEqual([]);
  const meu = await carteira.orcamento('Norberto Próprio', { usuario_id: bia.usuarioId });
  expect(await guids('norberto', quem)).toEqual([meu]);
});

it('shows who sees their own cases alone their own proposals too, by name, number or mistake, and keeps no other among the recent', async () => {
  const bia = await teste.createUser({ assinaturaId: ana.assinaturaId, flags: { administradorOrcamento: false } });
  const quem = await teste.signIn(bia);
  const proposals = async (query: string) => (await match(query, quem)).filter(({ category }) => category === 4).map(({ guid }) => guid);
  const cliente = await carteira.segurado('Hermenegilda Próspera');
  const [minha, alheia] = [
    await carteira.proposta(cliente, { numero: 7_001, numero_seguradora: 'HP-0001', usuario_id: bia.usuarioId }),
    await carteira.proposta(cliente, { numero: 7_002, numero_seguradora: 'HP-0002' }),
  ];
  for (const query of ['hermenegilda', 'prospera hermenegilda', 'hermenegidla', 'hp000'])
    expect([query, await proposals(query)]).toEqual([query, [minha]]);
  expect(await proposals('7002')).toEqual([]);
  const note = (guid: string) =>
    teste.app.inject({ method: 'PUT', url: `/c/api/v1/search/recentes/${guid}`, headers: quem.headers, payload: {} });
  expect([(await note(minha)).statusCode, (await note(alheia)).statusCode]).toEqual([200, 404]);
  await carteira.run('update balcao.proposta set usuario_id = $2 where id = $1', [minha, ana.usuarioId]);
  expect(await proposals('hermenegilda')).toEqual([]);
  expect((await note(minha)).statusCode).toBe(404);
});

describe('each kind of record', () => {
  /** How a kind is judged: what finds one, the permission without which it is not found, and whether who sees their own finds a colleague's. */
  interface Juizo {
    readonly query: string;
    readonly permissao: 'acessoGestao' | 'acessoOrcamentacao' | null;
    readonly soOsSeus: boolean;
  }
  // a kind without a line here does not compile
  const JUIZOS = {
    usuario: { query: 'otavio prado', permissao: null, soOsSeus: true },
    segurado: { query: '11144477735', permissao: 'acessoGestao', soOsSeus: false },
    sinistro: { query: 'HGF1234', permissao: 'acessoGestao', soOsSeus: false },
    proposta: { query: 'pr0099', permissao: 'acessoGestao', soOsSeus: true },
    orcamento: { query: 'qxz4d55', permissao: 'acessoOrcamentacao', soOsSeus: true },
    cotacao: { query: '431-2', permissao: 'acessoOrcamentacao', soOsSeus: true },
  } satisfies Record<keyof typeof CATEGORIA, Juizo>;

  const CASOS = (Object.entries(JUIZOS) as [keyof typeof CATEGORIA, Juizo][]).map(([categoria, juizo]) => ({ categoria, ...juizo }));
  const findsOne = async (categoria: keyof typeof CATEGORIA, query: string, quem: Entrada) =>
    (await match(query, quem)).some(({ category }) => category === CATEGORIA[categoria]);

  it('is one of those the database keeps', async () => {
    const kept = await teste.db.tenant(ana, (tx) => tx.rows<{ categoria: number }>('select distinct categoria from busca_item order by 1'));
    expect(kept.map(({ categoria }) => categoria)).toEqual(Object.values(CATEGORIA));
  });

  it.each(CASOS)(
    '$categoria: by its own subscription, its permission, and whose it is',
    async ({ categoria, query, permissao, soOsSeus }) => {
      expect(await findsOne(categoria, query, admin)).toBe(true);
      expect(await findsOne(categoria, query, await teste.signIn(await teste.createUser({ administrador: true })))).toBe(false);
      if (permissao) expect(await findsOne(categoria, query, await colleague({ [permissao]: false }))).toBe(false);
      expect(await findsOne(categoria, query, await colleague({ administradorOrcamento: false }))).toBe(!soOsSeus);
    },
  );
});

it('leads to the view of a case that may not be calculated', async () => {
  const quem = await colleague({ bloqueioCotacaoAuto: true });
  expect((await match('431', quem))[0]?.url).toBe(`/multicalculo/orcamento-visualizar?id=${ids.orcamento}`);
});

it('offers what the menu opens, and only what this session may open', async () => {
  const [acao] = await match('novo orc');
  expect(acao).toMatchObject({ type: 0, category: null, actionType: 1, title: 'Novo orçamento', url: '/multicalculo/novo-orcamento' });
  expect((await match('orçamentos'))[0]).toMatchObject({ type: 0, actionType: 2, url: '/multicalculo/orcamentos' });
  expect(await match('novo orcamento', await colleague({ acessoMC: false }))).toEqual([]);
});

it('wants a session', async () => {
  for (const url of ['/c/api/v1/search/match?query=abc', '/c/api/v1/search/recentes'])
    expect((await teste.app.inject({ method: 'GET', url })).statusCode).toBe(401);
});

describe('recent results', () => {
  const note = (guid: string, quem: Entrada, fixado?: boolean) =>
    teste.app.inject({
      method: 'PUT',
      url: `/c/api/v1/search/recentes/${encodeURIComponent(guid)}`,
      headers: quem.headers,
      payload: fixado === undefined ? {} : { fixado },
    });
  const list = async (quem: Entrada): Promise<BuscaRecente[]> =>
    (await teste.app.inject({ method: 'GET', url: '/c/api/v1/search/recentes', headers: quem.headers })).json().data;

  it('come newest first, once each, the pinned ones on top', async () => {
    const quem = await colleague({});
    await note(ids.zelia, quem, true);
    await note(ids.proposta, quem);
    await note(ids.zeliaSouza, quem);
    const answer = await note(ids.proposta, quem);
    expect(answer.json().data).toEqual(await list(quem));
    expect((await list(quem)).map(({ guid, fixado }) => [guid, fixado])).toEqual([
      [ids.zelia, true],
      [ids.proposta, false],
      [ids.zeliaSouza, false],
    ]);
    await note(ids.zelia, quem);
    expect((await list(quem))[0]).toMatchObject({ guid: ids.zelia, fixado: true });
    await note(ids.zelia, quem, false);
    expect((await list(quem))[0]).toMatchObject({ guid: ids.zelia, fixado: false });
  });

  it('say what the index says today, actions included', async () => {
    const quem = await colleague({});
    const id = await carteira.segurado('Nome de Ontem');
    await note(id, quem);
    await note('acao:/multicalculo/novo-orcamento', quem);
    await carteira.run('update balcao.segurado set nome = $2 where id = $1', [id, 'Nome de Hoje']);
    expect((await list(quem)).map(({ title }) => title)).toEqual(['Novo orçamento', 'Nome de Hoje']);
  });

  it('are kept to twenty, besides the pinned', async () => {
    const quem = await colleague({});
    await note(ids.zelia, quem, true);
    const others = await Promise.all(Array.from({ length: 22 }, (_, n) => carteira.segurado(`Recente ${n}`)));
    for (const id of others) await note(id, quem);
    const guardados = (await list(quem)).map(({ guid }) => guid);
    expect(guardados).toEqual([ids.zelia, ...others.slice(2).toReversed()]);
  });

  it('refuse the twenty-first pin at its field, and nothing changes', async () => {
    const quem = await colleague({});
    for (const id of await Promise.all(Array.from({ length: 20 }, (_, n) => carteira.segurado(`Fixada ${n}`)))) await note(id, quem, true);
    const answer = await note(ids.zelia, quem, true);
    expect([answer.statusCode, answer.json().errors[0].campo]).toEqual([422, 'fixado']);
    expect(await list(quem)).toHaveLength(20);
  });

  it('leave out what may no longer be opened, and what is gone', async () => {
    const bia = await teste.createUser({ assinaturaId: ana.assinaturaId });
    const quem = await teste.signIn(bia);
    const efemero = await carteira.segurado('Efêmero Silva');
    for (const guid of [ids.zelia, ids.orcamento, efemero]) await note(guid, quem);
    await carteira.run('update balcao.segurado set excluido_em = now() where id = $1', [efemero]);
    await carteira.run(`update balcao.usuario set flags = '{"acessoGestao": false}' where id = $1`, [bia.usuarioId]);
    expect((await list(quem)).map(({ guid }) => guid)).toEqual([ids.orcamento]);
  });

  it('take nothing that the caller could not have found', async () => {
    const stranger = await teste.signIn(await teste.createUser());
    for (const guid of [ids.zelia, uuidv7(), 'acao:/nao-existe', 'x', `acao:${'y'.repeat(60)}`])
      expect((await note(guid, stranger)).statusCode).toBe(404);
    expect((await note(ids.zelia, await colleague({ acessoGestao: false }))).statusCode).toBe(404);
    expect(await list(stranger)).toEqual([]);
  });

  it('are each user’s own', async () => {
    const [um, outro] = [await colleague({}), await colleague({})];
    await note(ids.zelia, um);
    expect(await list(outro)).toEqual([]);
  });
});
