/** @jest-environment jsdom */
import { isNews } from './read-map.ts';

const signed = (carga: string) => ({ carga, assinatura: '', chave: '' });

it('takes for news any other composition, and what cannot be read: its judge will say', () => {
  expect(isNews(signed('{"digest":"a"}'), 'a')).toBe(false);
  expect(isNews(signed('{"digest":"b"}'), 'a')).toBe(true);
  expect(isNews(signed('{"dig'), 'a')).toBe(true);
});
