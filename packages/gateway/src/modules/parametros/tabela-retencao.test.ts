import type { FichaLote, TabelaRetencao } from '@balcao/contracts';
import { addMeses, hojeEm } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { okOf } from '../../testing/extrato.fixture.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createRepasses } from '../../testing/test-repasses.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
}, 120_000);
afterAll(() => teste.close());

const mesAtual = `${hojeEm(new Date()).slice(0, 7)}-01`;
const list = async (quem: Corretor): Promise<TabelaRetencao[]> => okOf(await quem.request('GET', 'parametros/tabelas-retencao'));
const add = (quem: Corretor, tabela: object, chave = uuidv7()) =>
  quem.request('POST', 'parametros/tabelas-retencao', tabela, { 'idempotency-key': chave });
/** The newest of the product, of another month and rate. */
async function copyOf(quem: Corretor, desde: string, mudanca: object = {}) {
  const {
    id: _,
    ate: __,
    isEmVigor: ___,
    pagamentos: ____,
    ...valores
  } = (await list(quem)).find(({ id }) => id === null) as TabelaRetencao;
  return { ...valores, desde, fonte: 'Portaria de teste', ...mudanca };
}

it('are the product’s, the newest first and one in force, until a subscription adds its own, which no other sees', async () => {
  const [quem, outra] = [await teste.createCorretor({ administrador: true }), await teste.createCorretor({ administrador: true })];
  const doProduto = await list(quem);
  expect(doProduto.map(({ desde }) => desde)).toEqual(['2026-01-01', '2025-05-01', '2025-01-01', '2024-02-01']);
  expect(doProduto.filter(({ isEmVigor }) => isEmVigor)).toHaveLength(1);
  const seguinte = addMeses(mesAtual, 1);
  const tabela = await copyOf(quem, seguinte, { inssTetoCentavos: 900_000 });
  const chave = uuidv7();
  const depois = okOf<TabelaRetencao[]>(await add(quem, tabela, chave));
  expect(okOf(await add(quem, tabela, chave))).toEqual(depois);
  expect(depois[0]).toMatchObject({ desde: seguinte, ate: null, isEmVigor: false, inssTetoCentavos: 900_000, pagamentos: 0 });
  // the one before ends where it begins
  expect(depois[1]?.ate?.slice(0, 7)).toBe(mesAtual.slice(0, 7));
  expect(await list(outra)).toEqual(doProduto);
  const igual = await add(quem, tabela);
  expect([igual.statusCode, igual.json().errors[0].campo]).toEqual([422, 'desde']);
  const torta = await add(quem, { ...tabela, desde: addMeses(mesAtual, 2), inssBps: 20_000 });
  expect([torta.statusCode, torta.json().errors[0].campo]).toEqual([422, 'inssBps']);
  const alheia = await outra.request('DELETE', `parametros/tabelas-retencao/${depois[0]?.id}`);
  expect(alheia.statusCode).toBe(404);
  expect(okOf(await quem.request('DELETE', `parametros/tabelas-retencao/${depois[0]?.id}`))).toEqual(doProduto);
}, 60_000);

it('are what the next payment withholds by, and stay once one did', async () => {
  const repasses = createRepasses(teste);
  const mundo = await repasses.openCorretora([{ peso: 10_000, isPelaTabela: true }]);
  const { quem, produtores } = mundo;
  const receive = async (parcela: number): Promise<FichaLote> => {
    await repasses.receive(mundo, mundo.comissoes[0]?.apolice ?? '', [parcela]);
    await teste.owner(`update balcao.repasse set valor_centavos = 100000 where produtor_id = $1 and status = 'LIBERADO'`, [produtores[0]]);
    return okOf<FichaLote>(await repasses.create(quem, 100_000));
  };
  expect((await receive(1)).pagamentos).toMatchObject([{ inssCentavos: 11_000 }]);
  const [propria] = okOf<TabelaRetencao[]>(await add(quem, await copyOf(quem, mesAtual, { inssBps: 2_000 })));
  // 2.000,00 of the month at 20 % are 400,00, of which 110,00 were withheld
  expect((await receive(2)).pagamentos).toMatchObject([{ inssCentavos: 29_000 }]);
  const usada = await quem.request('DELETE', `parametros/tabelas-retencao/${propria?.id}`);
  expect([usada.statusCode, usada.body]).toEqual([409, expect.stringContaining('já foi usada em 2 pagamentos')]);
  await teste.owner(`update balcao.pagamento_repasse set retencao_mes = retencao_mes - interval '1 month' where produtor_id = $1`, [
    produtores[0],
  ]);
  const passada = await add(quem, await copyOf(quem, addMeses(mesAtual, -1)));
  expect([passada.statusCode, passada.json().errors[0]]).toMatchObject([
    422,
    { campo: 'desde', mensagem: expect.stringContaining('Há pagamentos de') },
  ]);
}, 60_000);
