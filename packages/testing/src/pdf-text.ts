import { inflateSync } from 'node:zlib';

/**
 * What a PDF draws: its compressed streams, inflated. Each is as long as its dictionary says: one whose last byte is a line break of its own is
 * not cut short.
 */
export function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const header = /\/Length (\d+)[^>]*>>\s*stream\r?\n/g;
  const streams: string[] = [];
  for (let found = header.exec(text); found; found = header.exec(text)) {
    const begin = header.lastIndex;
    const end = begin + Number(found[1]);
    header.lastIndex = end;
    if (found[0].includes('/FlateDecode')) streams.push(inflateSync(pdf.subarray(begin, end)).toString('latin1'));
  }
  return streams;
}

const decode = (hex: string): string => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')).replaceAll('\u00a0', ' ');

const wordsOf = (stream: string): string =>
  [...stream.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, run = '']) => [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decode(hex)).join(''))
    .join('\n');

/** Text of each page of a PDF written with the standard fonts: runs of hexadecimal read as Windows-1252, a line per run. */
export const pdfPages = (pdf: Buffer): string[] =>
  streamsOf(pdf)
    .filter((stream) => stream.includes(' TJ'))
    .map(wordsOf);

/** Text of a whole PDF written with the standard fonts. */
export const pdfText = (pdf: Buffer): string => pdfPages(pdf).join('\n');
