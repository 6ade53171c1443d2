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
