import { addressOf, settingsRoutes } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import { SettingsRoot } from './settings.root.tsx';
import { pages } from './settings.routes.tsx';

const gateway = fakeGateway();
// reading the screens' scripts for the first time is not what is waited for below
beforeAll(() => Promise.all(Object.values(pages).map(({ preload }) => preload())), 60_000);
afterEach(() => {
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it.each(Object.keys(settingsRoutes.rules) as (keyof typeof settingsRoutes.rules)[])(
  'shows %s at its address, with one title',
  async (id) => {
    signIn();
    currentSession();
    window.history.replaceState(null, '', addressOf(settingsRoutes, id));
    render(<SettingsRoot />);
    expect(await screen.findByRole('main')).toHaveAttribute('data-route', id);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

it('renders nothing at an address of another parcel', () => {
  window.history.replaceState(null, '', '/login');
  render(<SettingsRoot />);
  expect(screen.queryByRole('main')).toBeNull();
});
