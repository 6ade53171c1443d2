import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppsButton } from './apps-button.component.tsx';

const original = globalThis.fetch;
const answer = (ok: boolean, type: string) => ({ ok, redirected: false, headers: new Headers({ 'content-type': type }) }) as Response;
afterEach(() => {
  globalThis.fetch = original;
});
const open = () => {
  render(<AppsButton />);
  return userEvent.click(screen.getByRole('button', { name: 'Aplicativos' }));
};

it('shows the page of the apps in a frame that runs no script and may only open tabs', async () => {
  globalThis.fetch = jest.fn(async () => answer(true, 'text/html; charset=utf-8'));
  await open();
  const frame = (await screen.findAllByTitle('Aplicativos')).find(({ tagName }) => tagName === 'IFRAME') as HTMLElement;
  expect(frame).toHaveAttribute('src', '/aplicativos/quadro');
  expect(frame.getAttribute('sandbox')?.split(' ')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
});

it.each([
  ['refuses', async () => answer(false, 'application/json')],
  ['answers something else', async () => answer(true, 'application/json')],
  ['does not answer', () => Promise.reject(new TypeError('offline'))],
])('offers to try again when the gateway %s', async (_, fetched) => {
  globalThis.fetch = jest.fn(fetched);
  await open();
  expect(await screen.findByText('Os aplicativos não vieram')).toBeVisible();
  globalThis.fetch = jest.fn(async () => answer(true, 'text/html'));
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect((await screen.findAllByTitle('Aplicativos')).some(({ tagName }) => tagName === 'IFRAME')).toBe(true);
});
