import type { FichaCategoriaFinanceira, MudancaRegistro } from '@balcao/contracts';
import { type CaixaTeste, createCaixa } from '../../testing/test-caixa.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let caixa: CaixaTeste;
let estranha: CaixaTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  caixa = await createCaixa(teste);
  estranha = await createCaixa(teste);
});
afterAll(() => teste.close());

const CADASTROS = ['categorias-financeiras', 'centros-de-custo'] as const;
const dados = (cadastro: string, nome: string) => (cadastro === 'categorias-financeiras' ? { nome, tipo: 'DESPESA' } : { nome });
const listOf = async (cadastro: string, query = '', uma = caixa): Promise<FichaCategoriaFinanceira[]> =>
  (await uma.ok<{ itens: FichaCategoriaFinanceira[] }>('GET', `${cadastro}?tamanho=100&${query}`)).itens;

it('gives a new subscription a plan of accounts, without commissions, which come from the ledger', async () => {
  const plano = await listOf('categorias-financeiras');
  expect(new Set(plano.map(({ tipo }) => tipo))).toEqual(new Set(['RECEITA', 'DESPESA']));
  expect(plano).toHaveLength(17);
  expect(plano.filter(({ nome }) => /comiss/i.test(nome))).toEqual([]);
});

describe.each(CADASTROS)('a record of %s', (cadastro) => {
  it('is included, changed, found, written as a file and told by its history', async () => {
    const uma = await caixa.ok<FichaCategoriaFinanceira>('POST', cadastro, dados(cadastro, 'Água mineral'));
    const mudada = await caixa.ok<FichaCategoriaFinanceira>('PUT', `${cadastro}/${uma.id}`, { ...dados(cadastro, 'Café'), versao: 1 });
    expect(mudada).toMatchObject({ nome: 'Café', versao: 2, ativo: true });
    expect((await listOf(cadastro, 'q=cafe')).map(({ id }) => id)).toEqual([uma.id]);
    expect((await caixa.ask('GET', `${cadastro}/exportar?q=cafe`)).body).toContain('Café');
    const historia = await caixa.ok<MudancaRegistro[]>('GET', `${cadastro}/${uma.id}/historico`);
    expect(historia.flatMap(({ mudancas }) => mudancas)).toContainEqual({ campo: 'Nome', de: 'Água mineral', para: 'Café' });
  });

  it('is refused with a name that is taken, whatever its accents, and never written over unseen', async () => {
    const uma = await caixa.ok<FichaCategoriaFinanceira>('POST', cadastro, dados(cadastro, 'Única'));
    expect(caixa.refusedAt(await caixa.ask('POST', cadastro, dados(cadastro, 'UNICA')))).toEqual(['nome']);
    const juntos = await Promise.all(
      ['Um', 'Dois'].map((nome) => caixa.ask('PUT', `${cadastro}/${uma.id}`, { ...dados(cadastro, nome), versao: 1 })),
    );
    expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is not there for another subscription', async () => {
    const uma = await caixa.ok<FichaCategoriaFinanceira>('POST', cadastro, dados(cadastro, 'Só nossa'));
    expect((await estranha.ask('GET', `${cadastro}/${uma.id}`)).statusCode).toBe(404);
    expect(await listOf(cadastro, 'q=nossa', estranha)).toEqual([]);
  });
});

it('that an entry has is not excluded, only turned off: it stays for that entry and is offered to no other', async () => {
  const uma = await caixa.ok<FichaCategoriaFinanceira>('POST', 'categorias-financeiras', dados('categorias-financeiras', 'Seguro da sala'));
  const lancamento = await caixa.create({ categoriaId: uma.id });
  const recusa = await caixa.ask('DELETE', `categorias-financeiras/${uma.id}?versao=1`);
  expect([recusa.statusCode, recusa.json().data[0]]).toEqual([409, expect.objectContaining({ tipo: 'LANCAMENTO', total: 1 })]);
  await caixa.ok('POST', 'categorias-financeiras/situacao', { ids: [uma.id], ativo: false });
  const corpo = { ...caixa.dados({ categoriaId: uma.id }), pagoEm: null };
  expect(caixa.refusedAt(await caixa.ask('POST', 'lancamentos', corpo))).toEqual(['categoriaId']);
  expect((await caixa.ask('PUT', `lancamentos/${lancamento.id}`, { ...corpo, versao: 1 })).statusCode).toBe(200);
  // what it is of no longer changes
  const mudada = { nome: 'Seguro da sala', tipo: 'RECEITA', versao: 2 };
  expect(caixa.refusedAt(await caixa.ask('PUT', `categorias-financeiras/${uma.id}`, mudada))).toEqual(['tipo']);
});
