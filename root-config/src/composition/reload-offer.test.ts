import { offerOf } from './reload-offer.ts';

const idle = { servicos: ['@balcao/shared'], temTrabalho: false, paradaMs: 30_000, hasJustReturned: false };

it('offers a reload to a tab that is stale, idle and clean', () => {
  expect(offerOf(idle)).toEqual(['@balcao/shared']);
  expect(offerOf({ ...idle, paradaMs: 0, hasJustReturned: true })).toEqual(['@balcao/shared']);
});

it('offers nothing to a tab at work, with work, or up to date', () => {
  expect(offerOf({ ...idle, paradaMs: 29_999 })).toEqual([]);
  expect(offerOf({ ...idle, temTrabalho: true, hasJustReturned: true })).toEqual([]);
  expect(offerOf({ ...idle, servicos: [] })).toEqual([]);
});
