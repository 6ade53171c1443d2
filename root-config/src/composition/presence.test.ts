/** @jest-environment jsdom */
import { watchPresence } from './presence.ts';

let agora = 0;
let isHidden = false;
const changed = jest.fn();
Object.defineProperty(document, 'hidden', { get: () => isHidden });
const presence = watchPresence(document, () => agora, changed);
const look = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('counts from the last input anywhere in the page', () => {
  agora = 40_000;
  expect(presence.paradaMs()).toBe(40_000);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(presence.paradaMs()).toBe(0);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('counts from when the page was hidden, and remembers that it is back until the next input', () => {
  look(true);
  agora += 5_000;
  expect(presence.ocultaMs()).toBe(5_000);
  look(false);
  expect([presence.ocultaMs(), presence.hasJustReturned()]).toEqual([0, true]);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(presence.hasJustReturned()).toBe(false);
});

it('does not count moving to the notice as activity', () => {
  document.body.innerHTML = '<section data-recarga><button>Atualizar agora</button></section>';
  agora += 30_000;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(presence.paradaMs()).toBe(30_000);
});
