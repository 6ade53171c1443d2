import { addressOf, dashboardRoutes } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import { DashboardRoot } from './dashboard.root.tsx';

const gateway = fakeGateway();
afterEach(() => {
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it('shows the broker’s day at its address, with one title', async () => {
  signIn();
  currentSession();
  window.history.replaceState(null, '', addressOf(dashboardRoutes, 'home'));
  render(<DashboardRoot />);
  expect(await screen.findByRole('main')).toHaveAttribute('data-route', 'home');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('renders nothing at an address of another parcel', () => {
  window.history.replaceState(null, '', '/login');
  render(<DashboardRoot />);
  expect(screen.queryByRole('main')).toBeNull();
});
