import type { DesfechoReemissao } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { Reemissor } from '../../insurers/insurer.port.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';

const hoje = hojeEm(new Date());
/** An insurer that is asked and does not answer yet. */
const reemissao: Reemissor = {
  formas: ['BOLETO'],
  maxDias: 15,
  request: async (_, { chave }) => ({ situacao: 'EM_ANALISE', protocolo: chave }),
  read: async () => ({ situacao: 'DESCONHECIDA', causa: 'HTTP_503' }),
};

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  Object.assign(teste.seguradoras.alfa_seguros, { reemissao });
  ana = await teste.createCorretor({ administrador: true });
}, 120_000);
afterAll(() => teste.close());

/** Two overdue instalments of two policies: the policies, and the instalments, in the order of their ids. */
async function duasAtrasadas(): Promise<{ apolices: string[]; parcelas: string[] }> {
  const apolices = [await writeUmaApolice(teste, ana), await writeUmaApolice(teste, ana)].toSorted();
  const { rows } = await teste.owner(
    `update balcao.parcela q set vencimento = $2, status = 'VENCIDA' where q.id in (select distinct on (apolice_id) id from balcao.parcela
       where apolice_id = any($1::uuid[]) and status = 'ABERTA' order by apolice_id, numero) returning q.id`,
    [apolices, addDias(hoje, -10)],
  );
  return { apolices, parcelas: rows.map(({ id }) => id as string).toSorted() };
}

const post = (caminho: string, body: object): Promise<LightMyRequestResponse> =>
  ana.request('POST', caminho, body, { 'idempotency-key': crypto.randomUUID() });
const reissue = (parcelaIds: readonly string[]) =>
  post('reemissoes', { parcelaIds, forma: 'BOLETO', vencimento: addDias(hoje, 5), observacao: null });
const waiting = async (quantos: number) =>
  until(
    async () =>
      (await teste.owner("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")).rowCount ===
      quantos,
  );
/** Begins both while the row is held, so that each has all it can have before either goes on. */
async function crossed(
  hold: readonly [tabela: 'apolice' | 'parcela', id: string],
  um: () => Promise<LightMyRequestResponse>,
  outro: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse[]> {
  const [tabela, id] = hold;
  // handed over inside of an object, so that they are not waited for while they wait
  const { pedidos } = await teste.db.tenant(ana.usuario, async (tx) => {
    await tx.run(`select from balcao.${tabela} where id = $1 for update`, [id]);
    const primeiro = um();
    await waiting(1);
    const segundo = outro();
    await waiting(2);
    return { pedidos: [primeiro, segundo] };
  });
  return Promise.all(pedidos);
}
const pedidas = async (parcelas: readonly string[]) =>
  (
    await teste.owner('select parcela_id from balcao.reemissao_parcela where parcela_id = any($1::uuid[]) order by parcela_id', [parcelas])
  ).rows.map(({ parcela_id: id }) => id as string);

it('two batches that cross on the same policies in opposite order ask for each instalment once, and neither breaks', async () => {
  const { apolices, parcelas } = await duasAtrasadas();
  const { rows } = await teste.owner('select id from balcao.parcela where id = any($1::uuid[]) order by apolice_id', [parcelas]);
  const ids = rows.map(({ id }) => id as string);
  const respostas = await crossed(
    ['apolice', apolices[0] as string],
    () => reissue(ids),
    () => reissue(ids.toReversed()),
  );
  expect(respostas.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const desfechos = respostas.map((uma) => uma.json<{ data: DesfechoReemissao[] }>().data.map(({ ok }) => ok));
  expect(desfechos.toSorted()).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(await pedidas(parcelas)).toEqual(parcelas);
});

it('a batch that crosses reminders of the same instalments in another order waits for them, and neither breaks', async () => {
  const { parcelas } = await duasAtrasadas();
  const { modelos } = (await ana.request('GET', 'parcelas/atrasadas/opcoes')).json<{
    data: { modelos: { id: string; canal: string }[] };
  }>().data;
  const modeloId = modelos.find(({ canal }) => canal === 'EMAIL')?.id;
  const [lembrete, lote] = await crossed(
    ['parcela', parcelas[0] as string],
    () => post('cobrancas', { parcelaIds: parcelas, canal: 'EMAIL', modeloId }),
    () => reissue(parcelas.toReversed()),
  );
  expect([lembrete?.statusCode, lote?.statusCode]).toEqual([200, 200]);
  expect(await pedidas(parcelas)).toEqual(parcelas);
});
