import { type AppTeste, createTestApp } from '../../testing/test-app.ts';
import { createCarteira } from '../../testing/test-carteira.ts';

let teste: AppTeste;
beforeAll(async () => (teste = await createTestApp()));
afterAll(() => teste.close());

it('counts the open tasks of the caller, and no other', async () => {
  const ana = await teste.createUser();
  const bia = await teste.createUser({ assinaturaId: ana.assinaturaId });
  const carteira = await createCarteira(teste, ana);
  const task = (colunas: object) =>
    carteira.insert('tarefa', { titulo: 'Ligar', tipo: 'RETORNO', responsavel_id: ana.usuarioId, vencimento: '2026-05-04', ...colunas });
  await task({});
  await task({ status: 'EM_ANDAMENTO' });
  await task({ status: 'CONCLUIDA', concluida_em: '2026-05-03T12:00:00Z' });
  await task({ status: 'CANCELADA' });
  await task({ excluido_em: '2026-05-03T12:00:00Z' });
  await task({ responsavel_id: bia.usuarioId });
  const count = async (quem: { email: string }) => {
    const { headers } = await teste.signIn(quem);
    return (await teste.app.inject({ method: 'GET', url: '/bgt/api/Task/Count', headers })).json().data;
  };
  expect([await count(ana), await count(bia), await count(await teste.createUser())]).toEqual([2, 1, 0]);
});

it('is done exactly when it says when', async () => {
  const ana = await teste.createUser();
  const carteira = await createCarteira(teste, ana);
  const base = { titulo: 'Ligar', tipo: 'RETORNO', responsavel_id: ana.usuarioId, vencimento: '2026-05-04' };
  await expect(carteira.insert('tarefa', { ...base, status: 'CONCLUIDA' })).rejects.toMatchObject({ code: '23514' });
  await expect(carteira.insert('tarefa', { ...base, concluida_em: '2026-05-03T12:00:00Z' })).rejects.toMatchObject({ code: '23514' });
});
