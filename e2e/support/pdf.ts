import { inflateSync } from 'node:zlib';

function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    // not a compressed stream: it draws no text
    return '';
  }
}

const decode = (hex: string): string => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')).replaceAll('\u00a0', ' ');

/** The words of a PDF written with the standard fonts: runs of hexadecimal read as Windows-1252, a line per run. */
export const pdfText = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .flatMap(([, body = '']) => [...inflated(body).matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, run = '']) => [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decode(hex)).join(''))
    .join('\n');
