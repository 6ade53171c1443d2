import { type Canais, type Notificacao, notificacaoTopics, topicPath } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import { comercial, createQuotingTest, type Corretor, type QuotingTeste } from '../../testing/test-quoting.ts';
import type { Entrada } from '../../testing/test-app.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';
import { createAvisos } from './avisos.ts';
import { fatos } from './fatos.ts';
import { notificacaoRepository } from './notificacao.repository.ts';

let teste: QuotingTeste;
let ana: UsuarioTeste;
let entrada: Entrada;

beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createUser();
  entrada = await teste.signIn(ana);
});
afterAll(() => teste.close());

const aviso = (over: { titulo?: string; usuarioId?: string; link?: string | null } = {}) => ({
  usuarioId: ana.usuarioId,
  tipo: 4,
  titulo: 'Um aviso',
  descricao: '',
  link: null,
  ...over,
});
const write = (over: Parameters<typeof aviso>[0] = {}, quem = ana): Promise<string> =>
  teste.db.tenant(quem, (tx) => notificacaoRepository.insert(tx, quem, aviso(over)));
const latest = async (quem = entrada): Promise<{ notificacoes: Notificacao[]; total: number }> =>
  (await teste.app.inject({ method: 'GET', url: '/notificacao/getLatestNotifications', headers: quem.headers })).json().data;
const mark = (payload: object, quem = entrada) =>
  teste.app.inject({ method: 'POST', url: '/notificacao/markAsRead', headers: quem.headers, payload });
async function newcomer(): Promise<{ quem: UsuarioTeste; entra: Entrada }> {
  const quem = await teste.createUser({ assinaturaId: ana.assinaturaId });
  return { quem, entra: await teste.signIn(quem) };
}

it('gives the thirty newest, newest first, and counts every unread one', async () => {
  const { quem, entra } = await newcomer();
  for (let n = 1; n <= 33; n += 1) await write({ usuarioId: quem.usuarioId, titulo: `Aviso ${n}` });
  const { notificacoes, total } = await latest(entra);
  expect([notificacoes.length, total]).toEqual([30, 33]);
  expect(notificacoes[0]).toMatchObject({ titulo: 'Aviso 33', lido: false, tipo: 4, link: null });
  expect(notificacoes.at(-1)?.titulo).toBe('Aviso 4');
});

it('counts the unread of the instant its notices are of, whatever is read meanwhile', async () => {
  const { quem, entra } = await newcomer();
  const id = await write({ usuarioId: quem.usuarioId });
  const { countUnread } = notificacaoRepository;
  const counting = jest.spyOn(notificacaoRepository, 'countUnread').mockImplementationOnce(async (tx, leitor) => {
    expect((await mark({ ids: [id] }, entra)).json().data).toEqual({ total: 0 });
    return countUnread(tx, leitor);
  });
  const antes = await latest(entra);
  counting.mockRestore();
  expect([antes.notificacoes.map(({ lido }) => lido), antes.total]).toEqual([[false], 1]);
  expect((await latest(entra)).total).toBe(0);
});

it('marks as read once, says how many are left, and takes the same again without harm', async () => {
  const { quem, entra } = await newcomer();
  const [um, dois] = [await write({ usuarioId: quem.usuarioId }), await write({ usuarioId: quem.usuarioId })];
  expect((await mark({ ids: [um] }, entra)).json()).toMatchObject({ success: true, data: { total: 1 } });
  expect((await mark({ ids: [um] }, entra)).json().data).toEqual({ total: 1 });
  expect((await latest(entra)).notificacoes.map(({ id, lido }) => [id, lido])).toEqual([
    [dois, false],
    [um, true],
  ]);
});

it('marks the older ones too when asked, and none newer', async () => {
  const { quem, entra } = await newcomer();
  for (let n = 1; n <= 34; n += 1) await write({ usuarioId: quem.usuarioId, titulo: `Aviso ${n}` });
  const { notificacoes } = await latest(entra);
  const ids = notificacoes.slice(1).map(({ id }) => id);
  expect((await mark({ ids, anteriores: true }, entra)).json().data).toEqual({ total: 1 });
  expect((await latest(entra)).notificacoes.filter(({ lido }) => !lido).map(({ titulo }) => titulo)).toEqual(['Aviso 34']);
});

it('tells the other pages of the user, and nobody else’s, how many are left; what was read before is no news', async () => {
  const { quem, entra } = await newcomer();
  const ids = [await write({ usuarioId: quem.usuarioId }), await write({ usuarioId: quem.usuarioId })];
  const ouvinte = await connectMqtt(teste, entra);
  const pathOf = (canais: Canais) => topicPath(notificacaoTopics.lidas, { canal: canais.usuario });
  expect(await ouvinte.subscribe(pathOf(await channels(entra)))).toBe(true);
  expect(await ouvinte.subscribe(pathOf(await channels(entrada)))).toBe(false);
  const first = ouvinte.next();
  await mark({ ids: [ids[0]] }, entra);
  expect((await first).payload).toEqual({ total: 1 });
  await mark({ ids: [ids[0]] }, entra);
  const last = ouvinte.next();
  await teste.app.inject({ method: 'POST', url: '/notifications/todas-lidas', headers: entra.headers, payload: {} });
  expect((await last).payload).toEqual({ total: 0 });
  expect(ouvinte.mensagens).toHaveLength(2);
  ouvinte.client.end(true);
});

it('takes the bare list of ids as the specification sends it', async () => {
  const { quem, entra } = await newcomer();
  const ids = [await write({ usuarioId: quem.usuarioId }), await write({ usuarioId: quem.usuarioId })];
  expect((await mark(ids, entra)).json().data).toEqual({ total: 0 });
});

it.each([[[]], [{ ids: [] }], [{ ids: ['x'] }], [['x']], [{}]])('refuses %j at its field', async (payload) => {
  const response = await mark(payload);
  expect([response.statusCode, response.json().errors[0].campo.startsWith('ids')]).toEqual([422, true]);
});

it('leaves the notices of a colleague, and of another subscription, as they were', async () => {
  const { quem, entra } = await newcomer();
  const id = await write({ usuarioId: quem.usuarioId });
  const stranger = await teste.signIn(await teste.createUser());
  for (const outro of [await teste.signIn(ana), stranger]) expect((await mark({ ids: [id, uuidv7()] }, outro)).statusCode).toBe(200);
  expect(await latest(entra)).toMatchObject({ total: 1, notificacoes: [{ id, lido: false }] });
  expect(await latest(stranger)).toEqual({ notificacoes: [], total: 0 });
});

it.each(['https://outro.example', '//outro.example/x', '/\\outro.example', 'javascript:alert(1)', 'home'])(
  'never stores a link out of the site: %s',
  async (link) => {
    await expect(write({ link })).rejects.toMatchObject({ code: '23514' });
  },
);

const channels = async (quem: Entrada): Promise<Canais> =>
  (await teste.app.inject({ method: 'GET', url: '/c/api/v1/sessao/canais', headers: quem.headers })).json().data;
const topicOf = (canal: string): string => topicPath(notificacaoTopics.nova, { canal });

it('lets a user hear their own notices and nobody else’s, whatever they administer', async () => {
  const chefe = await teste.signIn(await teste.createUser({ assinaturaId: ana.assinaturaId, administrador: true }));
  const ouvinte = await connectMqtt(teste, chefe);
  const [minhas, dela] = [await channels(chefe), await channels(entrada)];
  expect(await ouvinte.subscribe(topicOf(minhas.usuario))).toBe(true);
  for (const canal of [dela.usuario, minhas.assinatura, minhas.todos ?? '', minhas.administradores ?? ''])
    expect([canal, await ouvinte.subscribe(topicOf(canal))]).toEqual([canal, false]);
  ouvinte.client.end(true);
});

it.each([
  ['all of finance', {}, '/financeiro/parcelas?ver=q1'],
  ['overdue instalments alone', { acessoGestao: false }, '/financeiro/parcelasAtrasadas?ver=q1'],
  ['no instalments', { acessoGestao: false, acessoParcelaAtrasada: false }, null],
])('leads whoever may see %s to where they may see an instalment, read and live', async (_, flags, link) => {
  const quem = await teste.createUser({ assinaturaId: ana.assinaturaId, flags });
  const entra = await teste.signIn(quem);
  const ouvinte = await connectMqtt(teste, entra);
  await ouvinte.subscribe(topicOf((await channels(entra)).usuario));
  const told = ouvinte.next();
  await teste.db.tenant(quem, (tx) =>
    createAvisos(teste.recursos.tarefas).createAviso(tx, quem, {
      usuarioId: quem.usuarioId,
      titulo: 'Parcela 2/10 reemitida pela seguradora',
      descricao: '',
      ...fatos.reemissaoRespondida({ parcelaId: 'q1', isAtendida: true }),
    }),
  );
  expect((await told).payload).toMatchObject({ notificacao: { link } });
  expect((await latest(entra)).notificacoes[0]).toMatchObject({ link });
  const lista = await teste.app.inject({ method: 'GET', url: '/notifications', headers: entra.headers });
  expect(lista.json().data.itens[0]).toMatchObject({ link });
  ouvinte.client.end(true);
});

describe('a run of quotes that ends', () => {
  let corretor: Corretor;
  beforeAll(async () => (corretor = await teste.createCorretor()));

  it('tells whoever asked for it, on their own channel, with the case to open', async () => {
    const ouvinte = await connectMqtt(teste, corretor.entrada);
    await ouvinte.subscribe(topicOf((await channels(corretor.entrada)).usuario));
    const told = ouvinte.next();
    const { orcamentoId, cotacaoId } = await corretor.run(comercial('alfa_seguros', 'beta_seguros'));
    await corretor.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
    const { payload } = await told;
    const { notificacoes, total } = await latest(corretor.entrada);
    expect(payload).toEqual({ notificacao: notificacoes[0], total });
    expect([total, notificacoes[0]]).toMatchObject([
      1,
      {
        titulo: 'Cotação concluída',
        descricao: 'Orçamento 1: 2 de 2 seguradoras deram preço.',
        link: `/multicalculo/orcamento-editar?id=${orcamentoId}&cotacao=${cotacaoId}`,
        lido: false,
      },
    ]);
    ouvinte.client.end(true);
  });

  it('is not told when it is cancelled', async () => {
    const antes = (await latest(corretor.entrada)).total;
    teste.seguradoras.alfa_seguros.answer = (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const { cotacaoId } = await corretor.run(comercial('alfa_seguros'));
    await corretor.request('POST', `cotacoes/${cotacaoId}/cancelar`);
    await corretor.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CANCELADA');
    expect((await latest(corretor.entrada)).total).toBe(antes);
  });
});

describe('the whole list, at /notifications', () => {
  const list = async (quem: Entrada, consulta = '') =>
    (await teste.app.inject({ method: 'GET', url: `/notifications${consulta}`, headers: quem.headers })).json().data;
  const post = (quem: Entrada, path: string, payload: object = {}) =>
    teste.app.inject({ method: 'POST', url: `/notifications/${path}`, headers: quem.headers, payload });
  const titlesOf = ({ itens }: { itens: Notificacao[] }) => itens.map(({ titulo }) => titulo);

  it('gives every page, newest first, with how many there are and how many are unread', async () => {
    const { quem, entra } = await newcomer();
    for (let n = 1; n <= 45; n += 1) await write({ usuarioId: quem.usuarioId, titulo: `Aviso ${n}` });
    const first = await list(entra);
    expect([first.total, first.naoLidas, first.pagina, first.tamanho, first.itens.length]).toEqual([45, 45, 1, 20, 20]);
    const last = await list(entra, '?pagina=3&tamanho=20');
    expect(titlesOf(last)).toEqual(['Aviso 5', 'Aviso 4', 'Aviso 3', 'Aviso 2', 'Aviso 1']);
    expect((await list(entra, '?pagina=9')).itens).toEqual([]);
  });

  it('narrows by reading and by what each is about, and counts what is left', async () => {
    const { quem, entra } = await newcomer();
    for (const tipo of [0, 1, 2, 3, 4, 5, 6]) {
      await teste.db.tenant(quem, (tx) =>
        notificacaoRepository.insert(tx, quem, { ...aviso(), usuarioId: quem.usuarioId, tipo, titulo: `${tipo}` }),
      );
    }
    const [dinheiro] = (await list(entra, '?tipo=dinheiro')).itens;
    expect((await post(entra, 'lidas', { ids: [dinheiro.id] })).json().data).toEqual({ total: 6 });
    expect(titlesOf(await list(entra, '?tipo=aviso'))).toEqual(['6', '0']);
    expect(titlesOf(await list(entra, '?leitura=lidas'))).toEqual(['3']);
    expect(titlesOf(await list(entra, '?leitura=naoLidas&tipo=dinheiro'))).toEqual([]);
    expect(await list(entra, '?leitura=naoLidas&tamanho=2')).toMatchObject({
      total: 6,
      naoLidas: 6,
      itens: [{ titulo: '6' }, { titulo: '5' }],
    });
  });

  it('marks all as read, those of no page too, and nobody else’s', async () => {
    const [{ quem, entra }, outro] = [await newcomer(), await newcomer()];
    for (let n = 1; n <= 35; n += 1) await write({ usuarioId: quem.usuarioId });
    const alheio = await write({ usuarioId: outro.quem.usuarioId });
    expect((await post(entra, 'todas-lidas')).json().data).toEqual({ total: 0 });
    expect((await post(entra, 'lidas', { ids: [alheio] })).statusCode).toBe(200);
    expect([(await list(entra, '?leitura=naoLidas')).total, (await list(outro.entra)).naoLidas]).toEqual([0, 1]);
  });

  it.each(['?tipo=nada', '?leitura=x', '?pagina=0', '?tamanho=500'])('refuses %s', async (consulta) => {
    expect((await teste.app.inject({ method: 'GET', url: `/notifications${consulta}`, headers: entrada.headers })).statusCode).toBe(422);
  });
});

it.each(['/notificacao/getLatestNotifications', '/notifications', '/bgt/api/Task/Count', '/webinar/getAll'])(
  '%s wants a session',
  async (url) => {
    expect((await teste.app.inject({ method: 'GET', url })).statusCode).toBe(401);
  },
);
