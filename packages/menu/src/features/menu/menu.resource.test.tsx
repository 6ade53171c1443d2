import { layoutCalls } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient, QueryProvider } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useMenu } from './menu.resource.ts';

const gateway = fakeGateway();
afterEach(() => {
  gateway.reset();
  queryClient.clear();
  signOut();
  currentSession();
});
afterAll(gateway.close);

const item = (title: string) => ({ title, link: '/x', icon: null, rota: '/home', destacado: false, isNew: false, subitems: null });

it('reads the menu again when what its user may do changed, and not before', async () => {
  signIn({ hash: 'um' });
  currentSession();
  gateway.answer(layoutCalls.menus, [item('Gestão')]);
  const { result, rerender } = renderHook(() => useMenu(), { wrapper: QueryProvider });
  await waitFor(() => expect(result.current.data?.map(({ title }) => title)).toEqual(['Gestão']));
  rerender();
  expect(gateway.pedidos).toHaveLength(1);
  gateway.answer(layoutCalls.menus, [item('Início')]);
  signIn({ hash: 'dois' });
  act(() => void currentSession());
  await waitFor(() => expect(result.current.data?.map(({ title }) => title)).toEqual(['Início']));
  expect(gateway.pedidos).toHaveLength(2);
});
