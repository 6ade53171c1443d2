import { type AppTeste, createTestApp } from '../../testing/test-app.ts';

let teste: AppTeste;
beforeAll(async () => (teste = await createTestApp()));
afterAll(() => teste.close());

async function menu(url: string, flags: Record<string, boolean> = {}) {
  const { headers } = await teste.signIn(await teste.createUser({ flags }));
  return (await teste.app.inject({ method: 'GET', url, headers })).json().data;
}

it('gives the side menu with its groups', async () => {
  expect(await menu('/auth/menus')).toMatchObject([
    { title: 'Início', rota: '/home', subitems: null },
    {
      title: 'Multicálculo',
      rota: null,
      subitems: [
        { title: 'Novo orçamento', rota: '/multicalculo/novo-orcamento' },
        { title: 'Orçamentos', rota: '/multicalculo/orcamentos' },
      ],
    },
  ]);
});

it('leaves out what the session may not open, and the group that would stay empty', async () => {
  expect(await menu('/auth/menus', { acessoMC: false })).toMatchObject([{ title: 'Início' }, { subitems: [{ title: 'Orçamentos' }] }]);
  expect(await menu('/auth/menus', { acessoMC: false, acessoOrcamentacao: false })).toMatchObject([{ title: 'Início' }]);
});

it('ends the user menu with the way out', async () => {
  expect((await menu('/auth/menusperfil')).at(-1)).toMatchObject({ title: 'Sair', rota: '/logoff' });
});
