import { isIPv6 } from 'node:net';

/** The network an address belongs to, as far as one household or office has it: whoever has one address has all of those. */
export function redeDe(ip: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1];
  if (v4) return v4;
  if (!isIPv6(ip)) return ip;
  const [antes = '', depois] = ip.split('::');
  const inicio = antes.split(':').filter(Boolean);
  const fim = depois?.split(':').filter(Boolean) ?? [];
  const grupos = [...inicio, ...Array.from({ length: Math.max(0, 8 - inicio.length - fim.length) }, () => '0'), ...fim];
  return grupos
    .slice(0, 3)
    .map((grupo) => Number.parseInt(grupo, 16).toString(16))
    .join(':');
}
