import { PAUSA_MS, waitForTurn } from './turn.ts';

const opened: string[] = [];
const givenBack: (() => void)[] = [];
const want = (name: string) => {
  const giveBack = waitForTurn(() => opened.push(name));
  givenBack.push(giveBack);
  return giveBack;
};
const advance = (ms: number) => jest.advanceTimersByTime(ms);
const PAUSA = PAUSA_MS + 500;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const giveBack of givenBack.splice(0)) giveBack();
  opened.length = 0;
  document.body.replaceChildren();
  jest.useRealTimers();
});

it('comes once nothing was touched for a while', () => {
  want('a');
  advance(PAUSA_MS - 500);
  expect(opened).toEqual([]);
  advance(1_000);
  expect(opened).toEqual(['a']);
});

it.each(['keydown', 'pointerdown', 'pointermove', 'wheel'])('does not come while the user goes on (%s)', (sign) => {
  want('a');
  for (let second = 0; second < 30; second += 1) {
    window.dispatchEvent(new Event(sign));
    advance(1_000);
  }
  expect(opened).toEqual([]);
  advance(PAUSA);
  expect(opened).toEqual(['a']);
});

it.each([
  '<input value="x">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable tabindex="0"></div>',
  '<div role="spinbutton" tabindex="0"></div>',
])('does not come while the focus is in %s, however long', (field) => {
  document.body.innerHTML = field;
  document.body.querySelector<HTMLElement>('*')?.focus();
  expect(document.body).not.toHaveFocus();
  want('a');
  advance(60_000);
  expect(opened).toEqual([]);
  document.body.replaceChildren();
  advance(PAUSA);
  expect(opened).toEqual(['a']);
});

it.each(['<div role="dialog"></div>', '<div role="menu"></div>', '<ul role="listbox"></ul>'])('does not come over %s', (open) => {
  document.body.innerHTML = open;
  want('a');
  advance(60_000);
  expect(opened).toEqual([]);
});

it('lets one stand at a time, and the next come in another pause', () => {
  const first = want('a');
  const second = want('b');
  want('c');
  advance(60_000);
  expect(opened).toEqual(['a']);
  second();
  first();
  advance(PAUSA_MS - 500);
  expect(opened).toEqual(['a']);
  advance(1_000);
  expect(opened).toEqual(['a', 'c']);
});
