import { offerOf, screenOfferOf } from './reload-offer.ts';

const idle = { servicos: ['@balcao/shared'], temTrabalho: false, paradaMs: 30_000, hasJustReturned: false };

it('offers a reload to a tab that is stale, idle and clean', () => {
  expect(offerOf(idle)).toEqual(['@balcao/shared']);
  expect(offerOf({ ...idle, paradaMs: 0, hasJustReturned: true })).toEqual(['@balcao/shared']);
});

it('offers nothing to a tab that is active, has unsaved work, or is up to date', () => {
  expect(offerOf({ ...idle, paradaMs: 29_999 })).toEqual([]);
  expect(offerOf({ ...idle, temTrabalho: true, hasJustReturned: true })).toEqual([]);
  expect(offerOf({ ...idle, servicos: [] })).toEqual([]);
});

it('announces a newer build of a screen with unsaved input, first in a pause, and whether the input can be kept', () => {
  const typing = { isRetida: true, canPutAway: true, paradaMs: 2_999, isDita: false };
  expect(screenOfferOf(typing)).toBeUndefined();
  expect(screenOfferOf({ ...typing, paradaMs: 3_000 })).toBe('podeTrocar');
  expect(screenOfferOf({ ...typing, isDita: true })).toBe('podeTrocar');
  expect(screenOfferOf({ ...typing, isDita: true, canPutAway: false })).toBe('espera');
  expect(screenOfferOf({ ...typing, isRetida: false, paradaMs: 60_000, isDita: true })).toBeUndefined();
});
