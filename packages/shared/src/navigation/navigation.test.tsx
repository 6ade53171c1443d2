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

describe('refused without an address', () => {
  const tell = (texto: string) => {
    document.body.innerHTML = '<script type="application/json" id="balcao-ambiente"></script>';
    (document.getElementById('balcao-ambiente') as HTMLElement).textContent = texto;
  };
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('goes to the central login of the environment, told where to come back to', () => {
    tell('{"loginCentral":"https://entrar.example/"}');
    for (const redirectTo of [null, 'javascript:alert(1)']) {
      const url = new URL(afterRefusal(redirectTo));
      expect([url.origin, url.searchParams.get('return_url')]).toEqual(['https://entrar.example', window.location.href]);
    }
    expect(afterRefusal('/blocked')).toBe('/blocked');
  });

  it.each(['{"loginCentral":"/login"}', '{"loginCentral":"javascript:alert(1)"}', '{"loginCentral":1}', '{}', '{'])(
    'goes to the login of this site when the environment says %s',
    (texto) => {
      tell(texto);
      expect(afterRefusal(null)).toBe(`/login?return_url=${DE_VOLTA}`);
    },
  );
});

it('leaves a way back the gateway already gave as it is', () => {
  const given = 'https://entrar.example/?return_url=https%3A%2F%2Fbalcao.example%2F';
  expect(afterRefusal(given)).toBe(given);
});
