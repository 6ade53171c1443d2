/** @jest-environment jsdom */
import { holdUnsavedWork } from '@balcao/shared';
import { hasWork, parcelsWithWork } from './typed-work.ts';

let typed = new WeakSet<Element>();
const type = (selector: string) => typed.add(document.querySelector(selector) as Element);
const work = () => parcelsWithWork(['access', 'quoting'], typed, document);

beforeEach(() => {
  typed = new WeakSet();
  document.body.innerHTML = '<div id="parcela-access"><input id="email"></div><div id="parcela-quoting"><input id="nome"></div>';
});

it('keeps a parcel as it is while a field somebody typed in is on screen', () => {
  expect(work()).toEqual([]);
  type('#email');
  expect([hasWork('access', typed, document), hasWork('quoting', typed, document), work()]).toEqual([true, false, ['access']]);
  document.querySelector('#email')?.remove();
  expect(work()).toEqual([]);
});

it('believes a parcel that declares what it has not saved', () => {
  const release = holdUnsavedWork('quoting');
  type('#nome');
  expect(work()).toEqual(['quoting']);
  release();
  expect(work()).toEqual([]);
});
