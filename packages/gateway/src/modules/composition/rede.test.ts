import { redeDe } from './rede.ts';

it.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:0db8:0001::9', '2001:db8:1'],
  ['::1', '0:0:0'],
  ['inject', 'inject'],
])('takes %s for one of %s', (ip, rede) => {
  expect(redeDe(ip)).toBe(rede);
});
