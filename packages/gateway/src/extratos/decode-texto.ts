/** How the letters of a file are written. */
export type Codificacao = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const BOMS: readonly (readonly [Codificacao, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a file, whatever it says of itself: by its byte order mark; as UTF-8 where every byte is; otherwise as Windows writes here, of
 * which Latin-1 is a part. Banks declare 1252 and write UTF-8, and the other way round, but text of the one is almost never valid as the other.
 */
export function decodeTexto(bytes: Uint8Array): { readonly texto: string; readonly codificacao: Codificacao } {
  const marcada = BOMS.find(([, marca]) => marca.every((byte, at) => bytes[at] === byte))?.[0];
  if (marcada && marcada !== 'utf-8') return { texto: new TextDecoder(marcada).decode(bytes), codificacao: marcada };
  try {
    return { texto: new TextDecoder('utf-8', { fatal: true }).decode(bytes), codificacao: 'utf-8' };
  } catch {
    return { texto: new TextDecoder('windows-1252').decode(bytes), codificacao: 'windows-1252' };
  }
}
