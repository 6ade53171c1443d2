/**
 * A text as searches compare it: lower case, no accents.
 *
 * @example foldTexto('Jequitibá') // 'jequitiba'
 */
export const foldTexto = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text without the country code a telephone in it begins with. @example semCodigoDoPais('+55 35 90000-1234') // '35 90000-1234' */
export const semCodigoDoPais = (texto: string): string => texto.replace(/\+\s*55(?=[\s(]*\d)/, ' ').trim();

const MAX_PALAVRAS = 8;
/** Shorter ones may be a number with its decimals, as in `Onix 1.0`. */
const MIN_CODIGO = 4;

/** A plate, a document, a telephone, a postcode or the number of a policy is kept without its punctuation. */
const compactCodigo = (palavra: string): string =>
  palavra.length >= MIN_CODIGO && /\d/.test(palavra) ? palavra.replace(/[.\-/()+]/g, '') : palavra;

/**
 * The words of a search, at most eight, all of which must match. Accents and case are removed; words with digits keep only letters and
 * digits, so that `BRA-2E19` is `bra2e19`; telephones lose the country code.
 *
 * @example palavrasDaBusca('Jequitibá BRA-2E19') // ['jequitiba', 'bra2e19']
 */
export const palavrasDaBusca = (texto: string | undefined): string[] =>
  semCodigoDoPais(foldTexto(texto ?? ''))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_PALAVRAS)
    .map(compactCodigo)
    .filter(Boolean);
