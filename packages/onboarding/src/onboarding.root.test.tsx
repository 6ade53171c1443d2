import { addressOf, onboardingRoutes } from '@balcao/contracts';
import { currentSession } from '@balcao/shared';
import { queryClient } from '@balcao/shared/query';
import { fakeGateway, signIn, signOut } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import { etapas } from './cadastro.model.ts';
import { remember, saveCadastro } from './cadastro.store.ts';
import { OnboardingRoot } from './onboarding.root.tsx';

const gateway = fakeGateway();
afterEach(() => {
  queryClient.clear();
  signOut();
});
afterAll(gateway.close);

it.each(Object.keys(onboardingRoutes.rules) as (keyof typeof onboardingRoutes.rules)[])(
  'shows %s at its address, with one title',
  async (id) => {
    saveCadastro({ feitas: [...etapas] });
    remember({ senha: 'Vento#Sul2026' });
    signIn();
    currentSession();
    window.history.replaceState(null, '', addressOf(onboardingRoutes, id));
    render(<OnboardingRoot />);
    expect(await screen.findByRole('main')).toHaveAttribute('data-route', id);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

it('renders nothing at an address of another parcel', () => {
  window.history.replaceState(null, '', '/login');
  render(<OnboardingRoot />);
  expect(screen.queryByRole('main')).toBeNull();
});
