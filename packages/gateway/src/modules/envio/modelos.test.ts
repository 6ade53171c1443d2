import type { ModeloDaAssinatura } from '@balcao/contracts';
import { createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
beforeAll(async () => (teste = await createQuotingTest()));
afterAll(() => teste.close());

it('tells administrators which messages are the subscription’s, and gives the product’s own back', async () => {
  const admin = await teste.createCorretor({ administrador: true });
  const read = async () => (await admin.request('GET', 'modelos-mensagem')).json<{ data: ModeloDaAssinatura[] }>().data;
  const antes = await read();
  expect(antes.every(({ escrito, doBalcao }) => !escrito && doBalcao)).toBe(true);
  const modelo = { canal: 'EMAIL', nome: 'Renovação', assunto: 'Renove já', corpo: 'Olá, {{cliente}}: veja a renovação.' };
  await admin.request('POST', 'modelos-mensagem', modelo);
  await admin.request('POST', 'modelos-mensagem', { ...modelo, nome: 'Feliz aniversário' });
  const escritos = (await read()).filter(({ escrito }) => escrito);
  expect(escritos.map(({ nome, doBalcao }) => [nome, doBalcao])).toEqual([
    ['Renovação', true],
    ['Feliz aniversário', false],
  ]);
  const remove = (id: string, quem = admin) => quem.request('DELETE', `modelos-mensagem/${id}`);
  // neither the product's own nor another subscription's
  const estranha = await teste.createCorretor({ administrador: true });
  expect((await remove(antes[0]?.id ?? '')).statusCode).toBe(404);
  expect((await remove(escritos[0]?.id ?? '', estranha)).statusCode).toBe(404);
  for (const { id } of escritos) expect((await remove(id)).statusCode).toBe(200);
  expect((await remove(escritos[0]?.id ?? '')).statusCode).toBe(404);
  expect(await read()).toEqual(antes);
});
