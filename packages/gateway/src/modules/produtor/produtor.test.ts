import type { DadosProdutor, FichaProdutor, MudancaRegistro, ProdutorResumo, RegraRepasse, UsoRegistro } from '@balcao/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let admin: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  admin = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

let numero = 100_000_000;
/** A CPF nobody has yet. */
function cpf(): string {
  const digits = [...String(++numero)].map(Number);
  for (const peso of [10, 11]) {
    const soma = digits.reduce((total, digit, index) => total + digit * (peso - index), 0);
    digits.push(((soma * 10) % 11) % 10);
  }
  return digits.join('');
}
const regra: RegraRepasse = {
  alcance: 'VENDAS',
  apoliceId: null,
  ramo: null,
  seguradora: null,
  negocio: null,
  base: 'COMISSAO_BRUTA',
  pctBps: 4_000,
  momento: 'RECEBIMENTO',
  desde: '2026-01-01',
  ate: null,
};
const dados = (over: Partial<DadosProdutor> = {}): DadosProdutor => ({
  tipo: 'INTERNO',
  pessoa: 'PF',
  nome: 'Ana Prado',
  documento: cpf(),
  susep: null,
  email: null,
  telefone: null,
  regime: null,
  retencoes: { isPelaTabela: false, irBps: 0, issBps: 0, inssBps: 0 },
  conta: null,
  pix: null,
  repasses: [],
  supervisorId: null,
  usuarioId: null,
  ...over,
});
const editable = ({ id: _i, versao: _v, ativo: _a, supervisor: _s, usuario: _u, ...ficha }: FichaProdutor) => {
  const { criadoEm: _c, alteradoEm: _e, alteradoPor: _p, ...editados } = ficha;
  return editados;
};
const create = (over: Partial<DadosProdutor> = {}, quem = admin) => quem.request('POST', 'produtores', dados(over));
async function created(over: Partial<DadosProdutor> = {}, quem = admin): Promise<FichaProdutor> {
  const response = await create(over, quem);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}
const save = (ficha: FichaProdutor, over: Partial<DadosProdutor> = {}, quem = admin) =>
  quem.request('PUT', `produtores/${ficha.id}`, { ...editable(ficha), ...over, versao: ficha.versao });
const read = async (id: string): Promise<FichaProdutor> => (await admin.request('GET', `produtores/${id}`)).json().data;
const list = async (query = '', quem = admin): Promise<{ itens: ProdutorResumo[]; total: number }> =>
  (await quem.request('GET', `produtores?${query}`)).json().data;
const remove = ({ id, versao }: FichaProdutor) => admin.request('DELETE', `produtores/${id}?versao=${versao}`);
const campos = (response: LightMyRequestResponse) => [
  response.statusCode,
  response.json<{ errors?: { campo: string; codigo: string }[] }>().errors?.map(({ campo, codigo }) => [campo, codigo]),
];

it('keeps a producer whole, in its stored form', async () => {
  const documento = cpf();
  const ficha = await created({
    documento: documento.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'),
    susep: '02.012345-6',
    email: 'Ana@Corretora.com.br',
    telefone: '(35) 3471-1234',
    regime: 'PF',
    retencoes: { isPelaTabela: false, irBps: 150, issBps: 500, inssBps: 0 },
    conta: { banco: '341', agencia: '1234', conta: '12345-1', tipo: 'CORRENTE' },
    pix: { tipo: 'TELEFONE', chave: '(35) 90000-1001' },
    repasses: [regra, { ...regra, ramo: '0531', seguradora: 'alfa_seguros', negocio: 'NOVO', ate: '2026-12-31' }],
    usuarioId: admin.usuario.usuarioId,
  });
  expect(ficha).toMatchObject({
    documento,
    susep: '020123456',
    email: 'ana@corretora.com.br',
    telefone: '3534711234',
    pix: { tipo: 'TELEFONE', chave: '+5535900001001' },
    repasses: [
      { pctBps: 4_000, desde: '2026-01-01', ate: null },
      { ramo: '0531', seguradora: 'alfa_seguros', negocio: 'NOVO', ate: '2026-12-31' },
    ],
    usuarioId: admin.usuario.usuarioId,
    versao: 1,
    ativo: true,
  });
  expect(await read(ficha.id)).toEqual(ficha);
  const again = await save(ficha, { usuarioId: null });
  expect(again.json().data).toMatchObject({ versao: 2, usuarioId: null, repasses: ficha.repasses });
});

it('is for administrators alone, and of its own subscription', async () => {
  const ficha = await created({ nome: 'Só nossa' });
  const colega = await teste.createCorretor({ assinaturaId: admin.usuario.assinaturaId });
  expect((await colega.request('GET', 'produtores')).statusCode).toBe(403);
  expect((await colega.request('PUT', `produtores/${ficha.id}`, { ...dados(), versao: 1 })).statusCode).toBe(403);
  expect((await list('q=nossa', estranha)).total).toBe(0);
  expect((await save(ficha, {}, estranha)).statusCode).toBe(404);
  expect((await create({ documento: ficha.documento }, estranha)).statusCode).toBe(200);
});

it.each<[string, () => Partial<DadosProdutor>, [string, string]]>([
  ['a wrong CPF', () => ({ documento: '11144477736' }), ['documento', 'invalido']],
  ['a key of another kind', () => ({ pix: { tipo: 'EMAIL', chave: 'x' } }), ['pix.chave', 'invalido']],
  ['a ramo nobody knows', () => ({ repasses: [regra, { ...regra, ramo: '9999' }] }), ['repasses.1.ramo', 'desconhecido']],
  ['an insurer nobody knows', () => ({ repasses: [{ ...regra, seguradora: 'fantasma' }] }), ['repasses.0.seguradora', 'desconhecido']],
  ['a supervisor nobody knows', () => ({ supervisorId: admin.usuario.usuarioId }), ['supervisorId', 'desconhecido']],
  ['a user of another subscription', () => ({ usuarioId: estranha.usuario.usuarioId }), ['usuarioId', 'desconhecido']],
])('refuses %s at its field and writes nothing', async (_, over, erro) => {
  const { total } = await list();
  expect(campos(await create(over()))).toEqual([422, [erro]]);
  expect((await list()).total).toBe(total);
});

it('has one producer per document, even of many who write it at once, and takes it again from one that left', async () => {
  const documento = cpf();
  const juntos = await Promise.all([1, 2, 3].map((n) => create({ documento, nome: `Ana ${n}` })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  const ficha: FichaProdutor = juntos.find(({ statusCode }) => statusCode === 200)?.json().data;
  const recusada = await create({ documento });
  expect([campos(recusada), recusada.json().errors[0].mensagem]).toEqual([
    [422, [['documento', 'conflito']]],
    `Este documento já é de ${ficha.nome}.`,
  ]);
  expect(campos(await save(await created(), { documento }))).toEqual([422, [['documento', 'conflito']]]);
  expect((await remove(ficha)).statusCode).toBe(200);
  expect((await create({ documento })).statusCode).toBe(200);
});

it('answers a repeated creation once', async () => {
  const corpo = dados();
  const [first, second] = [
    await admin.request('POST', 'produtores', corpo, { 'idempotency-key': 'uma' }),
    await admin.request('POST', 'produtores', corpo, { 'idempotency-key': 'uma' }),
  ];
  expect(second.json().data.id).toBe(first.json().data.id);
});

it('is not written over what somebody else wrote since, and shows what stands', async () => {
  const ficha = await created();
  const juntos = await Promise.all(['Um', 'Dois', 'Três'].map((nome) => save(ficha, { nome })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  const recusada = juntos.find(({ statusCode }) => statusCode === 409);
  expect(recusada?.json()).toMatchObject({
    code: 'produtor-alterado',
    data: { id: ficha.id, versao: 2, nome: (await read(ficha.id)).nome },
  });
  expect((await remove(ficha)).statusCode).toBe(409);
});

it('never answers to somebody who answers to it, however far, even when two halves of a circle come at once', async () => {
  const [a, b, c] = [await created({ nome: 'A' }), await created({ nome: 'B' }), await created({ nome: 'C' })];
  expect((await save(b, { supervisorId: a.id })).json().data.supervisor).toBe('A');
  expect((await save(c, { supervisorId: b.id })).statusCode).toBe(200);
  expect(campos(await save(a, { supervisorId: c.id }))).toEqual([422, [['supervisorId', 'conflito']]]);
  expect(campos(await save(a, { supervisorId: a.id }))).toEqual([422, [['supervisorId', 'conflito']]]);
  for (let vez = 0; vez < 5; vez++) {
    const [x, y] = [await created(), await created()];
    const metades = await Promise.all([save(x, { supervisorId: y.id }), save(y, { supervisorId: x.id })]);
    expect(metades.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  }
});

it('signs in as one producer alone', async () => {
  const colega = await teste.createCorretor({ assinaturaId: admin.usuario.assinaturaId });
  const { usuarioId } = colega.usuario;
  const ficha = await created({ nome: 'Bia', usuarioId });
  expect(campos(await create({ usuarioId }))).toEqual([422, [['usuarioId', 'conflito']]]);
  const { rows } = await teste.owner('select produtor_id from balcao.usuario where id = $1', [usuarioId]);
  expect(rows).toEqual([{ produtor_id: ficha.id }]);
  const { data } = (await admin.request('GET', 'produtores/opcoes')).json();
  expect(data.usuarios).toContainEqual(expect.objectContaining({ id: usuarioId, produtorId: ficha.id }));
  expect(data.ramos).toContainEqual({ codigo: '0531', nome: 'Automóvel — casco' });
  expect(data.seguradoras).toContainEqual({ slug: 'alfa_seguros', nome: 'Alfa Seguros' });
  expect((await save(ficha, { usuarioId: null })).statusCode).toBe(200);
  expect((await create({ usuarioId })).statusCode).toBe(200);
});

it('lists by name the Brazilian way, searches, filters, orders and pages', async () => {
  const dona = await teste.createCorretor({ administrador: true });
  for (const [nome, over] of [
    ['Zilda', { tipo: 'EXTERNO' }],
    ['Álvaro', { email: 'alvaro@casa.com.br' }],
    ['Bento', {}],
    ['Casa 100%', { pessoa: 'PJ', documento: '12ABC34501DE35', tipo: 'CORRETOR', telefone: '3534711234' }],
  ] as const)
    await created({ nome, ...over }, dona);
  const nomes = async (query: string) => (await list(query, dona)).itens.map(({ nome }) => nome);
  expect(await nomes('')).toEqual(['Álvaro', 'Bento', 'Casa 100%', 'Zilda']);
  expect(await nomes('ordenar=-nome&tamanho=2&pagina=2')).toEqual(['Bento', 'Álvaro']);
  expect(await nomes('q=alvaro')).toEqual(['Álvaro']);
  expect(await nomes('q=12.ABC.345/01DE-35')).toEqual(['Casa 100%']);
  expect(await nomes('q=100%25')).toEqual(['Casa 100%']);
  expect(await nomes('tipo=EXTERNO')).toEqual(['Zilda']);
  expect(await nomes('pessoa=PJ&situacao=ATIVO')).toEqual(['Casa 100%']);
  expect(await nomes('situacao=INATIVO')).toEqual([]);
  const csv = (await dona.request('GET', 'produtores/exportar?pessoa=PJ')).body;
  expect(csv.split('\r\n')[1]).toMatch(/^Casa 100%;Corretor;Pessoa jurídica;12\.ABC\.345\/01DE-35;;;\(35\) 3471-1234;;;0;Ativo;/);
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  const inteiro = (await dona.request('GET', 'produtores/exportar?ordenar=-nome')).body.trim().split('\r\n').slice(1);
  expect(inteiro.map((linha) => linha.split(';')[0])).toEqual(['Zilda', 'Casa 100%', 'Bento', 'Álvaro']);
  const planilha = await dona.request('GET', 'produtores/exportar?formato=xlsx');
  expect(planilha.headers['content-disposition']).toContain('produtores.xlsx');
  expect(planilha.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('is deactivated and activated, one or many, each told', async () => {
  const [a, b] = [await created(), await created()];
  const outra = await created({}, estranha);
  const response = await admin.request('POST', 'produtores/situacao', { ids: [a.id, b.id, outra.id], ativo: false });
  const outcomes = response.json<{ data: { id: string; ok: boolean }[] }>().data;
  expect(Object.fromEntries(outcomes.map(({ id, ok }) => [id, ok]))).toEqual({ [a.id]: true, [b.id]: true, [outra.id]: false });
  expect([(await read(a.id)).ativo, (await read(b.id)).ativo]).toEqual([false, false]);
  const ativos = (await admin.request('GET', 'produtores/ativos')).json<{ data: { id: string }[] }>().data.map(({ id }) => id);
  expect(ativos).not.toContain(a.id);
  await admin.request('POST', 'produtores/situacao', { ids: [a.id], ativo: true });
  expect((await read(a.id)).ativo).toBe(true);
});

it('is deactivated with all that a filter finds, unless it finds more than was seen', async () => {
  const turn = (filtro: object, extra: object = {}) => admin.request('POST', 'produtores/situacao', { filtro, ativo: false, ...extra });
  const [pf, pj] = [await created({ nome: 'Lote Física' }), await created({ nome: 'Lote Segunda' })];
  await created({ nome: 'Lote Alheia' }, estranha);
  await admin.request('POST', 'produtores/situacao', { ids: [pj.id], ativo: false });
  const grown = await turn({ consulta: { q: 'lote' }, total: 1 });
  expect([grown.statusCode, grown.json().code, (await read(pf.id)).ativo]).toEqual([409, 'filtro-cresceu', true]);
  expect((await turn({ consulta: { q: 'lote' }, total: 2 })).json().data).toEqual([
    { id: pf.id, nome: 'Lote Física', ok: true, mudou: true, mensagem: null },
    { id: pj.id, nome: 'Lote Segunda', ok: true, mudou: false, mensagem: null },
  ]);
  expect((await read(pf.id)).ativo).toBe(false);
  const refusals = [
    await turn({ consulta: {}, total: 1_001 }),
    await turn({ consulta: { situacao: 'TALVEZ' }, total: 1 }),
    await turn({ consulta: {}, total: 1 }, { ids: [pf.id] }),
    await turn({ consulta: { filtro: pf.id }, total: 1 }),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
});

it('is not excluded while anything uses it, and says what does', async () => {
  const { id: orcamentoId, versao } = await admin.prepare();
  const chefe = await created({ nome: 'Chefe' });
  const sub = await created({ nome: 'Sub', supervisorId: chefe.id });
  const seguro = {
    corretoraId: admin.usuario.corretoraId,
    produtores: [
      { id: sub.id, pctBps: 5_000 },
      { id: chefe.id, pctBps: 5_000 },
    ],
  };
  await teste.owner("update balcao.orcamento set rascunho = jsonb_set(rascunho, '{risco,seguro}', $2) where id = $1", [
    orcamentoId,
    JSON.stringify(seguro),
  ]);
  const response = await remove(chefe);
  const usos = response.json<{ data: UsoRegistro[] }>().data;
  expect([response.statusCode, response.json().code, usos.map(({ tipo, total }) => [tipo, total])]).toEqual([
    409,
    'produtor-em-uso',
    [
      ['ORCAMENTO', 1],
      ['SUPERVISIONADO', 1],
    ],
  ]);
  expect(usos[0]?.exemplos[0]).toMatchObject({ id: orcamentoId, rota: `/multicalculo/orcamento-visualizar?id=${orcamentoId}` });
  expect((await admin.request('GET', `produtores/${chefe.id}/usos`)).json().data).toEqual(usos);
  expect((await admin.request('GET', `produtores/${sub.id}/usos`)).json().data.map(({ tipo }: UsoRegistro) => tipo)).toEqual(['ORCAMENTO']);
  expect(versao).toBeGreaterThan(0);
  const livre = await created({ repasses: [regra] });
  expect((await remove(livre)).statusCode).toBe(200);
  expect((await admin.request('GET', `produtores/${livre.id}`)).statusCode).toBe(404);
});

it('tells its history in words: who, when, each field before and after, its rules among them', async () => {
  const ficha = await created({ nome: 'Bia', repasses: [regra] });
  const mudada = (
    await save(ficha, { nome: 'Bia Lima', repasses: [{ ...ficha.repasses[0], pctBps: 3_500, ramo: '0531' } as RegraRepasse] })
  ).json().data;
  await save(mudada, { repasses: [] });
  await admin.request('POST', 'produtores/situacao', { ids: [ficha.id], ativo: false });
  const historia = (await admin.request('GET', `produtores/${ficha.id}/historico`)).json<{ data: MudancaRegistro[] }>().data;
  const mudancas = historia.flatMap((um) => um.mudancas.map(({ campo, de, para }) => [campo, de, para]));
  expect(historia.at(-1)?.acao).toBe('INCLUSAO');
  expect(new Set(historia.map(({ usuario }) => usuario)).size).toBe(1);
  expect(mudancas).toEqual(
    expect.arrayContaining([
      ['Nome', null, 'Bia'],
      ['Nome', 'Bia', 'Bia Lima'],
      ['Repasse · Porcentagem', '40%', '35%'],
      ['Repasse · Ramo', null, 'Automóvel — casco'],
      ['Repasse · Retirada', null, 'Sim'],
      ['Situação', 'Ativo', 'Inativo'],
    ]),
  );
});
