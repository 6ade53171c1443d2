import { isLocalUrl } from './sobreposicoes.model.ts';

it.each(['http://localhost:8080/quoting.js', 'https://127.0.0.1/x.js'])('takes %s', (url) => {
  expect(isLocalUrl(url)).toBe(true);
});

it.each([
  'localhost:8080/x.js',
  'http://localhost.evil.test/x.js',
  'http://localhost@evil.test/x.js',
  'http://user:senha@localhost/x.js',
  'http://[::1]:9/x.js',
  '//evil.test/x.js',
  'data:text/javascript,1',
  'javascript:1',
  '',
])('refuses %p', (url) => {
  expect(isLocalUrl(url)).toBe(false);
});
