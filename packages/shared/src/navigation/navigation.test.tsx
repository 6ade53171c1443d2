import { afterRefusal } from './navigation.ts';

beforeEach(() => window.history.replaceState(null, '', '/multicalculo/orcamentos?pagina=2'));
const DE_VOLTA = encodeURIComponent('/multicalculo/orcamentos?pagina=2');

it.each([
  [null, `/login?return_url=${DE_VOLTA}`],
  ['/login', `/login?return_url=${DE_VOLTA}`],
  ['/blocked', '/blocked'],
  ['//evil.com', `/login?return_url=${DE_VOLTA}`],
  ['/\\evil.com', `/login?return_url=${DE_VOLTA}`],
  ['javascript:alert(1)', `/login?return_url=${DE_VOLTA}`],
  ['https:evil.com', `/login?return_url=${DE_VOLTA}`],
  ['https://', `/login?return_url=${DE_VOLTA}`],
])('refused with %j, goes to %s', (redirectTo, expected) => {
  expect(afterRefusal(redirectTo)).toBe(expected);
});

it('goes to a central login of another site, told where to come back to', () => {
  const url = new URL(afterRefusal('https://entrar.example/?app=balcao'));
  expect([url.origin, url.searchParams.get('app')]).toEqual(['https://entrar.example', 'balcao']);
  expect(url.searchParams.get('return_url')).toBe(window.location.href);
});

it('leaves a way back the gateway already gave as it is', () => {
  const given = 'https://entrar.example/?return_url=https%3A%2F%2Fbalcao.example%2F';
  expect(afterRefusal(given)).toBe(given);
});
