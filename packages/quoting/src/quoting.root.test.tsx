import { addressOf, quotingRoutes } from '@balcao/contracts';
import { page } from '@balcao/shared/lifecycle';
import { PageRoutes } from '@balcao/shared/parcel';
import { ScreenBoundary } from '@balcao/ui';
import { act, render, screen } from '@testing-library/react';

it('says that a screen needs a connection, and opens it by itself once there is one', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() => Promise.reject(new Error('ChunkLoadError')));
  const orcamentos = page(() => (navigator.onLine ? Promise.resolve(() => <h1>Orçamentos</h1>) : load()));
  window.history.replaceState(null, '', addressOf(quotingRoutes, 'orcamentos'));
  render(
    <ScreenBoundary address={window.location.pathname}>
      <PageRoutes table={quotingRoutes} pages={{ orcamentos }} />
    </ScreenBoundary>,
  );
  expect(await screen.findByText('Esta tela precisa de conexão para abrir')).toBeVisible();
  expect(screen.queryByText(/Oops/)).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Orçamentos' })).toBeVisible();
});
