import { isIPv4, isIPv6 } from 'node:net';

/** How many bits of an address say whose network it is. */
export interface Prefixos {
  readonly ipv4: number;
  readonly ipv6: number;
}

const MAPEADO = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

const bytesOfIPv4 = (ip: string): number[] => ip.split('.').map(Number);

/** The sixteen bytes of an IPv6 address, whatever short form it is written in. */
function bytesOfIPv6(ip: string): number[] {
  const [text = ''] = ip.split('%');
  const v4 = /(\d{1,3}(?:\.\d{1,3}){3})$/.exec(text)?.[1];
  const [a = 0, b = 0, c = 0, d = 0] = v4 ? bytesOfIPv4(v4) : [];
  const hex = v4 ? text.replace(v4, `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`) : text;
  const [before = [], after] = hex.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const missing = after ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])].map((group) => Number.parseInt(group, 16));
  return groups.flatMap((group) => [group >> 8, group & 255]);
}

const cut = (bytes: readonly number[], bits: number): string =>
  bytes
    .map((byte, i) => byte & (0xff << Math.max(0, Math.min(8, 8 * (i + 1) - bits))) & 0xff)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** One address in one form: an IPv4 address that came as IPv6 is itself. */
export const enderecoDe = (ip: string): string => MAPEADO.exec(ip)?.[1] ?? ip.toLowerCase();

/**
 * Name of the network an address is of. What is no address is a network of its own.
 *
 * @example redeDe('203.0.113.77', { ipv4: 24, ipv6: 64 }) // 'cb007100/24', the same for 203.0.113.1
 */
export function redeDe(ip: string, { ipv4, ipv6 }: Prefixos): string {
  const endereco = enderecoDe(ip);
  if (isIPv4(endereco)) return `${cut(bytesOfIPv4(endereco), ipv4)}/${ipv4}`;
  return isIPv6(endereco) ? `${cut(bytesOfIPv6(endereco), ipv6)}/${ipv6}` : endereco;
}
