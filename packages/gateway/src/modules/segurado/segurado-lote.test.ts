import { type DadosSegurado, FichaSegurado, type ResultadoRegistro } from '@balcao/contracts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { cpf, dados } from '../../testing/test-segurado.ts';

let teste: QuotingTeste;
let ana: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const created = async (over: Partial<DadosSegurado> = {}): Promise<FichaSegurado> =>
  FichaSegurado.parse((await ana.request('POST', 'segurados', dados(over))).json().data);
const read = (id: string) => ana.request('GET', `segurados/${id}`);
const change = async (ids: string[], mudanca: object) => ana.request('POST', 'segurados/lote', { ids, mudanca });
const said = async (ids: string[], mudanca: object) => (await change(ids, mudanca)).json<{ data: ResultadoRegistro[] }>().data;

it('puts and takes a label, once each, whatever its case', async () => {
  const [a, b] = [await created({ tags: ['vip'] }), await created()];
  expect((await said([a.id, b.id], { tipo: 'TAG_POSTA', tag: 'VIP' })).map(({ mudou }) => mudou)).toEqual([false, true]);
  expect((await read(b.id)).json().data.tags).toEqual(['VIP']);
  expect((await said([a.id, b.id], { tipo: 'TAG_TIRADA', tag: 'Vip' })).map(({ mudou }) => mudou)).toEqual([true, true]);
  expect((await read(a.id)).json().data.tags).toEqual([]);
});

it('refuses one label too many of one client, and takes nothing from the others', async () => {
  const cheio = await created({ tags: Array.from({ length: 20 }, (_, n) => `t${n}`) });
  const outro = await created();
  expect((await said([cheio.id, outro.id], { tipo: 'TAG_POSTA', tag: 'mais' })).map(({ ok }) => ok)).toEqual([false, true]);
});

it('gives clients to a producer of the brokerage, and to no other', async () => {
  const { rows } = await teste.owner(
    `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento) values ($1, 'INTERNO', 'PF', 'Ivo', $2) returning id`,
    [ana.usuario.assinaturaId, cpf()],
  );
  const ficha = await created();
  expect((await said([ficha.id], { tipo: 'PRODUTOR', produtorId: rows[0].id }))[0]).toMatchObject({ ok: true, mudou: true });
  expect((await read(ficha.id)).json().data.produtor).toBe('Ivo');
  const recusada = await change([ficha.id], { tipo: 'PRODUTOR', produtorId: ficha.id });
  expect([recusada.statusCode, recusada.json().errors]).toEqual([
    422,
    [expect.objectContaining({ campo: 'mudanca.produtorId', codigo: 'desconhecido' })],
  ]);
});

it('reaches all that a filter finds, unless it finds more than was seen', async () => {
  const [a] = [await created({ nome: 'Lote Um' }), await created({ nome: 'Lote Dois' })];
  const turn = (total: number) =>
    ana.request('POST', 'segurados/lote', { filtro: { consulta: { q: 'lote' }, total }, mudanca: { tipo: 'TAG_POSTA', tag: 'L' } });
  const grown = await turn(1);
  expect([grown.statusCode, grown.json().code]).toEqual([409, 'filtro-cresceu']);
  expect((await turn(2)).json().data).toHaveLength(2);
  expect((await read(a.id)).json().data.tags).toEqual(['L']);
});

it('deactivates and activates', async () => {
  const ficha = await created();
  await ana.request('POST', 'segurados/situacao', { ids: [ficha.id], ativo: false });
  expect((await read(ficha.id)).json().data.ativo).toBe(false);
  await ana.request('POST', 'segurados/situacao', { ids: [ficha.id], ativo: true });
  expect((await read(ficha.id)).json().data.ativo).toBe(true);
});
