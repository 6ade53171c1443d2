import { uuidv7 } from 'uuidv7';
import { conclude, emDias, prepareManual, umaOferta, umManual } from '../../testing/test-manual.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ nome: 'Ana' });
});
afterAll(() => teste.close());

const errosDe = (response: { json(): unknown }) =>
  (response.json() as { errors: { campo: string; codigo: string }[] }).errors.map(({ campo, codigo }) => [campo, codigo]);
const runsOf = async (id: string) =>
  (await teste.owner('select count(*)::int as n from balcao.cotacao where orcamento_id = $1', [id])).rows[0].n as number;

it('offers every ramo with its dated rates, and every insurer of the catalogue', async () => {
  const ramos = (await ana.request('GET', 'ramos/catalogo')).json().data;
  expect(ramos).toContainEqual(expect.objectContaining({ codigo: '1391', linha: 'VIDA', iof: [{ bps: 38, desde: '2008-01-03' }] }));
  const seguradoras = (await ana.request('GET', 'seguradoras/catalogo')).json().data;
  expect(seguradoras.map(({ slug }: { slug: string }) => slug)).toEqual(expect.arrayContaining(['alfa_seguros', 'beta_seguros']));
});

it('knows the ramos of SUSEP’s table, each with a rate for today, and leaves those of before as they were', async () => {
  const ramos = (await ana.request('GET', 'ramos/catalogo')).json().data as { codigo: string; nome: string; iof: object[] }[];
  const find = (codigo: string) => ramos.find((ramo) => ramo.codigo === codigo);
  expect(find('0351')?.nome).toBe('Responsabilidade civil geral');
  expect(find('0171')?.nome).toBe('Riscos diversos');
  expect(find('0775')?.iof).toEqual([
    { bps: 738, desde: '2008-01-03', ate: '2012-08-15' },
    { bps: 0, desde: '2012-08-16' },
  ]);
  expect(ramos.filter(({ iof }) => iof.length === 0)).toEqual([]);
});

it('turns typed offers into a finished run like any other, to the centavo', async () => {
  const completo = umaOferta({ pacote: 'Completo', premioLiquidoCentavos: 400_000, numeroCalculo: 'B-2', validade: emDias(5) });
  const orcamento = await prepareManual(ana, [
    umaOferta({ numeroCalculo: 'A-1', parcelasComJuros: 12, jurosBps: 199 }),
    completo,
    umaOferta({ seguradora: 'beta_seguros', premioLiquidoCentavos: 250_000 }),
  ]);
  const answer = await conclude(ana, orcamento);
  expect(answer.statusCode).toBe(200);
  const { cotacao, resultados } = await ana.read(answer.json().data.cotacaoId);
  expect(cotacao).toMatchObject({ status: 'CONCLUIDA', versao: 1, seguradoras: ['alfa_seguros', 'beta_seguros'] });
  const [alfa, beta] = resultados;
  expect(alfa).toMatchObject({ status: 'OK', familiaErro: null, numeroCalculo: 'A-1', validade: emDias(5) });
  expect(alfa?.ofertas).toMatchObject([
    { pacote: 'Padrão', principal: true, iofCentavos: 22_140, premioTotalCentavos: 322_140, comissaoCentavos: 60_000, observacoes: [] },
    { pacote: 'Completo', principal: false, observacoes: ['Número na seguradora: B-2.'] },
  ]);
  expect(alfa?.ofertas[0]?.parcelamentos).toHaveLength(12);
  expect(alfa?.ofertas[0]?.parcelamentos.at(-1)).toMatchObject({ n: 12, primeiraCentavos: 29_849, totalCentavos: 358_188 });
  expect(beta?.ofertas).toHaveLength(1);
  const lista = (await ana.request('GET', 'orcamentos?q=camera')).json().data.itens;
  expect(lista).toContainEqual(
    expect.objectContaining({ id: orcamento.id, status: 'CALCULADO', premioCentavos: 268_450, cotacaoId: cotacao.id }),
  );
  const ofertas = [alfa?.ofertas[0]?.id, beta?.ofertas[0]?.id].join(',');
  const pdf = await ana.request('GET', `orcamentos/${orcamento.id}/comparativo.pdf?ofertas=${ofertas}`);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
});

describe('an insurer that is in no catalogue', () => {
  const include = (quem: Corretor, nome: string) => quem.request('POST', 'seguradoras/catalogo', { nome });
  const listed = async (quem: Corretor): Promise<{ slug: string; nome: string }[]> =>
    (await quem.request('GET', 'seguradoras/catalogo')).json().data;

  it('is written down by its name, once however it is spelled, and goes through the quote, its paper and its sale as any other', async () => {
    const added = await include(ana, '  Cooperativa  Flor do Sertão ');
    expect([added.statusCode, added.json().data]).toEqual([
      200,
      { slug: expect.stringMatching(/^cooperativa_flor_do_sertao__[0-9a-f]{12}$/), nome: 'Cooperativa Flor do Sertão' },
    ]);
    const { slug } = added.json().data as { slug: string };
    expect((await include(ana, 'cooperativa flor do sertao')).json().data.slug).toBe(slug);
    expect((await listed(ana)).filter((one) => one.slug === slug)).toHaveLength(1);

    const orcamento = await prepareManual(ana, [umaOferta({ seguradora: slug }), umaOferta({ premioLiquidoCentavos: 350_000 })]);
    const { cotacaoId } = (await conclude(ana, orcamento)).json().data;
    const { resultados } = await ana.read(cotacaoId);
    const dela = resultados.find(({ seguradora }) => seguradora === slug);
    expect(dela).toMatchObject({ seguradoraNome: 'Cooperativa Flor do Sertão', status: 'OK' });
    const lista = (await ana.request('GET', 'orcamentos?q=flor')).json().data.itens;
    expect(lista).toMatchObject([{ id: orcamento.id, seguradora: 'Cooperativa Flor do Sertão' }]);
    const ofertas = resultados.flatMap((resultado) => resultado.ofertas.map(({ id }) => id)).join(',');
    expect((await ana.request('GET', `orcamentos/${orcamento.id}/comparativo.pdf?ofertas=${ofertas}`)).statusCode).toBe(200);
  });

  it('is the one of the catalogue when the name is of one', async () => {
    const nome = (await listed(ana)).find(({ slug }) => slug === 'alfa_seguros')?.nome ?? '';
    expect((await include(ana, nome.toUpperCase())).json().data.slug).toBe('alfa_seguros');
  });

  it('is seen and used by its own subscription alone, and is in no set of insurers to be asked', async () => {
    const estranha = await teste.createCorretor();
    const { slug } = (await include(ana, 'Mútua do Vale')).json().data;
    expect((await listed(estranha)).map((one) => one.slug)).not.toContain(slug);
    const response = await conclude(estranha, await prepareManual(estranha, [umaOferta({ seguradora: slug })]));
    expect([response.statusCode, errosDe(response)]).toEqual([422, [['risco.ofertas.0.seguradora', 'desconhecido']]]);
    const outra = (await include(estranha, 'Mútua do Vale')).json().data.slug;
    expect(outra).not.toBe(slug);
    const change = teste.db.tenant(ana.usuario, (tx) => tx.run('update balcao.seguradora set nome = $1 where slug = $2', ['X', slug]));
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['', ' ', 'x', '—!', 'a'.repeat(81)])('refuses what is no name: “%s”', async (nome) => {
    const response = await include(ana, nome);
    expect([response.statusCode, errosDe(response).map(([campo]) => campo)]).toEqual([422, ['nome']]);
  });
});

it('keeps typed prices as immutable as answered ones', async () => {
  const { cotacaoId } = (await conclude(ana, await prepareManual(ana))).json().data;
  const change = (sql: string) => teste.db.tenant(ana.usuario, (tx) => tx.run(sql, [cotacaoId]));
  await expect(change('update balcao.oferta_cotacao set comissao_bps = 1 where cotacao_id = $1')).rejects.toMatchObject({
    constraint: 'oferta_imutavel',
  });
  await expect(change("update balcao.cotacao set snapshot = '{}' where id = $1")).rejects.toMatchObject({ constraint: 'cotacao_imutavel' });
});

it.each([
  ['1391', 'VIDA', 301_140],
  ['PLANO', 'SAUDE', 300_000],
  ['0531', 'AUTO', 322_140],
  ['0378', 'OUTRO', 322_140],
  ['1369', 'VIDA', 301_140],
  ['1101', 'OUTRO', 300_000],
  ['0775', 'OUTRO', 300_000],
])('charges the IOF of ramo %s and files the case under %s', async (ramo, linha, total) => {
  const orcamento = await prepareManual(ana, [umaOferta()], { ramo, descricao: 'Um seguro' });
  const { cotacaoId } = (await conclude(ana, orcamento)).json().data;
  expect((await ana.read(cotacaoId)).resultados[0]?.ofertas[0]?.premioTotalCentavos).toBe(total);
  expect((await ana.request('GET', `orcamentos/${orcamento.id}`)).json().data).toMatchObject({ linha, formulario: 'MANUAL' });
});

it('takes the rate in force on the day, by its dates', async () => {
  await teste.owner("insert into balcao.ramo (codigo, nome, linha) values ('TESTE', 'Ramo de teste', 'OUTRO')");
  await teste.owner(
    "insert into balcao.ramo_iof (ramo, bps, desde, ate) values ('TESTE', 738, '2008-01-03', $1), ('TESTE', 500, $2, null)",
    [emDias(-1), emDias(0)],
  );
  const { cotacaoId } = (await conclude(ana, await prepareManual(ana, [umaOferta()], { ramo: 'TESTE', descricao: 'Coisa' }))).json().data;
  expect((await ana.read(cotacaoId)).resultados[0]?.ofertas[0]?.iofCentavos).toBe(15_000);
});

it('writes one run however often it is asked: same key, many keys at once, and again later', async () => {
  const orcamento = await prepareManual(ana);
  const headers = { 'idempotency-key': uuidv7() };
  const answers = await Promise.all([
    conclude(ana, orcamento, headers),
    conclude(ana, orcamento, headers),
    conclude(ana, orcamento),
    conclude(ana, orcamento),
  ]);
  answers.push(await conclude(ana, orcamento));
  expect(new Set(answers.map((answer) => answer.json().data.cotacaoId)).size).toBe(1);
  expect(await runsOf(orcamento.id)).toBe(1);
});

it('opens another version when the offers changed, and keeps the one before', async () => {
  const orcamento = await prepareManual(ana);
  const first = (await conclude(ana, orcamento)).json().data;
  const rascunho = umManual(ana.usuario.corretoraId, [umaOferta({ premioLiquidoCentavos: 280_000 })]);
  const saved = await ana.request('PUT', `orcamentos/${orcamento.id}/rascunho`, { versao: orcamento.versao, rascunho });
  const second = (await conclude(ana, { id: orcamento.id, versao: saved.json().data.versao })).json().data;
  expect([first.versao, second.versao]).toEqual([1, 2]);
  expect((await ana.read(first.cotacaoId)).resultados[0]?.ofertas[0]?.premioLiquidoCentavos).toBe(300_000);
});

it.each([
  ['nothing typed', [], undefined, [['risco.ofertas', 'obrigatorio']]],
  ['an insurer nobody knows', [umaOferta({ seguradora: 'fantasma' })], undefined, [['risco.ofertas.0.seguradora', 'desconhecido']]],
  ['a ramo nobody knows', [umaOferta()], { ramo: '9999', descricao: 'Coisa' }, [['risco.objeto.ramo', 'desconhecido']]],
  ['a file of somebody else', [umaOferta({ anexoId: uuidv7() })], undefined, [['risco.ofertas.0.anexoId', 'desconhecido']]],
])('refuses %s at its field and writes nothing', async (_, ofertas, objeto, expected) => {
  const orcamento = await prepareManual(ana, ofertas, objeto);
  const refused = await conclude(ana, orcamento);
  expect([refused.statusCode, errosDe(refused)]).toEqual([422, expected]);
  expect(await runsOf(orcamento.id)).toBe(0);
});

it('refuses an outdated draft, a calculated case and a case that is over', async () => {
  const orcamento = await prepareManual(ana);
  expect((await conclude(ana, { ...orcamento, versao: 1 })).json().code).toBe('rascunho-alterado');
  expect((await conclude(ana, await ana.prepare())).json().code).toBe('orcamento-calculado');
  await conclude(ana, orcamento);
  await ana.request('POST', `orcamentos/${orcamento.id}/recusar`, { motivo: 'PRECO' });
  expect((await conclude(ana, orcamento)).json().code).toBe('orcamento-encerrado');
});

it('is asked of no insurer', async () => {
  const refused = await ana.calculate(await prepareManual(ana));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'orcamento-manual']);
});

it('leaves nothing behind when it dies in the middle', async () => {
  const orcamento = await prepareManual(ana);
  await teste.owner(`create function balcao.morrer() returns trigger language plpgsql as $$ begin raise exception 'morreu'; end $$`);
  await teste.owner('create trigger morrer before insert on balcao.oferta_cotacao for each row execute function balcao.morrer()');
  expect((await conclude(ana, orcamento)).statusCode).toBe(500);
  await teste.owner('drop trigger morrer on balcao.oferta_cotacao');
  expect(await runsOf(orcamento.id)).toBe(0);
  expect((await ana.request('GET', `orcamentos/${orcamento.id}`)).json().data).toMatchObject({ status: 'RASCUNHO', cotacoes: [] });
  expect((await conclude(ana, orcamento)).statusCode).toBe(200);
});

it('is closed to other subscriptions, to colleagues out of scope and where the manual block is set', async () => {
  const dona = await teste.createCorretor({ flags: { administradorOrcamento: false } });
  const { assinaturaId } = dona.usuario;
  const orcamento = await prepareManual(dona);
  const colega = await teste.createCorretor({ assinaturaId, flags: { administradorOrcamento: false } });
  const barrada = await teste.createCorretor({ assinaturaId, flags: { bloqueioOrcamentoManual: true } });
  for (const quem of [ana, colega]) expect((await conclude(quem, orcamento)).statusCode).toBe(404);
  expect((await conclude(barrada, orcamento)).statusCode).toBe(403);
  expect((await barrada.request('POST', 'orcamentos', { linha: 'OUTRO', formulario: 'MANUAL' })).statusCode).toBe(403);
  expect((await conclude(dona, orcamento)).statusCode).toBe(200);
});
