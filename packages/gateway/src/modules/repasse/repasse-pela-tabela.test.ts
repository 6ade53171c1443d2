import type { FichaLote, PagamentoRepasse } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { okOf } from '../../testing/extrato.fixture.ts';
import { readPdfText } from '../../testing/read-pdf-text.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createRepasses, type RepassesTeste } from '../../testing/test-repasses.ts';

let teste: QuotingTeste;
let repasses: RepassesTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  repasses = createRepasses(teste);
  // those of 2026, whatever the day this is run on
  await teste.owner(`delete from balcao.tabela_retencao where desde <> '2026-01-01'`);
  await teste.owner(`update balcao.tabela_retencao set desde = '2020-01-01', ate = null`);
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
/** The last day of the month before. */
const fimDoMesPassado = addDias(`${hoje.slice(0, 7)}-01`, -1);

/** A person by the tables. */
async function prepare() {
  const mundo = await repasses.openCorretora([{ peso: 10_000, isPelaTabela: true }]);
  const { quem, produtores, comissoes } = mundo;
  /** What comes of an instalment is worth this much: a lot is made of it. */
  const receive = async (parcela: number, centavos: number): Promise<FichaLote> => {
    await repasses.receive(mundo, comissoes[0]?.apolice ?? '', [parcela]);
    await teste.owner(`update balcao.repasse set valor_centavos = $2 where produtor_id = $1 and status = 'LIBERADO'`, [
      produtores[0],
      centavos,
    ]);
    return okOf<FichaLote>(await repasses.create(quem, centavos));
  };
  return { ...mundo, receive };
}
const taken = ({ pagamentos }: FichaLote) =>
  pagamentos.map(({ inssCentavos, irrfCentavos, liquidoCentavos }) => [inssCentavos, irrfCentavos, liquidoCentavos]);

it('withholds of the second payment of a month what both owe, and of what was called off nothing', async () => {
  const { quem, receive } = await prepare();
  // worked out in retencoes-repasse.test.ts of the domain: 4.000,00, then 3.000,00 more
  const primeiro = await receive(1, 400_000);
  expect(taken(primeiro)).toEqual([[44_000, 0, 356_000]]);
  const segundo = await receive(2, 300_000);
  expect(taken(segundo)).toEqual([[33_000, 75_791, 191_209]]);
  okOf(await repasses.act(quem, segundo, 'desfazer', { motivo: 'engano' }));
  okOf(await repasses.act(quem, primeiro, 'desfazer', { motivo: 'engano' }));
  const ambos = okOf<FichaLote>(await repasses.create(quem, 700_000));
  expect(taken(ambos)).toEqual([[77_000, 75_791, 547_209]]);
}, 60_000);

it('begins again with the month, and is paid in the month it is of', async () => {
  const { quem, contaId, receive } = await prepare();
  let lote = okOf<FichaLote>(await repasses.act(quem, await receive(1, 400_000), 'aprovar'));
  await teste.owner(`update balcao.pagamento_repasse set retencao_mes = retencao_mes - interval '1 month' where lote_id = $1`, [lote.id]);
  const tarde = await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje });
  const [ano, mes] = fimDoMesPassado.split('-');
  expect([tarde.statusCode, tarde.json().errors]).toMatchObject([
    422,
    [{ campo: 'pagoEm', mensagem: `As retenções deste lote são as de ${mes}/${ano}: pague-o nesse mês, ou cancele-o e crie outro.` }],
  ]);
  const remessa = await repasses.act(quem, lote, 'remessa', { contaId, pagarEm: hoje, convenio: null });
  expect([remessa.statusCode, remessa.json().errors[0].campo]).toEqual([422, 'pagarEm']);
  lote = okOf<FichaLote>(await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: fimDoMesPassado }));
  expect(taken(await receive(2, 300_000))).toEqual([[33_000, 0, 267_000]]);
  expect(await repasses.prove(quem)).toEqual([]);
}, 60_000);

it('is told in the receipt: by which tables, and what the month had before', async () => {
  const { quem, contaId, receive } = await prepare();
  await receive(1, 400_000);
  const lote = okOf<FichaLote>(await repasses.act(quem, await receive(2, 300_000), 'aprovar'));
  const { pagamentos } = okOf<FichaLote>(await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje }));
  const [pago] = pagamentos as PagamentoRepasse[];
  const texto = (
    await readPdfText(new Uint8Array((await quem.request('GET', `repasses/pagamentos/${pago?.id}/recibo`)).rawPayload))
  ).replace(/\s+/g, ' ');
  for (const dito of [
    '757,91',
    '330,00',
    `pelas tabelas de ${hoje.slice(5, 7)}/${hoje.slice(0, 4)}`,
    'Pago antes no mês',
    '4.000,00',
    'INSS já retido no mês',
    '440,00',
  ])
    expect(texto).toContain(dito);
}, 60_000);
