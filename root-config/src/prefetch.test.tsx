import { waitFor } from '@testing-library/react';
import { prefetchOnIntent } from './prefetch.ts';

const answer = jest.fn<Promise<unknown>, [string]>();
jest.mock('./read-path.ts', () => ({ readPath: (path: string) => answer(path) }));
jest.mock('./loader.ts', () => ({ filesOf: (name: string) => [`/modules/${name.replace('@balcao/', '')}.js`] }));
jest.mock('./parcels.ts', () => ({ moduleOf: (parcel: string) => `@balcao/${parcel}` }));
jest.mock('@balcao/shared', () => ({ prepareCalls: () => undefined, whenIdle: (work: () => void) => work() }));

const ahead = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

/** A page whose menu comes with two links, one to nowhere. */
function openPage(answered: Promise<unknown>): void {
  answer.mockReset().mockReturnValue(answered);
  document.body.innerHTML = '<nav id="slot-menu"></nav>';
  prefetchOnIntent();
  const menu = document.getElementById('slot-menu') as HTMLElement;
  menu.innerHTML = '<a href="/multicalculo/orcamentos">Orçamentos</a><a href="/lugar/nenhum">Nada</a>';
}

beforeEach(() => {
  Object.assign(performance, { getEntriesByName: () => [] });
  for (const link of document.querySelectorAll('link')) link.remove();
});

it('fetches ahead the parcel of each link of the menu when the files of its page cannot be read', async () => {
  openPage(Promise.reject(new Error('no network')));
  await waitFor(() => expect(ahead()).toEqual(['/modules/quoting.js']));
});

it('asks once for the files of the pages, and fetches ahead those the menu leads to', async () => {
  openPage(Promise.resolve({ 'quoting/orcamentos': ['/modules/quoting/orcamentos.1.js'], 'quoting/comparativo': ['/x.js'] }));
  await waitFor(() => expect(ahead()).toEqual(['/modules/quoting/orcamentos.1.js']));
  expect(answer.mock.calls).toEqual([['/composicao/paginas']]);
});

it('fetches nothing ahead of a link for somebody who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  try {
    openPage(Promise.resolve({ 'quoting/orcamentos': ['/modules/quoting/orcamentos.1.js'] }));
    // the page notices its menu, and is at rest, before any timer
    await new Promise((resolve) => setTimeout(resolve));
    expect(answer).not.toHaveBeenCalled();
    expect(ahead()).toEqual([]);
  } finally {
    Object.assign(navigator, { connection: undefined });
  }
});
