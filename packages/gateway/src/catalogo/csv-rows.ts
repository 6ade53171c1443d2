/** A record of a CSV file and the line it began on. */
export interface RegistroCsv {
  readonly linha: number;
  readonly celulas: readonly string[];
}

const SEPARADORES = [';', ',', '\t', '@'] as const;

/** What parts the cells of a file: whichever its first line has most of. */
function separatorOf(cabecalho: string): string {
  const [most = ','] = SEPARADORES.toSorted((a, b) => cabecalho.split(b).length - cabecalho.split(a).length);
  return most;
}

/**
 * Reads CSV (RFC 4180) as it comes, without ever holding the file: quoted cells may hold separators, doubled quotes and line breaks. The
 * separator is told from the first line; empty lines are passed over.
 *
 * @throws {Error} one pt-BR sentence: the file ends between quotes
 */
export async function* readCsv(partes: AsyncIterable<string>): AsyncGenerator<RegistroCsv> {
  let [separador, cabecalho]: [string | null, string] = [null, ''];
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
    // some published files begin with an empty line
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
  // one quote too many would make one cell of all that follows it, and nobody would miss the records
  if (isQuoted) throw new Error(`A linha ${inicio} do arquivo abre aspas que não se fecham.`);
  // the last line need not end
  if (celula !== '' || celulas.length > 0) yield* take('\n');
}
