import { isInstalavel } from './extensao.model.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148';

const enderecos = {
  ajuda: 'https://a.test/',
  extensaoChrome: 'https://l.test/',
  extensaoFirefox: 'https://f.test/x.xpi',
  videoIntroducao: null,
};

it.each([
  ['Chrome', CHROME, {}, true],
  ['Firefox', FIREFOX, {}, true],
  ['Chrome without a published extension', CHROME, { extensaoChrome: null }, false],
  ['Firefox with one for Chrome only', FIREFOX, { extensaoFirefox: null }, false],
  ['Safari', SAFARI, {}, false],
  ['a phone with Chrome', ANDROID, {}, false],
  ['an iPhone', IPHONE, {}, false],
])('offers the extension to %s, or not', (_, userAgent, over, expected) => {
  expect(isInstalavel({ ...enderecos, ...over }, userAgent)).toBe(expected);
});
