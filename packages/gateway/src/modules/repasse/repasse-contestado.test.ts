import type { FichaLote, PreviaLote, Repasse } from '@balcao/contracts';
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

/** Two producers, of whom the first signs in; each has two shares released: 16,80 and 7,20 each. */
async function prepare() {
  const mundo = await repasses.openCorretora([
    { nome: 'Zélia', peso: 7_000 },
    { nome: 'Raul', peso: 3_000 },
  ]);
  await repasses.receive(mundo, mundo.comissoes[0]?.apolice ?? '', [1, 2]);
  const produtor = await teste.createCorretor({ assinaturaId: mundo.quem.usuario.assinaturaId });
  await teste.owner('update balcao.usuario set produtor_id = $2 where id = $1', [produtor.usuario.usuarioId, mundo.produtores[0]]);
  return { ...mundo, produtor };
}
const contest = async (produtor: Corretor, id: string | undefined): Promise<Repasse> =>
  okOf(await repasses.post(produtor, `repasses/${id}/contestar`, { motivo: 'Combinamos metade' }));
const answer = async (quem: Corretor, id: string | undefined): Promise<Repasse> =>
  okOf(await repasses.post(quem, `repasses/${id}/responder`, { resposta: 'É 40 %' }));

it('enters no lot while its producer waits for an answer, and the preview says so', async () => {
  const { quem, produtor, produtores } = await prepare();
  const [meu] = await repasses.list(produtor);
  await contest(produtor, meu?.id);
  const previa: PreviaLote = await repasses.simulate(quem);
  expect(previa.brutoCentavos).toBe(3_120);
  expect(previa.contestados).toEqual([{ produtorId: produtores[0], produtor: 'Zélia', repasses: 1, valorCentavos: 1_680 }]);
  // a lot of what was seen before the dispute is no longer that
  expect((await repasses.create(quem, 4_800)).json().code).toBe('previa-mudou');
  okOf(await repasses.create(quem, 3_120));
  expect((await repasses.list(produtor)).find(({ id }) => id === meu?.id)?.status).toBe('LIBERADO');
  await answer(quem, meu?.id);
  expect(await repasses.simulate(quem)).toMatchObject({ brutoCentavos: 1_680, contestados: [] });
  okOf(await repasses.create(quem, 1_680));
}, 60_000);

it('holds the lot that has it: not approved, not sent to the bank, not paid, until it is answered', async () => {
  const { quem, produtor, contaId, produtores } = await prepare();
  const [meu] = await repasses.list(produtor);
  let lote = okOf<FichaLote>(await repasses.create(quem, 4_800));
  await contest(produtor, meu?.id);
  const held = async (ato: string, corpo: object = {}) => {
    const { statusCode, json } = await repasses.act(quem, lote, ato, corpo);
    expect([ato, statusCode, json().code]).toEqual([ato, 409, 'repasses-contestados']);
    expect(json().message).toBe('Zélia contesta repasses deste lote. Responda à contestação, ou cancele o lote e crie outro sem eles.');
  };
  await held('aprovar');
  await answer(quem, meu?.id);
  lote = okOf<FichaLote>(await repasses.act(quem, lote, 'aprovar'));
  lote = okOf<FichaLote>(await repasses.act(quem, lote, 'remessa', { contaId, pagarEm: hoje, convenio: null }));
  await contest(produtor, meu?.id);
  lote = okOf<FichaLote>(await quem.request('GET', `repasses/lotes/${lote.id}`));
  expect(lote.contestados).toEqual([{ produtorId: produtores[0], produtor: 'Zélia', repasses: 1, valorCentavos: 1_680 }]);
  await held('remessa', { contaId, pagarEm: hoje, convenio: null });
  await held('pagar', { contaId, pagoEm: hoje });
  expect((await quem.request('GET', `repasses/lotes/${lote.id}/arquivo`)).json().code).toBe('repasses-contestados');
  await answer(quem, meu?.id);
  lote = okOf<FichaLote>(await repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje }));
  expect([lote.status, lote.contestados]).toEqual(['PAGO', []]);
  // what was paid may still be disputed: the lot holds nothing more
  await contest(produtor, meu?.id);
  okOf(await repasses.act(quem, lote, 'desfazer', { motivo: 'Era metade' }));
  expect(await repasses.prove(quem)).toEqual([]);
}, 60_000);

it('is left out of the lot that is made again', async () => {
  const { quem, produtor } = await prepare();
  const [meu] = await repasses.list(produtor);
  const lote = okOf<FichaLote>(await repasses.create(quem, 4_800));
  await contest(produtor, meu?.id);
  okOf(await repasses.act(quem, lote, 'desfazer', { motivo: 'Contestado' }));
  const outro = okOf<FichaLote>(await repasses.create(quem, 3_120));
  okOf(await repasses.act(quem, outro, 'aprovar'));
}, 60_000);

it('disputed as the lot is paid, is paid or holds it: never both', async () => {
  const { quem, produtor, contaId } = await prepare();
  const [meu] = await repasses.list(produtor);
  const lote = okOf<FichaLote>(await repasses.act(quem, okOf<FichaLote>(await repasses.create(quem, 4_800)), 'aprovar'));
  const [contestada, paga] = await Promise.all([
    repasses.post(produtor, `repasses/${meu?.id}/contestar`, { motivo: 'Combinamos metade' }),
    repasses.act(quem, lote, 'pagar', { contaId, pagoEm: hoje }),
  ]);
  const { status } = okOf<Repasse>(contestada);
  expect([status, paga.statusCode]).toEqual(paga.statusCode === 200 ? ['PAGO', 200] : ['EM_LOTE', 409]);
}, 60_000);
