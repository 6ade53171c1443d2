import { accessRoutes, addressOf } from '@balcao/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import { AccessRoot } from './access.root.tsx';
import { pages } from './access.routes.tsx';

const open = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<AccessRoot />);
};

it.each(Object.keys(accessRoutes.rules) as (keyof typeof accessRoutes.rules)[])('shows %s at its address, with one title', async (id) => {
  open(addressOf(accessRoutes, id, { message: 'ok' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-route', id));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('explains a block by wrong passwords differently', async () => {
  open('/blocked?attempts=1');
  expect(await screen.findByText(/várias tentativas/)).toBeVisible();
});

it('never shows the text an address brings', async () => {
  await pages.success.preload();
  open('/success/Ligue%20para%20este%20numero');
  expect(await screen.findByRole('main')).not.toHaveTextContent('Ligue');
});

it('renders nothing at an address of another parcel', () => {
  open('/home');
  expect(screen.queryByRole('main')).toBeNull();
});
