import type { Recebimento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { okOf } from '../../testing/extrato.fixture.ts';
import { proveRazao } from '../../testing/prove-razao.ts';
import { prepareDevidas, stateOfParcela } from '../../testing/test-contestacao.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
/** Long enough for both requests to have given back what they held, and to wait for the rows that are kept from them. */
const PRENDE_S = 1.5;

it('never lets two receipts that change their commissions for each other’s wait for one another: one is changed, the other is told why not', async () => {
  const mundo = await prepareDevidas(teste);
  const { quem, contaId, comissoes } = mundo;
  const [um, dois] = [comissoes[7]?.id, comissoes[8]?.id];
  const dados = (descricao: string, comissaoId: string | undefined) => ({
    descricao,
    seguradora: 'alfa_seguros',
    corretoraId: quem.usuario.corretoraId,
    contaId,
    dia: hoje,
    valorCentavos: 2_000,
    // each in part: what one leaves, the other may take
    comissoes: [{ comissaoId, valorCentavos: 2_000, isParte: true }],
  });
  const create = async (descricao: string, comissaoId: string | undefined) =>
    okOf<Recebimento>(await quem.request('POST', 'recebimentos', dados(descricao, comissaoId)));
  const [primeiro, segundo] = [await create('Depósito A', um), await create('Depósito B', dois)];
  const held = teste.owner(
    `with preso as materialized (select 1 from balcao.recebimento_comissao where recebimento_id = any ($1::uuid[]) for update),
       todos as materialized (select count(*) as n from preso) select n, pg_sleep($2) from todos`,
    [[primeiro.id, segundo.id], PRENDE_S],
  );
  await until(
    async () =>
      (await teste.owner("select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'")).rowCount === 1,
  );
  const change = ({ id, versao, descricao }: Recebimento, comissaoId: string | undefined) =>
    quem.request('PUT', `recebimentos/${id}`, { ...dados(descricao, comissaoId), versao });
  const respostas = await Promise.all([change(primeiro, dois), change(segundo, um)]);
  expect((await held).rows[0]?.n).toBe('2');
  // what the second paid has something on top of it by then
  const ditas = respostas.map((resposta) => (resposta.statusCode === 200 ? 200 : resposta.json().code));
  expect(ditas.toSorted()).toEqual([200, 'comissoes-mudaram'].toSorted());
  const [naOitava, naNona] = [await stateOfParcela(teste, mundo, 8), await stateOfParcela(teste, mundo, 9)];
  expect([naOitava[1], naNona[1]].toSorted()).toEqual([0, 4_000]);
  expect(await proveRazao(teste.db, quem.usuario)).toEqual([]);
}, 60_000);
