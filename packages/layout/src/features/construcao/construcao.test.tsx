import { construcaoRoutes } from '@balcao/contracts';
import { render, screen } from '@testing-library/react';
import { copy, tituloDe } from './construcao.copy.ts';
import { ConstrucaoPage } from './construcao.page.tsx';

it('names every page that is still being built, each by a name of its own or shared on purpose', () => {
  for (const id of Object.keys(construcaoRoutes.rules)) expect(tituloDe(id)).not.toBe(copy.pagina);
});

it('explains that the page is under construction, with its name and id, and links to home', () => {
  window.history.replaceState(null, '', '/relatorios/mixCarteira');
  render(<ConstrucaoPage />);
  expect(screen.getByRole('main')).toHaveAttribute('data-route', 'relatorioMixCarteira');
  expect(screen.getByRole('heading', { level: 1, name: 'Mix da carteira' })).toBeVisible();
  expect(screen.getByText(copy.texto)).toBeVisible();
  expect(screen.getByRole('link', { name: copy.inicio })).toHaveAttribute('href', '/home');
});
