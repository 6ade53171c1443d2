/** @jest-environment jsdom */
import { holdUnsavedWork } from '@balcao/shared';
import { TypedWork } from './typed-work.ts';

const work = new TypedWork(document);
const type = async (selector: string) => {
  document.querySelector(selector)?.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 1));
};

beforeEach(() => {
  document.body.innerHTML = '<div id="parcela-access"><input id="email"></div><div id="parcela-quoting"><input id="nome"></div>';
});

it('keeps a parcel as it is while a field somebody typed in is on screen', async () => {
  expect(work.parcels()).toEqual([]);
  await type('#email');
  await type('#email');
  expect([work.isIn('access'), work.isIn('quoting'), work.parcels()]).toEqual([true, false, ['access']]);
  document.querySelector('#email')?.remove();
  expect(work.parcels()).toEqual([]);
});

it('believes a parcel that declares what it has not saved', async () => {
  const release = holdUnsavedWork('quoting');
  await type('#nome');
  expect(work.isIn('quoting')).toBe(true);
  release();
  expect(work.isIn('quoting')).toBe(false);
  await type('#nome');
  expect(work.parcels()).toEqual([]);
});
