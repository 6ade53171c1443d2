import { render, screen } from '@testing-library/react';
import { Page } from './page.component.tsx';

const page = (routeId: string, titulo: string, busy = false) => (
  <Page routeId={routeId} titulo={titulo} busy={busy}>
    conteúdo
  </Page>
);

it('renders one main that names its route and says whether it is ready, and one h1', () => {
  const { rerender } = render(page('home', 'Início', true));
  const main = screen.getByRole('main');
  expect(main).toHaveAttribute('data-route', 'home');
  expect(main).toHaveAttribute('aria-busy', 'true');
  rerender(page('home', 'Início'));
  expect(main).toHaveAttribute('aria-busy', 'false');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe('Início · Balcão');
});

it('takes the reader to the title when the route changes', () => {
  const { rerender } = render(page('home', 'Início'));
  rerender(page('orcamentos', 'Orçamentos'));
  expect(screen.getByRole('heading', { name: 'Orçamentos' })).toHaveFocus();
});
