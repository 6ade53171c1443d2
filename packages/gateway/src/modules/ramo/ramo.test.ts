import type { FichaRamo, MudancaRegistro, RamoManual } from '@balcao/contracts';
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

const nada = { apelido: null, ativo: true, comissaoPadraoBps: null, avisoRenovacaoDias: null };
const read = async (ramo: string, quem = admin): Promise<FichaRamo> => (await quem.request('GET', `ramos/${ramo}`)).json().data;
const save = async (ramo: string, mudanca: object, quem = admin) =>
  quem.request('PUT', `ramos/${ramo}`, { ...nada, versao: (await read(ramo, quem)).versao, ...mudanca });
const codigos = async (query: string): Promise<string[]> =>
  (await admin.request('GET', `ramos?${query}`)).json<{ data: { itens: FichaRamo[] } }>().data.itens.map(({ codigo }) => codigo);

it('lists the catalogue with what the subscription chose of it, which no other sees', async () => {
  expect(await read('0531')).toMatchObject({ ...nada, versao: 0, linha: 'AUTO', principal: true, iof: [{ bps: 738 }], alteradoPor: null });
  const escolhas = { apelido: 'Carros', comissaoPadraoBps: 2_000, avisoRenovacaoDias: [30, 60, 30] };
  expect((await save('0531', escolhas)).json().data).toMatchObject({
    apelido: 'Carros',
    comissaoPadraoBps: 2_000,
    avisoRenovacaoDias: [60, 30],
    versao: 1,
    alteradoPor: expect.any(String),
  });
  expect(await read('0531', estranha)).toMatchObject({ apelido: null, versao: 0 });
  expect(await codigos('q=carros')).toEqual(['0531']);
  expect(await codigos('q=carro&linha=VIDA')).toEqual([]);
  expect(await codigos('linha=RESIDENCIAL&ordenar=-nome')).toEqual(['0114']);
  expect((await admin.request('GET', 'ramos/exportar?q=carros')).body.split('\r\n')[1]).toBe(
    '0531;Automóvel — casco;Carros;Auto;"7,38%";20%;"60, 30 dias antes";Ativo',
  );
});

it('is not offered where it was hidden, and is called by its other name', async () => {
  const nomes = async (quem = admin) =>
    (await quem.request('GET', 'ramos/catalogo'))
      .json<{ data: RamoManual[] }>()
      .data.map(({ codigo, nome, ativo, comissaoPadraoBps }) => [codigo, nome, ativo, comissaoPadraoBps]);
  await save('0114', { apelido: 'Casas', comissaoPadraoBps: 2_500 });
  await save('0116', { ativo: false });
  expect(await nomes()).toEqual(
    expect.arrayContaining([
      ['0114', 'Casas', true, 2_500],
      ['0116', 'Compreensivo condomínio', false, null],
    ]),
  );
  expect(await nomes(estranha)).toEqual(expect.arrayContaining([['0114', 'Compreensivo residencial', true, null]]));
  expect(await codigos('situacao=INATIVO')).toEqual(['0116']);
});

it.each([
  ['apelido', { apelido: 'x' }],
  ['comissaoPadraoBps', { comissaoPadraoBps: 10_001 }],
  ['avisoRenovacaoDias', { avisoRenovacaoDias: [] }],
  ['avisoRenovacaoDias.0', { avisoRenovacaoDias: [366] }],
])('is refused at %s', async (campo, mudanca) => {
  const response = await save('0118', mudanca);
  expect([response.statusCode, response.json().errors.map((erro: { campo: string }) => erro.campo)]).toEqual([422, [campo]]);
  expect((await read('0118')).versao).toBe(0);
});

it('is changed by administrators alone, of ramos that are, and never over what somebody wrote since', async () => {
  const colega = await teste.createCorretor({ assinaturaId: admin.usuario.assinaturaId });
  expect((await colega.request('PUT', 'ramos/0171', { ...nada, versao: 0 })).statusCode).toBe(403);
  expect((await admin.request('PUT', 'ramos/9999', { ...nada, versao: 0 })).statusCode).toBe(404);
  const juntos = await Promise.all([1, 2, 3].map((n) => admin.request('PUT', 'ramos/0171', { ...nada, apelido: `Nome ${n}`, versao: 0 })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  const { apelido } = await read('0171');
  expect(juntos.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'ramo-alterado',
    data: { versao: 1, apelido },
  });
});

it('tells what uses it, and its history', async () => {
  const repasse = {
    alcance: 'VENDAS',
    apoliceId: null,
    ramo: '1391',
    seguradora: null,
    negocio: null,
    base: 'COMISSAO_BRUTA',
    pctBps: 100,
    momento: 'EMISSAO',
    desde: '2026-01-01',
    ate: null,
  };
  const produtor = await admin.request('POST', 'produtores', {
    tipo: 'INTERNO',
    pessoa: 'PF',
    nome: 'Ana',
    documento: '11144477735',
    susep: null,
    email: null,
    telefone: null,
    regime: null,
    retencoes: { isPelaTabela: false, irBps: 0, issBps: 0, inssBps: 0 },
    conta: null,
    pix: null,
    repasses: [repasse],
    supervisorId: null,
    usuarioId: null,
  });
  expect((await admin.request('GET', 'ramos/1391/usos')).json().data).toEqual([
    {
      tipo: 'REPASSE',
      total: 1,
      exemplos: [{ id: expect.any(String), nome: 'Ana', rota: `/configuracao/produtores?produtor=${produtor.json().data.id}` }],
    },
  ]);
  await save('1391', { apelido: 'Vida' });
  await save('1391', { apelido: 'Vida', ativo: false });
  const historia = (await admin.request('GET', 'ramos/1391/historico')).json<{ data: MudancaRegistro[] }>().data;
  expect(historia.flatMap(({ mudancas }) => mudancas)).toEqual(
    expect.arrayContaining([
      { campo: 'Apelido', de: null, para: 'Vida' },
      { campo: 'Situação', de: 'Ativo', para: 'Inativo' },
    ]),
  );
});
