import { BlockList, isIP } from 'node:net';

/** Kind of an IP address: public Internet, internal (private, loopback), or one that modules may never come from. */
export type Rede = 'publica' | 'interna' | 'proibida';

/** Private and loopback (RFC 1918, 1122, 6598). */
const INTERNAS_V4 = ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];
/** Link-local, special purpose (RFC 6890), multicast and reserved; the clouds' metadata, where it is not link-local. */
const PROIBIDAS_V4 = [
  '0.0.0.0/8',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
const INTERNAS_V6 = ['::1/128', 'fc00::/7'];
/** The IPv6 block in public use. */
const PUBLICAS_V6 = ['2000::/3'];
/** Inside it and inside the private: protocols' own and Teredo, documentation, 6to4, metadata. */
const PROIBIDAS_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', 'fd00:ec2::254/128', 'fd20:ce::254/128'];

function blocks(redes: readonly string[], tipo: 'ipv4' | 'ipv6'): (ip: string) => boolean {
  const lista = new BlockList();
  for (const [rede = '', bits] of redes.map((texto) => texto.split('/'))) lista.addSubnet(rede, Number(bits), tipo);
  return (ip) => lista.check(ip, tipo);
}

const isInternaV4 = blocks(INTERNAS_V4, 'ipv4');
const isProibidaV4 = blocks(PROIBIDAS_V4, 'ipv4');
const isInternaV6 = blocks(INTERNAS_V6, 'ipv6');
const isPublicaV6 = blocks(PUBLICAS_V6, 'ipv6');
const isProibidaV6 = blocks(PROIBIDAS_V6, 'ipv6');

/** IPv4 mapped into IPv6 (`::ffff:127.0.0.1`), in any notation. */
function mappedV4(ip: string): string | null {
  const [, alto, baixo] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${ip}]/`).hostname) ?? [];
  if (alto === undefined || baixo === undefined) return null;
  const [a, b] = [Number.parseInt(alto, 16), Number.parseInt(baixo, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

/** @param ip without brackets. An address that cannot be parsed is `proibida`. */
export function redeDe(ip: string): Rede {
  const familia = isIP(ip);
  if (familia === 0 || ip.includes('%')) return 'proibida';
  const v4 = familia === 4 ? ip : mappedV4(ip);
  if (v4 !== null) return isProibidaV4(v4) ? 'proibida' : isInternaV4(v4) ? 'interna' : 'publica';
  if (isProibidaV6(ip)) return 'proibida';
  if (isInternaV6(ip)) return 'interna';
  return isPublicaV6(ip) ? 'publica' : 'proibida';
}
