import { inflateSync } from 'node:zlib';

/** Text of a PDF written with the standard fonts. */
export const pdfText = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, run = '']) =>
      [...run.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))).join(''),
    )
    .join('\n')
    .replaceAll('\u00a0', ' ');
/** The PDF attached to a message as it came over the wire; empty when there is none. */
export const pdfOf = (corpo: string): Buffer =>
  Buffer.from(/application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+?)\r?\n--/.exec(corpo)?.[1] ?? '', 'base64');

/** What a message says, without its dress. */
export const textPartOf = (corpo: string): string => {
  const [, codificacao = '', texto = ''] =
    /text\/plain[^\n]*\r?\nContent-Transfer-Encoding: ([\w-]+)\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(corpo) ?? [];
  if (codificacao === 'base64') return Buffer.from(texto, 'base64').toString('utf8');
  const bytes = texto.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return codificacao === 'quoted-printable' ? Buffer.from(bytes, 'latin1').toString('utf8') : texto;
};
