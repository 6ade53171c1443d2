import type { FichaLote, Recebimento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { okOf } from '../../testing/extrato.fixture.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createRepasses, type RepassesTeste } from '../../testing/test-repasses.ts';

let teste: QuotingTeste;
let repasses: RepassesTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  repasses = createRepasses(teste);
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const vivos = async (quem: Corretor) =>
  (await repasses.list(quem))
    .map(({ valorCentavos, status }) => ({ valorCentavos, status }))
    .toSorted((a, b) => a.valorCentavos - b.valorCentavos);

/** A receipt by hand of some of the commissions of a brokerage, each worth 60,00, of which 40 % are its producer's. */
async function openRecebimento() {
  const mundo = await repasses.openCorretora([{ peso: 10_000 }]);
  const { quem, contaId, comissoes } = mundo;
  const dados = (quais: readonly number[], over: object = {}) => ({
    descricao: 'Comissões de novembro',
    seguradora: 'alfa_seguros',
    corretoraId: quem.usuario.corretoraId,
    contaId,
    dia: hoje,
    valorCentavos: quais.length * 6_000,
    comissoes: quais.map((qual) => ({ comissaoId: comissoes[qual]?.id, valorCentavos: 6_000, isParte: false })),
    ...over,
  });
  const feito = okOf<Recebimento>(await repasses.post(quem, 'recebimentos', dados([0, 1])));
  return { ...mundo, dados, feito };
}

it('releases the shares of a receipt by hand, and follows it as it is written otherwise and taken away', async () => {
  const { quem, dados, feito } = await openRecebimento();
  expect(await vivos(quem)).toEqual([2_400, 2_400].map((valorCentavos) => ({ valorCentavos, status: 'LIBERADO' })));

  const outro = okOf<Recebimento>(await quem.request('PUT', `recebimentos/${feito.id}`, { ...dados([1, 2, 3]), versao: feito.versao }));
  expect(await vivos(quem)).toHaveLength(3);
  const parte = { ...dados([1]), valorCentavos: 3_000, comissoes: [{ ...dados([1]).comissoes[0], valorCentavos: 3_000, isParte: true }] };
  const menor = okOf<Recebimento>(await quem.request('PUT', `recebimentos/${feito.id}`, { ...parte, versao: outro.versao }));
  expect(await vivos(quem)).toEqual([{ valorCentavos: 1_200, status: 'LIBERADO' }]);
  expect(await repasses.prove(quem)).toEqual([]);

  okOf(await quem.request('DELETE', `recebimentos/${feito.id}?versao=${menor.versao}`));
  expect(await vivos(quem)).toEqual([]);
  expect(await repasses.prove(quem)).toEqual([]);
});

it('of a receipt whose shares are in a lot nothing is changed, and once they are paid they are discounted when it is taken away', async () => {
  const { quem, dados, feito, contaId } = await openRecebimento();
  const aberto = okOf<FichaLote>(await repasses.create(quem, 4_800));
  for (const resposta of [
    await quem.request('PUT', `recebimentos/${feito.id}`, { ...dados([1]), versao: feito.versao }),
    await quem.request('DELETE', `recebimentos/${feito.id}?versao=${feito.versao}`),
  ])
    expect(resposta.json()).toMatchObject({ code: 'repasses-em-lote', message: expect.stringContaining('lote 1') });

  const aprovado = okOf<FichaLote>(await repasses.act(quem, aberto, 'aprovar'));
  okOf(await repasses.act(quem, aprovado, 'pagar', { contaId, pagoEm: hoje }));
  // what was paid of it was paid of this receipt: it is taken away whole, or stays
  const mudado = await quem.request('PUT', `recebimentos/${feito.id}`, { ...dados([1]), versao: feito.versao });
  expect(mudado.json()).toMatchObject({ code: 'repasses-pagos', message: expect.stringContaining('lote 1') });
  okOf(await quem.request('DELETE', `recebimentos/${feito.id}?versao=${feito.versao}`));
  expect((await vivos(quem)).filter(({ status }) => status === 'LIBERADO')).toEqual(
    [-2_400, -2_400].map((valorCentavos) => ({ valorCentavos, status: 'LIBERADO' })),
  );
  expect(await repasses.prove(quem)).toEqual([]);
});

it('owed as the policy is issued, is owed again once a cancelled policy stands again, paid or not', async () => {
  for (const isPago of [false, true]) {
    const mundo = await repasses.openCorretora([{ peso: 10_000, regras: [{ pctBps: 4_000, momento: 'EMISSAO' }] }]);
    const { quem, apoliceId, contaId } = mundo;
    const soma = async () => (await repasses.list(quem)).reduce((total, { valorCentavos }) => total + valorCentavos, 0);
    expect(await soma()).toBe(24_000);
    if (isPago) {
      const aberto = okOf<FichaLote>(await repasses.create(quem, 24_000));
      const aprovado = okOf<FichaLote>(await repasses.act(quem, aberto, 'aprovar'));
      okOf(await repasses.act(quem, aprovado, 'pagar', { contaId, pagoEm: hoje }));
    }
    const versao = async () => (await quem.request('GET', `apolices/${apoliceId}/endossos`)).json().data.apolice.versao;
    okOf(
      await repasses.post(quem, `apolices/${apoliceId}/cancelamento`, {
        versao: await versao(),
        data: hoje,
        metodo: 'PRO_RATA',
        motivo: 'Pediu',
      }),
    );
    const cancelada = await soma();
    expect(cancelada).toBeLessThan(24_000);
    okOf(await repasses.post(quem, `apolices/${apoliceId}/reativacao`, { versao: await versao() }));
    expect(await soma()).toBe(24_000);
    expect(await repasses.prove(quem)).toEqual([]);
  }
});

it('of a policy whose shares are in a lot that waits, the cancellation is refused in words', async () => {
  const { quem, apoliceId } = await repasses.openCorretora([{ peso: 10_000, regras: [{ pctBps: 4_000, momento: 'EMISSAO' }] }]);
  okOf(await repasses.create(quem, 24_000));
  const { versao } = (await quem.request('GET', `apolices/${apoliceId}/endossos`)).json().data.apolice;
  const recusada = await repasses.post(quem, `apolices/${apoliceId}/cancelamento`, {
    versao,
    data: hoje,
    metodo: 'PRO_RATA',
    motivo: 'Pediu',
  });
  expect(recusada.statusCode).toBe(409);
  expect(recusada.json()).toMatchObject({ code: 'repasses-em-lote' });
  expect((await quem.request('GET', `apolices/${apoliceId}/endossos`)).json().data.apolice.status).not.toBe('CANCELADA');
});
