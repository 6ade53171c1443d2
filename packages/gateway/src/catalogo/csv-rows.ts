/** A record of a CSV file and its first line. */
export interface RegistroCsv {
  readonly linha: number;
  readonly celulas: readonly string[];
}

const SEPARADORES = [';', ',', '\t', '@'] as const;
/** What parts the cells of a file. */
export type SeparadorCsv = (typeof SEPARADORES)[number];

/** Separator of a file: the candidate most frequent in its first line. */
function separatorOf(cabecalho: string): SeparadorCsv {
  const [most = ','] = SEPARADORES.toSorted((a, b) => cabecalho.split(b).length - cabecalho.split(a).length);
  return most;
}

/**
 * Reads CSV (RFC 4180) as a stream, without loading the file: quoted cells may contain separators, doubled quotes and line breaks. The
 * separator is detected in the first line; empty lines are skipped.
 *
 * @param conhecido the separator, where it is known: a file whose first line is not of its table
 * @throws {Error} one pt-BR sentence: the file ends between quotes
 */
export async function* readCsv(partes: AsyncIterable<string>, conhecido: SeparadorCsv | null = null): AsyncGenerator<RegistroCsv> {
  let [separador, cabecalho]: [string | null, string] = [conhecido, ''];
  let [celula, linha, inicio]: [string, number, number] = ['', 1, 1];
  let celulas: string[] = [];
  let [isQuoted, wasQuote]: [boolean, boolean] = [false, false];

  function* take(text: string): Generator<RegistroCsv> {
    for (const char of text) {
      if (char === '\n') linha += 1;
      if (isQuoted) {
        if (char === '"') [isQuoted, wasQuote] = [false, true];
        else celula += char;
        continue;
      }
      if (char === '"' && wasQuote) {
        celula += '"';
        [isQuoted, wasQuote] = [true, false];
        continue;
      }
      wasQuote = false;
      if (char === '"' && celula === '') isQuoted = true;
      else if (char === separador) {
        celulas.push(celula);
        celula = '';
      } else if (char === '\n') {
        celulas.push(celula);
        if (celulas.some((value) => value !== '')) yield { linha: inicio, celulas };
        [celulas, celula, inicio] = [[], '', linha];
      } else if (char !== '\r') celula += char;
    }
  }

  for await (const parte of partes) {
    if (separador !== null) {
      yield* take(parte);
      continue;
    }
    cabecalho += parte;
    // some published files start with an empty line
    const inteiro = cabecalho.replace(/^\uFEFF?[\r\n]+|^\uFEFF/, '');
    if (!inteiro.includes('\n')) continue;
    linha += cabecalho.slice(0, cabecalho.length - inteiro.length).split('\n').length - 1;
    inicio = linha;
    separador = separatorOf(inteiro.slice(0, inteiro.indexOf('\n')));
    yield* take(inteiro);
  }
  if (separador === null) {
    separador = separatorOf(cabecalho);
    yield* take(cabecalho.replace(/^\uFEFF/, ''));
  }
  // an extra quote would merge everything after it into one cell, and the records would be lost silently
  if (isQuoted) throw new Error(`A linha ${inicio} do arquivo abre aspas que não se fecham.`);
  // the last line may lack a line break
  if (celula !== '' || celulas.length > 0) yield* take('\n');
}
