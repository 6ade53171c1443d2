import { addressOf, dashboardRoutes, quotingRoutes } from '@balcao/contracts';
import { page } from '@balcao/shared/lifecycle';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { PageRoutes } from './page-routes.tsx';

class Boundary extends Component<{ children: ReactNode }, { mensagem: string }> {
  override state = { mensagem: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ mensagem: message });
  override render() {
    return this.state.mensagem ? <p role="alert">{this.state.mensagem}</p> : this.props.children;
  }
}

const pages = { orcamentos: page(async () => () => <h1>Orçamentos</h1>) };
function open(pathname: string, table = quotingRoutes as Parameters<typeof PageRoutes>[0]['table']) {
  jest.spyOn(console, 'error').mockReturnValue();
  window.history.replaceState(null, '', pathname);
  return render(
    <Boundary>
      <PageRoutes table={table} pages={pages} />
    </Boundary>,
  );
}
const lista = addressOf(quotingRoutes, 'orcamentos');

it('shows the page of an address', async () => {
  open(lista);
  expect(await screen.findByRole('heading', { name: 'Orçamentos' })).not.toBeNull();
});

it('breaks, to be told of, where its build has no page for an address the page gives it', () => {
  const perdida = addressOf(quotingRoutes, 'comparativo');
  open(perdida);
  expect(screen.getByRole('alert').textContent).toBe(`quoting não tem página para ${perdida}`);
});

it('breaks too when its own table has lost the address', () => {
  const { orcamentos } = quotingRoutes.rules;
  open(addressOf(quotingRoutes, 'comparativo'), { ...quotingRoutes, rules: { orcamentos } });
  expect(screen.getByRole('alert').textContent).toMatch(/^quoting não tem página/);
});

it('shows nothing on an address of another parcel', () => {
  const { container } = open(addressOf(dashboardRoutes, 'home'));
  expect(container.textContent).toBe('');
});
