/** @jest-environment jsdom */
import { keepPlace } from './keep-place.ts';

const TELA = `<main aria-busy="false"><h1 tabindex="-1">Início</h1>
  <a href="/novo">Novo</a><a href="/novo">Novo</a><input name="nome"></main>`;
let place: HTMLElement;
beforeEach(() => {
  window.scrollTo = jest.fn();
  document.body.innerHTML = `<div id="parcel-casa">${TELA}</div><button id="fora">Fora</button>`;
  place = document.getElementById('parcel-casa') as HTMLElement;
});
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
/** Simulates a new build of the screen, which focuses its title. */
async function exchange(putBack: () => void): Promise<void> {
  place.innerHTML = TELA;
  if (document.activeElement === document.body) find('h1').focus();
  putBack();
  await new Promise((resolve) => setTimeout(resolve));
}

it.each([
  ['a field', 'input'],
  ['the second of two that say the same', 'a:nth-of-type(2)'],
  ['what is outside the screen', '#fora'],
])('leaves the focus on %s', async (_, selector) => {
  find(selector).focus();
  await exchange(keepPlace(place));
  expect(document.activeElement).toBe(find(selector));
});

it('does not move the focus when it was elsewhere', async () => {
  await exchange(keepPlace(place));
  expect(document.activeElement).toBe(document.body);
});
