import type { ContratoVisto, FichaProdutor, MudancaRegistro, RegraRepasse } from '@balcao/contracts';
import { okOf, readComissoes } from '../../testing/extrato.fixture.ts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createRepasses, type RepassesTeste } from '../../testing/test-repasses.ts';

let teste: QuotingTeste;
let repasses: RepassesTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  repasses = createRepasses(teste);
}, 120_000);
afterAll(() => teste.close());

/** Two producers at 40 %, whose policy a second one renews. */
async function prepare() {
  const mundo = await repasses.openCorretora([{ peso: 7_000 }, { peso: 3_000 }]);
  const { quem, produtores, apoliceId } = mundo;
  const divisao = produtores.map((id, at) => ({ id, nome: `P${at}`, pctBps: [7_000, 3_000][at] ?? 0 }));
  const renovacaoId = await repasses.writeApolice(quem, divisao);
  await teste.owner('update balcao.apolice set renovacao_de_id = $2 where id = $1', [renovacaoId, apoliceId]);
  const ficha = okOf<FichaProdutor>(await quem.request('GET', `produtores/${produtores[0]}`));
  const regra: RegraRepasse = {
    alcance: 'APOLICE',
    apoliceId,
    ramo: null,
    seguradora: null,
    negocio: null,
    base: 'COMISSAO_BRUTA',
    pctBps: 5_000,
    momento: 'RECEBIMENTO',
    desde: '2020-01-01',
    ate: null,
  };
  const save = (over: Partial<RegraRepasse> = {}) =>
    quem.request('PUT', `produtores/${ficha.id}`, {
      ...ficha,
      usuarioId: null,
      repasses: [...ficha.repasses, { ...regra, ...over }],
    });
  /** What each producer has of the first instalment of a policy, 60,00. */
  const receive = async (id: string): Promise<number[]> => {
    const antes = new Set((await repasses.list(quem)).map((um) => um.id));
    await repasses.receive(mundo, (await readComissoes(teste, id))[0]?.apolice ?? '', [1]);
    const novos = (await repasses.list(quem)).filter((um) => !antes.has(um.id));
    return produtores.map((produtor) => novos.find(({ produtorId }) => produtorId === produtor)?.valorCentavos ?? 0);
  };
  return { ...mundo, renovacaoId, ficha, save, receive };
}

it('pays a policy by the rule of that policy, the others by theirs, and its renewal only where it was chosen', async () => {
  const { apoliceId, renovacaoId, save, receive } = await prepare();
  okOf(await save());
  // 50 % of 60,00 in 70 %, and 40 % in 30 %
  expect(await receive(apoliceId)).toEqual([2_100, 720]);
  expect(await receive(renovacaoId)).toEqual([1_680, 720]);
}, 60_000);

it('pays the renewal by it where it was chosen, unless the renewal has a rule of its own', async () => {
  const { ficha, renovacaoId, quem, save, receive } = await prepare();
  const salva = okOf<FichaProdutor>(await save({ alcance: 'RENOVACOES' }));
  expect(await receive(renovacaoId)).toEqual([2_100, 720]);
  const daRenovacao = { ...salva.repasses[1], id: null, alcance: 'APOLICE', apoliceId: renovacaoId, pctBps: 1_000 };
  okOf(await quem.request('PUT', `produtores/${ficha.id}`, { ...salva, usuarioId: null, repasses: [...salva.repasses, daRenovacao] }));
  const { repasses: vistos } = okOf<ContratoVisto>(await quem.request('GET', `contratos/${renovacaoId}`));
  expect(vistos.map(({ produtorId, alcance, pctBps }) => [produtorId === ficha.id, alcance, pctBps]).toSorted()).toEqual([
    [false, 'VENDAS', 4_000],
    [true, 'APOLICE', 1_000],
  ]);
}, 60_000);

it('is kept with its policy, told in the history, and refused of a policy that is not there', async () => {
  const { quem, ficha, apoliceId, save } = await prepare();
  const estranha = await prepare();
  for (const apolice of [estranha.apoliceId, '0190b000-0000-7000-8000-00000000ffff'])
    expect((await save({ apoliceId: apolice })).json().errors).toMatchObject([{ campo: 'repasses.1.apoliceId', codigo: 'desconhecido' }]);
  expect((await save({ apoliceId: null })).json().errors).toMatchObject([{ campo: 'repasses.1.apoliceId', codigo: 'obrigatorio' }]);
  const salva = okOf<FichaProdutor>(await save({ ramo: '0531', seguradora: 'alfa_seguros' }));
  const [comissao] = await readComissoes(teste, apoliceId);
  expect(salva.repasses[1]).toMatchObject({ alcance: 'APOLICE', apoliceId, apolice: comissao?.apolice, ramo: null, seguradora: null });
  const historia = okOf<MudancaRegistro[]>(await quem.request('GET', `produtores/${ficha.id}/historico`));
  expect(JSON.stringify(historia)).toContain(comissao?.apolice);
}, 60_000);

it('goes with a policy that is eliminated, and becomes a rule of no other sale', async () => {
  const { quem, ficha, apoliceId, renovacaoId, save, receive } = await prepare();
  okOf(await save({ alcance: 'RENOVACOES', pctBps: 9_000 }));
  await teste.owner('update balcao.apolice set renovacao_de_id = null where id = $1', [renovacaoId]);
  await teste.owner('delete from balcao.comissao where apolice_id = $1', [apoliceId]);
  await teste.owner('delete from balcao.parcela where apolice_id = $1', [apoliceId]);
  await teste.owner('delete from balcao.apolice where id = $1', [apoliceId]);
  expect(await receive(renovacaoId)).toEqual([1_680, 720]);
  expect(okOf<FichaProdutor>(await quem.request('GET', `produtores/${ficha.id}`)).repasses).toHaveLength(1);
}, 60_000);
