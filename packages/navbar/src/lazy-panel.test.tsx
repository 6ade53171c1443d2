import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPanel } from './lazy-panel.component.tsx';

const Hello = ({ nome }: { nome: string }) => <p>Olá, {nome}</p>;

it('shows a loading state, then the panel', async () => {
  const { Panel } = lazyPanel(() => Promise.resolve(Hello));
  render(<Panel nome="Ana" />);
  expect(screen.getByRole('img', { name: 'Abrindo…' })).toBeVisible();
  expect(await screen.findByText('Olá, Ana')).toBeVisible();
});

it('shows a prefetched panel immediately', async () => {
  const { Panel, preload } = lazyPanel(() => Promise.resolve(Hello));
  preload();
  await act(() => Promise.resolve());
  render(<Panel nome="Ana" />);
  expect(screen.getByText('Olá, Ana')).toBeVisible();
});

it('offers to try again when the script could not be loaded', async () => {
  let isOffline = true;
  const { Panel, preload } = lazyPanel(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Hello)));
  preload();
  render(<Panel nome="Ana" />);
  isOffline = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Olá, Ana')).toBeVisible();
});
