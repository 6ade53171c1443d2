/** Domains of addresses written without `http`; a full stop between two words of a sentence does not match. */
const FINS =
  'com|net|org|br|pt|io|co|app|dev|me|info|biz|online|site|xyz|top|shop|store|link|click|live|club|page|web|ly|gl|gg|tk|ru|cn|us|uk|eu';
const LINK = new RegExp(
  String.raw`(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|(?<![\p{L}\d@._-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:${FINS})(?![\p{L}\d@-])(?:[:/?#]\S*)?`,
  'giu',
);
/** Marks without a width, by which an address is hidden from who looks for it. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}]+/gu;

const plain = (texto: string): string => texto.normalize('NFKC').replace(INVISIBLE, '');

/**
 * Whether a text names an address that a mail reader would make a link of. An e-mail address is none.
 *
 * @example temLink('veja em premios.example.com/x') // true
 * @example temLink('fale com ana@corretora.com.br') // false
 */
export const temLink = (texto: string): boolean => plain(texto).search(LINK) !== -1;

/**
 * Makes a text typed by a stranger safe for our e-mails: one line, without addresses, with a maximum length.
 *
 * @example textoSemLinks('Ana\r\nhttp://x.example', 40) // 'Ana'
 */
export function textoSemLinks(texto: string, maximo: number): string {
  const limpo = plain(texto)
    .replace(LINK, ' ')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...limpo].slice(0, maximo).join('').trim();
}
