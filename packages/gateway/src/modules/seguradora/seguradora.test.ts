import type {
  CondicaoSeguradora,
  DadosSeguradora,
  FichaSeguradora,
  MudancaRegistro,
  OpcoesSeguradora,
  SeguradoraAtiva,
  SeguradoraResumo,
} from '@balcao/contracts';
import { type AppTeste, createTestApp, type Entrada } from '../../testing/test-app.ts';
import { asOwner } from '../../testing/test-quoting.ts';
import type { UsuarioTeste } from '../../testing/test-user.ts';
import { capacidadesOf } from './seguradora-capacidades.ts';

let teste: AppTeste;
let chefe: UsuarioTeste;
let outro: UsuarioTeste;
let admin: Entrada['headers'];
let estranha: Entrada['headers'];
let equipe: Entrada['headers'];
const owner = (sql: string, params: unknown[] = []) =>
  asOwner(teste.banco.url, async (client) => {
    await client.query(sql, params);
  });
beforeAll(async () => {
  teste = await createTestApp();
  await owner(`insert into balcao.seguradora (slug, nome, tipo, linhas, capacidades) values
    ('anta_seguros', 'Anta Seguros', 'SEGURADORA', '{AUTO,VIDA}', '{COTACAO,EXTRATO}'), ('zebra_seguros', 'Zebra Seguros', 'SEGURADORA', '{AUTO}', '{}'),
    ('paca_saude', 'Paca Saúde', 'OPERADORA', '{SAUDE}', '{}')`);
  chefe = await teste.createUser({ administrador: true });
  outro = await teste.createUser({ administrador: true });
  admin = (await teste.signIn(chefe)).headers;
  equipe = (await teste.signIn(await teste.createUser({ assinaturaId: chefe.assinaturaId }))).headers;
  estranha = (await teste.signIn(outro)).headers;
});
afterEach(() => owner('update balcao.seguradora_tenant set excluido_em = now() where excluido_em is null'));
afterAll(() => teste.close());

const auto: CondicaoSeguradora = { linha: 'AUTO', ramo: null, padraoBps: 2_000, minBps: 1_000, maxBps: 2_500, descontoMaxBps: 1_500 };
const dados = (over: Partial<DadosSeguradora> = {}): DadosSeguradora => ({
  seguradora: 'anta_seguros',
  corretoraId: chefe.corretoraId,
  codigoCorretor: '123456',
  politicaComissao: 'PARCELADA',
  condicoes: [auto],
  regrasEstorno: [],
  telefoneSinistro: null,
  telefoneAssistencia: null,
  ...over,
});
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho = '', payload?: object, headers = admin) =>
  teste.app.inject({
    method,
    url: `/c/api/v1/seguradoras${caminho}`,
    headers: { ...headers, ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }) },
    ...(payload && { payload }),
  });
async function created(over: Partial<DadosSeguradora> = {}, headers = admin): Promise<FichaSeguradora> {
  const response = await ask('POST', '', dados(over), headers);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}
const save = ({ id, versao }: FichaSeguradora, over: Partial<DadosSeguradora> = {}, headers = admin) =>
  ask('PUT', `/${id}`, { ...dados(), ...over, versao }, headers);
const list = async (query = '', headers = admin): Promise<SeguradoraResumo[]> =>
  (await ask('GET', `?${query}`, undefined, headers)).json<{ data: { itens: SeguradoraResumo[] } }>().data.itens;

it('keeps what was agreed with an insurer, changes it, lists it, and writes the list as a file', async () => {
  const ficha = await created({ telefoneSinistro: '0800 123 4567', telefoneAssistencia: '4004-1234' });
  expect(ficha).toMatchObject({
    nome: 'Anta Seguros',
    corretora: 'Corretora de Teste',
    linhas: ['AUTO', 'VIDA'],
    condicoes: [auto],
    telefoneSinistro: '08001234567',
    telefoneAssistencia: '40041234',
    versao: 1,
    ativo: true,
  });
  const vida: CondicaoSeguradora = { linha: 'VIDA', ramo: null, padraoBps: 3_000, minBps: 0, maxBps: 4_000, descontoMaxBps: null };
  const mudada = (await save(ficha, { condicoes: [auto, vida], codigoCorretor: '' })).json().data;
  expect(mudada).toMatchObject({ versao: 2, codigoCorretor: '', condicoes: [auto, vida] });
  await created({ seguradora: 'zebra_seguros' });
  expect(await list()).toMatchObject([
    { nome: 'Anta Seguros', linhas: ['AUTO', 'VIDA'], comissaoDeBps: 2_000, comissaoAteBps: 3_000 },
    { nome: 'Zebra Seguros', linhas: ['AUTO'], codigoCorretor: '123456' },
  ]);
  expect((await list('ordenar=-nome')).map(({ nome }) => nome)).toEqual(['Zebra Seguros', 'Anta Seguros']);
  expect((await list('linha=VIDA')).map(({ nome }) => nome)).toEqual(['Anta Seguros']);
  expect((await list('q=zebra')).map(({ nome }) => nome)).toEqual(['Zebra Seguros']);
  expect((await ask('GET', '/exportar?q=anta')).body.split('\r\n')[1]).toMatch(/^"?Anta Seguros"?.*Auto, Vida.*20%.*30%/);
  expect((await ask('GET', '/exportar?formato=xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('keeps the table of what the insurer takes back of an agenciamento, tells its changes, and refuses a row twice', async () => {
  const regrasEstorno = [
    { desde: '2026-01-01', ateMeses: 12, pctBps: 10_000 },
    { desde: '2026-01-01', ateMeses: 24, pctBps: 5_000 },
  ];
  const ficha = await created({ regrasEstorno });
  expect(ficha.regrasEstorno).toEqual(regrasEstorno);
  const mudada: FichaSeguradora = (await save(ficha, { regrasEstorno: regrasEstorno.slice(0, 1) })).json().data;
  expect(mudada.regrasEstorno).toEqual(regrasEstorno.slice(0, 1));
  const mudancas = (await ask('GET', `/${ficha.id}/historico`)).json<{ data: MudancaRegistro[] }>().data;
  expect(mudancas.flatMap((mudanca) => mudanca.mudancas)).toContainEqual({
    campo: 'Estorno de agenciamento',
    de: 'desde 01/01/2026, até 12 meses: 100%; desde 01/01/2026, até 24 meses: 50%',
    para: 'desde 01/01/2026, até 12 meses: 100%',
  });
  const twice = await save(mudada, { regrasEstorno: [...regrasEstorno, ...regrasEstorno.slice(0, 1)] });
  expect([twice.statusCode, twice.json().errors]).toMatchObject([422, [{ campo: 'regrasEstorno.2.ateMeses', codigo: 'conflito' }]]);
  expect((await save(mudada, { regrasEstorno: [{ desde: '2026-01-01', ateMeses: 0, pctBps: 1 }] })).statusCode).toBe(422);
});

it('is what a quote opens with and is limited by, once it is written', async () => {
  const ativas = async () =>
    (await teste.app.inject({ method: 'GET', url: '/c/api/v1/seguradoras/ativas?linha=AUTO', headers: admin })).json<{
      data: SeguradoraAtiva[];
    }>().data;
  const ficha = await created();
  expect(await ativas()).toMatchObject([
    { slug: 'anta_seguros', comissaoPadraoBps: 2_000, comissaoMinBps: 1_000, comissaoMaxBps: 2_500, descontoMaxBps: 1_500 },
  ]);
  await save(ficha, { condicoes: [{ ...auto, padraoBps: 1_800, maxBps: 1_900, descontoMaxBps: 500 }] });
  expect(await ativas()).toMatchObject([{ comissaoPadraoBps: 1_800, comissaoMaxBps: 1_900, descontoMaxBps: 500 }]);
  await ask('POST', '/situacao', { ids: [ficha.id], ativo: false });
  expect(await ativas()).toEqual([]);
  expect((await list('situacao=INATIVO')).map(({ id }) => id)).toEqual([ficha.id]);
});

it('quotes by what was agreed for the ramo, and by the line where nothing was', async () => {
  const ativas = async (query: string) =>
    (await teste.app.inject({ method: 'GET', url: `/c/api/v1/seguradoras/ativas?${query}`, headers: admin }))
      .json<{ data: SeguradoraAtiva[] }>()
      .data.map(({ slug, comissaoPadraoBps, comissaoMaxBps, descontoMaxBps }) => [slug, comissaoPadraoBps, comissaoMaxBps, descontoMaxBps]);
  const condicoes: CondicaoSeguradora[] = [
    auto,
    { ...auto, ramo: '0531', padraoBps: 1_500, maxBps: 1_600, descontoMaxBps: 300 },
    { ...auto, ramo: '0553', padraoBps: 1_200 },
    { ...auto, linha: 'OUTRO', ramo: '0171', padraoBps: 2_200 },
  ];
  const ficha = await created({ condicoes });
  expect(ficha.condicoes).toEqual(condicoes);
  // a quote of the line is filed under its principal ramo
  expect(await ativas('linha=AUTO')).toEqual([['anta_seguros', 1_500, 1_600, 300]]);
  expect(await ativas('linha=AUTO&ramo=0553')).toEqual([['anta_seguros', 1_200, 2_500, 1_500]]);
  expect(await ativas('linha=AUTO&ramo=0520')).toEqual([['anta_seguros', 2_000, 2_500, 1_500]]);
  expect(await ativas('linha=OUTRO&ramo=0171')).toEqual([['anta_seguros', 2_200, 2_500, 1_500]]);
  expect(await ativas('linha=OUTRO')).toEqual([]);
  expect(await list()).toMatchObject([{ linhas: ['AUTO', 'OUTRO'], comissaoDeBps: 1_200, comissaoAteBps: 2_200 }]);
  const { data } = (await ask('GET', '/opcoes')).json<{ data: OpcoesSeguradora }>();
  expect(data.ramos).toEqual(expect.arrayContaining([{ codigo: '0553', nome: expect.any(String), linha: 'AUTO' }]));
});

it('refuses at its field what cannot be agreed', async () => {
  await created();
  const refused: [Partial<DadosSeguradora>, string][] = [
    [{}, 'seguradora'],
    [{ seguradora: 'nenhuma_seguros' }, 'seguradora'],
    [{ seguradora: 'zebra_seguros', corretoraId: outro.corretoraId }, 'corretoraId'],
    [{ seguradora: 'zebra_seguros', condicoes: [{ ...auto, linha: 'VIDA' }] }, 'condicoes.0.linha'],
    [{ seguradora: 'zebra_seguros', condicoes: [auto, auto] }, 'condicoes.1.linha'],
    [{ seguradora: 'zebra_seguros', condicoes: [{ ...auto, ramo: '9999' }] }, 'condicoes.0.ramo'],
    [{ seguradora: 'zebra_seguros', condicoes: [{ ...auto, linha: 'OUTRO' }] }, 'condicoes.0.ramo'],
    [{ seguradora: 'zebra_seguros', condicoes: [{ ...auto, minBps: 2_600 }] }, 'condicoes.0.maxBps'],
    [{ seguradora: 'zebra_seguros', condicoes: [{ ...auto, padraoBps: 900 }] }, 'condicoes.0.padraoBps'],
    [{ seguradora: 'zebra_seguros', condicoes: [{ ...auto, descontoMaxBps: 3_001 }] }, 'condicoes.0.descontoMaxBps'],
    [{ seguradora: 'zebra_seguros', telefoneSinistro: '0800 12' }, 'telefoneSinistro'],
  ];
  for (const [over, campo] of refused) {
    const response = await ask('POST', '', dados(over));
    expect([response.statusCode, response.json().errors.map((erro: { campo: string }) => erro.campo)]).toEqual([422, [campo]]);
  }
  const zebra = await created({ seguradora: 'zebra_seguros' });
  expect((await save(zebra, { seguradora: 'paca_saude', condicoes: [] })).json().errors).toMatchObject([{ campo: 'seguradora' }]);
  const juntas = await Promise.all([1, 2, 3].map(() => ask('POST', '', dados({ seguradora: 'paca_saude', condicoes: [] }))));
  expect(juntas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
});

it('is not written over what somebody else wrote since, and may come again once excluded', async () => {
  const ficha = await created();
  const juntos = await Promise.all(['1', '2', '3'].map((codigoCorretor) => save(ficha, { codigoCorretor })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(juntos.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'seguradora-alterado',
    data: { id: ficha.id, versao: 2 },
  });
  expect((await ask('GET', `/${ficha.id}/usos`)).json().data).toEqual([]);
  expect((await ask('DELETE', `/${ficha.id}?versao=2`)).statusCode).toBe(200);
  expect((await ask('GET', `/${ficha.id}`)).statusCode).toBe(404);
  expect((await created()).versao).toBe(1);
});

it('tells its history in words', async () => {
  const ficha = await created();
  await save(ficha, { codigoCorretor: '777', politicaComissao: 'PRIMEIRA', condicoes: [{ ...auto, padraoBps: 2_200 }] });
  const mudancas = (await ask('GET', `/${ficha.id}/historico`))
    .json<{ data: MudancaRegistro[] }>()
    .data.flatMap((mudanca) => mudanca.mudancas);
  expect(mudancas).toContainEqual({ campo: 'Código do corretor', de: '123456', para: '777' });
  expect(mudancas).toContainEqual({ campo: 'Pagamento da comissão', de: 'Em cada parcela', para: 'Na primeira parcela' });
  expect(mudancas).toContainEqual({
    campo: 'Condições',
    de: 'Auto: 20%, de 10% a 25%, desconto até 15%',
    para: 'Auto: 22%, de 10% a 25%, desconto até 15%',
  });
});

it('says what an insurer does: prices and proposals as its adapter says, the rest as the catalogue does', async () => {
  expect((await created()).capacidades.map(({ ato, isAtendida }) => `${ato} ${isAtendida}`)).toEqual([
    'CALCULAR false',
    'TRANSMITIR false',
    'ENDOSSO false',
    'AVISO_SINISTRO false',
    'EXTRATO true',
  ]);
  expect(capacidadesOf({ cota: ['VIDA', 'AUTO', 'PET'], transmite: ['AUTO'] }, { linhas: ['AUTO', 'VIDA'], atos: [] }).slice(0, 2)).toEqual(
    [
      { ato: 'CALCULAR', isAtendida: true, linhas: ['AUTO', 'VIDA'] },
      { ato: 'TRANSMITIR', isAtendida: true, linhas: ['AUTO'] },
    ],
  );
});

it('shows an administrator of some brokerages the insurers of theirs alone', async () => {
  const filial = (
    await teste.db.tenant(chefe, (tx) =>
      tx.row<{ id: string }>(
        "insert into balcao.corretora (assinatura_id, razao_social, fantasia, cnpj) values ($1, 'Filial', 'Filial', '11222333000181') returning id",
        [chefe.assinaturaId],
      ),
    )
  )?.id as string;
  const [da, alheia] = [await created({ corretoraId: filial }), await created()];
  const limitado = await teste.createUser({ assinaturaId: chefe.assinaturaId, administrador: true });
  await owner('update balcao.usuario set corretora_ids = array[$2::uuid] where id = $1', [limitado.usuarioId, filial]);
  const { headers } = await teste.signIn(limitado);
  expect((await list('', headers)).map(({ id }) => id)).toEqual([da.id]);
  expect((await ask('GET', '/opcoes', undefined, headers)).json<{ data: OpcoesSeguradora }>().data.corretoras).toMatchObject([
    { nome: 'Filial' },
  ]);
  const refusals = [
    await ask('GET', `/${alheia.id}`, undefined, headers),
    await save(alheia, {}, headers),
    await ask('DELETE', `/${alheia.id}?versao=1`, undefined, headers),
  ];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await ask('POST', '', dados({ seguradora: 'zebra_seguros' }), headers)).json().errors).toMatchObject([{ campo: 'corretoraId' }]);
});

it('is for administrators alone, and of its own subscription', async () => {
  const ficha = await created();
  const refusals = [await ask('GET', '', undefined, equipe), await ask('POST', '', dados(), equipe), await save(ficha, {}, equipe)];
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(await list('', estranha)).toEqual([]);
  expect((await save(ficha, {}, estranha)).statusCode).toBe(404);
});
