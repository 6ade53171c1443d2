import { createHmac } from 'node:crypto';

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => ALFABETO.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator shows for a secret (RFC 6238: SHA-1, 30 s, six digits). @example totpOf('JBSWY3DPEHPK3PXP', Date.now()) */
export function totpOf(segredo: string, agoraMs: number): string {
  const passo = Buffer.alloc(8);
  passo.writeBigUInt64BE(BigInt(Math.floor(agoraMs / 30_000)));
  const mac = createHmac('sha1', bytesOf(segredo)).update(passo).digest();
  const from = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(from) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}
