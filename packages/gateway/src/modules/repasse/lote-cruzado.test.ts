import type { FichaLote } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { okOf } from '../../testing/extrato.fixture.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createRepasses, type RepassesTeste } from '../../testing/test-repasses.ts';
import { until } from '../../testing/until.ts';

let teste: QuotingTeste;
let repasses: RepassesTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  repasses = createRepasses(teste);
}, 120_000);
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const HOLD = 'select from balcao.lancamento where id = $1 for no key update';

it('takes back the entries of a lot in the order of their ids, as the bank reconciles them, whatever order they were paid in', async () => {
  const { quem, contaId, comissoes } = await repasses.openCorretora([{ peso: 7_000 }, { peso: 3_000 }]);
  await repasses.receive({ quem, contaId }, comissoes[0]?.apolice as string, [1]);
  let lote = okOf<FichaLote>(await repasses.create(quem, 2_400));
  lote = okOf<FichaLote>(await repasses.act(quem, lote, 'aprovar'));
  lote = okOf<FichaLote>(await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje }));
  // a bank answers in an order of its own: the first payment of the lot may be the last that was done
  const { rows } = await teste.owner('select id, lancamento_id from balcao.pagamento_repasse where lote_id = $1 order by id', [lote.id]);
  const [primeiro, ultimo] = rows.map(({ lancamento_id: id }) => id).toSorted();
  await teste.owner(
    'update balcao.pagamento_repasse set lancamento_id = case when id = $1 then $2::uuid else $3::uuid end where lote_id = $4',
    [rows[0].id, ultimo, primeiro, lote.id],
  );
  const { pedido } = await teste.db.tenant(quem.usuario, async (tx) => {
    await tx.run(HOLD, [primeiro]);
    // handed over inside of an object, so that it is not waited for while it waits
    const desfazer = { pedido: repasses.act(quem, lote, 'desfazer', { motivo: 'Conta errada' }) };
    await until(
      async () =>
        (await teste.owner("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount ===
        1,
    );
    await tx.run(HOLD, [ultimo]);
    return desfazer;
  });
  expect(okOf<FichaLote>(await pedido).status).toBe('ESTORNADO');
  expect(await repasses.prove(quem)).toEqual([]);
}, 90_000);
