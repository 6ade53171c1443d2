import { publicoCalls, publicoRoutes, addressOf } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import { PublicoRoot } from './publico.root.tsx';

const gateway = fakeGateway();
afterEach(() => {
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it.each(Object.keys(publicoRoutes.rules) as (keyof typeof publicoRoutes.rules)[])('shows %s at its address, with one title', async (id) => {
  gateway.answer(publicoCalls.listPublico, []);
  signIn();
  currentSession();
  window.history.replaceState(null, '', addressOf(publicoRoutes, id));
  render(<PublicoRoot />);
  expect(await screen.findByRole('main')).toHaveAttribute('data-route', id);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('renders nothing at an address of another parcel', () => {
  window.history.replaceState(null, '', '/login');
  render(<PublicoRoot />);
  expect(screen.queryByRole('main')).toBeNull();
});
