import type { FichaLote, PreviaLote } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { okOf } from '../../testing/extrato.fixture.ts';
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

/** A person by the tables, with what makes lots of theirs and moves them on. */
async function prepare() {
  const mundo = await repasses.openCorretora([{ peso: 10_000, isPelaTabela: true }]);
  const { quem, produtores, contaId, comissoes } = mundo;
  /** What comes of an instalment is worth this much: a lot is made of it. */
  const receive = async (parcela: number, centavos: number): Promise<FichaLote> => {
    await repasses.receive(mundo, comissoes[0]?.apolice ?? '', [parcela]);
    await teste.owner(`update balcao.repasse set valor_centavos = $2 where produtor_id = $1 and status = 'LIBERADO'`, [
      produtores[0],
      centavos,
    ]);
    return okOf<FichaLote>(await repasses.create(quem, centavos));
  };
  const act = async (lote: FichaLote, ato: string, corpo: object = {}): Promise<FichaLote> =>
    okOf(await repasses.act(quem, lote, ato, corpo));
  return {
    ...mundo,
    receive,
    approve: (lote: FichaLote) => act(lote, 'aprovar'),
    pay: async (lote: FichaLote) => act(await act(lote, 'aprovar'), 'pagar', { contaId, pagoEm: hoje }),
    undo: (lote: FichaLote) => act(lote, 'desfazer', { motivo: 'engano' }),
    read: async ({ id }: FichaLote) => okOf<FichaLote>(await quem.request('GET', `repasses/lotes/${id}`)),
    /** The month of what there is is over. */
    endMonth: () =>
      teste.owner(`update balcao.pagamento_repasse set retencao_mes = retencao_mes - interval '1 month' where produtor_id = $1`, [
        produtores[0],
      ]),
  };
}
const taken = ({ pagamentos }: Pick<FichaLote | PreviaLote, 'pagamentos'>) =>
  pagamentos.map((um) => [um.inssCentavos, um.irrfCentavos, um.acertoInssCentavos, um.acertoIrrfCentavos, um.liquidoCentavos]);

describe('an earlier lot of the month that is undone', () => {
  it('leaves an open one that came after it with what is owed without it', async () => {
    const { receive, undo, read, quem } = await prepare();
    const primeiro = await receive(1, 400_000);
    const segundo = await receive(2, 300_000);
    // worked out in retencoes-repasse.test.ts of the domain: of the 7.000,00 of both, less what the first had
    expect(taken(segundo)).toEqual([[33_000, 75_791, 0, 0, 191_209]]);
    await undo(primeiro);
    // of 3.000,00 alone: INSS 330,00 and no income tax
    expect(await read(segundo)).toMatchObject({ status: 'ABERTO', recalculadoPor: primeiro.numero, liquidoCentavos: 267_000 });
    expect(taken(await read(segundo))).toEqual([[33_000, 0, 0, 0, 267_000]]);
    expect(await repasses.prove(quem)).toEqual([]);
  }, 60_000);

  it('asks for another approval of one that was approved by other values, and not of one whose values stay', async () => {
    const { receive, approve, undo, read } = await prepare();
    const primeiro = await receive(1, 100_000);
    const segundo = await approve(await receive(2, 100_000));
    const terceiro = await approve(await receive(3, 500_000));
    await undo(primeiro);
    // 1.000,00 of a month of 1.000,00 owes what it owed of one of 2.000,00
    expect(await read(segundo)).toMatchObject({ status: 'APROVADO', versao: segundo.versao, recalculadoPor: null });
    expect(await read(terceiro)).toMatchObject({ status: 'ABERTO', aprovadoEm: null, aprovadoPor: null, recalculadoPor: primeiro.numero });
  }, 60_000);

  it('leaves a paid one as it was paid: the next lot of the month gives back what was withheld too much', async () => {
    const { receive, pay, undo, read, quem } = await prepare();
    const primeiro = await pay(await receive(1, 400_000));
    const segundo = await pay(await receive(2, 300_000));
    await undo(primeiro);
    expect(taken(await read(segundo))).toEqual([[33_000, 75_791, 0, 0, 191_209]]);
    // 7.000,00 in the month again: 757,91 of tax, given back of the 757,91 that 3.000,00 did not owe
    expect(taken(await repasses.simulate(quem))).toEqual([[44_000, 75_791, 0, -75_791, 356_000]]);
    const terceiro = await pay(okOf<FichaLote>(await repasses.create(quem, 400_000)));
    expect(taken(terceiro)).toEqual([[44_000, 75_791, 0, -75_791, 356_000]]);
    expect(await repasses.prove(quem)).toEqual([]);
    // settled once
    expect(taken(await receive(3, 100_000))).toMatchObject([[expect.any(Number), expect.any(Number), 0, 0, expect.any(Number)]]);
  }, 60_000);

  it('is settled in a later month too, both ways, and owed again when what settled it is undone', async () => {
    const { receive, pay, undo, endMonth, quem } = await prepare();
    const primeiro = await pay(await receive(1, 900_000));
    // 9.000,00: INSS of the ceiling, 932,31; 8.067,69 × 27,5 % − 908,73 = 1.309,88. Then 1.000,00: no INSS, 1.584,88 − 1.309,88 = 275,00
    const segundo = await pay(await receive(2, 100_000));
    expect(taken(segundo)).toEqual([[0, 27_500, 0, 0, 72_500]]);
    await endMonth();
    await undo(primeiro);
    // 1.000,00 alone owed INSS of 110,00 and no income tax
    const terceiro = okOf<FichaLote>(await repasses.create(quem, 900_000));
    expect(taken(terceiro)).toEqual([[93_231, 130_988, 11_000, -27_500, 692_281]]);
    await undo(terceiro);
    const quarto = await pay(okOf<FichaLote>(await repasses.create(quem, 900_000)));
    expect(taken(quarto)).toEqual([[93_231, 130_988, 11_000, -27_500, 692_281]]);
    // with nothing paid of that month any more, nothing of it is owed: what was settled is taken back
    await undo(segundo);
    expect(taken(await repasses.simulate(quem))).toMatchObject([
      [expect.any(Number), expect.any(Number), -11_000, 27_500, expect.any(Number)],
    ]);
    expect(await repasses.prove(quem)).toEqual([]);
  }, 60_000);
});
