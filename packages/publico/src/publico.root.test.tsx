import { addressOf, envioCalls, permissoesPublicasCalls, publicoRoutes, questionarioCalls } from '@balcao/contracts';
import { fakeGateway, refusal } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import { PublicoRoot } from './publico.root.tsx';

const gateway = fakeGateway();
afterEach(gateway.reset);
afterAll(gateway.close);

it.each(Object.keys(publicoRoutes.rules) as (keyof typeof publicoRoutes.rules)[])('shows %s at its address, with one title', async (id) => {
  const fora = refusal(404, 'link-indisponivel', 'Este link não está mais disponível.');
  gateway.reply(envioCalls.viewCotacao, fora);
  gateway.reply(questionarioCalls.view, fora);
  gateway.reply(permissoesPublicasCalls.view, fora);
  gateway.reply(permissoesPublicasCalls.viewDescadastro, fora);
  window.history.replaceState(null, '', `${addressOf(publicoRoutes, id)}#${'a'.repeat(43)}`);
  render(<PublicoRoot />);
  expect(await screen.findByRole('main')).toHaveAttribute('data-route', id);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('renders nothing at an address of another parcel', () => {
  window.history.replaceState(null, '', '/login');
  render(<PublicoRoot />);
  expect(screen.queryByRole('main')).toBeNull();
});
