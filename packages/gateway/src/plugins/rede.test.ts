import fc from 'fast-check';
import { enderecoDe, redeDe } from './rede.ts';

const prefixos = { ipv4: 24, ipv6: 64 };

it.each([
  ['203.0.113.1', '203.0.113.254', true],
  ['203.0.113.1', '203.0.114.1', false],
  ['203.0.113.1', '::ffff:203.0.113.9', true],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002:0:0:0:1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '127.0.0.1', false],
  ['fe80::1%eth0', 'fe80::2', true],
])('takes %s and %s for one network: %s', (a, b, isOne) => {
  expect(redeDe(a, prefixos) === redeDe(b, prefixos)).toBe(isOne);
});

it.each([
  ['203.0.113.7', 'cb007100/24'],
  ['::ffff:203.0.113.9', 'cb007100/24'],
  ['2001:db8:1:2:3:4:5:6', '20010db8000100000000000000000000/48'],
  ['2001:0db8:0001::9', '20010db8000100000000000000000000/48'],
  ['::1', '00000000000000000000000000000000/48'],
  ['inject', 'inject'],
])('takes %s for one of %s, as far as one household or office has it', (ip, rede) => {
  expect(redeDe(ip, { ipv4: 24, ipv6: 48 })).toBe(rede);
});

it('cuts at any bit: two addresses are of one network if and only if their first bits are the same', () => {
  const bits = (ip: string) =>
    ip
      .split('.')
      .map((byte) => Number(byte).toString(2).padStart(8, '0'))
      .join('');
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), fc.integer({ min: 8, max: 32 }), (a, b, ipv4) => {
      const isOne = bits(a).slice(0, ipv4) === bits(b).slice(0, ipv4);
      expect(redeDe(a, { ipv4, ipv6: 64 }) === redeDe(b, { ipv4, ipv6: 64 })).toBe(isOne);
    }),
  );
});

it('names every IPv6 address by its first bits, however it is written', () => {
  fc.assert(fc.property(fc.ipV6(), (ip) => /^[0-9a-f]{16}0{16}\/64$|^[0-9a-f]{8}\/24$/.test(redeDe(ip, prefixos))));
});

it('knows an IPv4 address that came as IPv6', () => {
  expect(enderecoDe('::ffff:10.0.0.7')).toBe('10.0.0.7');
});
