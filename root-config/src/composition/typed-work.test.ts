/** @jest-environment jsdom */
import { holdUnsavedWork } from '@balcao/shared';
import { canPutAway, hasWork, parcelsWithWork, putAway } from './typed-work.ts';

let typed = new WeakMap<EventTarget, number>();
const type = (selector: string) => typed.set(document.querySelector(selector) as Element, performance.now());
const work = () => parcelsWithWork(['access', 'quoting'], typed, document);

beforeEach(() => {
  typed = new WeakMap();
  document.body.innerHTML =
    '<div id="parcel-access"><input id="email"></div><div id="parcel-quoting"><input id="nome"><div role="search"><input id="busca"></div></div>';
});

it('keeps a parcel while a field with typed input is on screen', () => {
  expect(work()).toEqual([]);
  type('#email');
  expect([hasWork('access', typed, document), hasWork('quoting', typed, document), work()]).toEqual([true, false, ['access']]);
  document.querySelector('#email')?.remove();
  expect(work()).toEqual([]);
});

it('trusts a parcel that declares unsaved work', () => {
  const release = holdUnsavedWork('quoting');
  type('#nome');
  expect(work()).toEqual(['quoting']);
  release();
  expect(work()).toEqual([]);
});

it('still detects typed input after a save when the parcel declares nothing, and ignores list filters', async () => {
  holdUnsavedWork('quoting')();
  await new Promise((resolve) => setTimeout(resolve, 2));
  type('#busca');
  expect(work()).toEqual([]);
  type('#nome');
  expect([work(), canPutAway('quoting', typed, document)]).toEqual([['quoting'], false]);
});

it('stores unsaved work through the parcel’s own functions, all or nothing', () => {
  const kept: string[] = [];
  const release = holdUnsavedWork('quoting', () => kept.push('rascunho') > 0);
  type('#nome');
  expect([canPutAway('quoting', typed, document), putAway('quoting', typed, document), kept]).toEqual([true, true, ['rascunho']]);
  const other = holdUnsavedWork('quoting');
  expect([canPutAway('quoting', typed, document), putAway('quoting', typed, document), kept]).toEqual([false, false, ['rascunho']]);
  other();
  const full = holdUnsavedWork('quoting', () => false);
  expect([canPutAway('quoting', typed, document), putAway('quoting', typed, document)]).toEqual([true, false]);
  full();
  release();
  expect(putAway('quoting', typed, document)).toBe(true);
});
