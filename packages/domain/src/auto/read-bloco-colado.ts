import { addAnos } from '../datas/add-dias.ts';
import { idadeEm } from '../datas/hoje-em.ts';
import { isData, parseData } from '../datas/parse-data.ts';
import { isCelular, normalizeTelefone } from '../documentos/telefone.ts';
import { isCnpj, isCpf } from '../documentos/cpf-cnpj.ts';
import { isPlaca } from '../documentos/veiculo.ts';

/** What a pasted text says of an auto quote: a value per field of the draft, as the form keeps it. */
export type BlocoLido = Readonly<Record<string, string>>;

interface Achado {
  readonly valor: string;
  /** The text just before it, in small letters: what names a number that could be two things. */
  readonly antes: string;
}

const ANTES = 40;
const MAIORIDADE = 16;

/** Every match that holds, taken out of the text so that no later pattern reads inside it. */
function take(texto: string, padrao: RegExp, read: (achado: string) => string | null): { achados: Achado[]; resto: string } {
  const achados: Achado[] = [];
  const resto = texto.replace(padrao, (achado: string, ...rest: unknown[]) => {
    const valor = read(achado);
    if (valor === null) return achado;
    const at = rest.find((part): part is number => typeof part === 'number') ?? 0;
    achados.push({ valor, antes: texto.slice(Math.max(0, at - ANTES), at).toLowerCase() });
    return ' '.repeat(achado.length);
  });
  return { achados, resto };
}

const whole = (holds: (texto: string) => boolean, keep: (texto: string) => string) => (texto: string) =>
  holds(texto) ? keep(texto) : null;
const digits = (texto: string): string => texto.replace(/\D/g, '');
const alfanumerico = (texto: string): string => texto.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** A day is of birth, of start or of the policy being renewed: by the words before it, else by what it can only be. */
function dias(achados: readonly Achado[], hoje: string): BlocoLido {
  const lido: Record<string, string> = {};
  for (const { valor, antes } of achados) {
    const perto = antes.slice(-24);
    const isAdulto = valor < hoje && idadeEm(valor, hoje) >= MAIORIDADE;
    if (/nasc/.test(perto) || (isAdulto && !/vig|in[ií]cio|venc|fim|t[eé]rmino/.test(perto))) lido['risco.segurado.nascimento'] ??= valor;
    else if (/venc|fim|t[eé]rmino/.test(perto)) lido['risco.seguro.fimVigAnterior'] ??= valor;
    else if (valor >= hoje && lido['risco.seguro.vigIni'] === undefined) {
      lido['risco.seguro.vigIni'] = valor;
      lido['risco.seguro.vigFim'] = addAnos(valor, 1);
    }
  }
  return lido;
}

/**
 * Finds in a pasted text (an e-mail, a message, a form of another system) the plate, the document, the postcode, the days, the e-mail and the
 * mobile number, each only when it is whole and its check digits hold. What cannot be told is left alone.
 *
 * @param hoje `YYYY-MM-DD`
 * @example readBlocoColado('ABC-1D23, CPF 111.444.777-35', '2026-11-21')['risco.veiculo.placa'] // 'ABC1D23'
 */
export function readBlocoColado(texto: string, hoje: string): BlocoLido {
  const datas = take(texto, /\b(?:\d{2}\/\d{2}\/\d{4}|\d{4}-\d{2}-\d{2})\b/g, (dia) => (isData(dia) ? dia : parseData(dia)));
  const emails = take(datas.resto, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (email) => email.toLowerCase());
  const cnpjs = take(
    emails.resto,
    /\b[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}\b/gi,
    whole((one) => isCnpj(one.toUpperCase()), alfanumerico),
  );
  const cpfs = take(cnpjs.resto, /\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g, whole(isCpf, digits));
  const celulares = take(cpfs.resto, /(?:\+?55\s?)?\(?\d{2}\)?[\s-]?9\d{4}[\s-]?\d{4}\b/g, whole(isCelular, normalizeTelefone));
  const placas = take(
    celulares.resto,
    /\b[a-z]{3}[-\s]?\d[a-z0-9]\d{2}\b/gi,
    whole((one) => isPlaca(alfanumerico(one)), alfanumerico),
  );
  const ceps = take(placas.resto, /\b\d{2}\.?\d{3}-?\d{3}\b/g, digits);

  const first = ({ achados }: { achados: readonly Achado[] }) => achados[0]?.valor;
  const documento = first(cpfs) ?? first(cnpjs);
  const pernoite = ceps.achados.find(({ antes }) => /pernoite/.test(antes.slice(-20)))?.valor ?? first(ceps);
  const residencia = ceps.achados.find(({ antes }) => !/pernoite/.test(antes.slice(-20)))?.valor ?? first(ceps);
  const lido: Record<string, string | undefined> = {
    'risco.segurado.pessoa': documento && (first(cpfs) ? 'PF' : 'PJ'),
    'risco.segurado.documento': documento,
    'risco.veiculo.placa': first(placas),
    'risco.segurado.cep': residencia,
    'risco.pernoite.cepPernoite': pernoite,
    'risco.segurado.email': first(emails),
    'risco.segurado.celular': first(celulares),
    ...dias(datas.achados, hoje),
  };
  return Object.fromEntries(Object.entries(lido).filter((one): one is [string, string] => one[1] !== undefined));
}
