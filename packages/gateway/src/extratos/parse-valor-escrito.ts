/** The sign that parts centavos in a file. */
export type SinalDecimal = ',' | '.';

/** An amount as files write it: a sign on either side, parentheses, `R$`, and a D or C after it for what leaves and what comes. */
const ESCRITO =
  /^(?<abre>\()?(?<antes>[-+\u2212])?(?:R\$)?(?<meio>[-+\u2212])?(?<digitos>\d[\d.,]*|[.,]\d+)(?<fecha>\))?(?<depois>[-+]|D|C|DB|CR)?$/i;
const SAI = /^(?:[-\u2212]|D|DB)$/i;

/** How an amount parts its centavos, by itself; null where it could be either, undefined where it parts none. */
function signOf(digitos: string): SinalDecimal | null | undefined {
  const [virgula, ponto] = [digitos.lastIndexOf(','), digitos.lastIndexOf('.')];
  if (virgula < 0 && ponto < 0) return undefined;
  if (virgula >= 0 && ponto >= 0) return virgula > ponto ? ',' : '.';
  const sinal: SinalDecimal = virgula >= 0 ? ',' : '.';
  // more than one of the only sign there is parts thousands
  if (digitos.indexOf(sinal) !== digitos.lastIndexOf(sinal)) return undefined;
  return digitos.length - digitos.lastIndexOf(sinal) - 1 === 3 && !/^[.,]|^0[.,]/.test(digitos) ? null : sinal;
}

const compact = (texto: string): string => texto.replace(/[\s\u00a0]/g, '');
const digitsOf = (texto: string): string | null => ESCRITO.exec(compact(texto))?.groups?.['digitos'] ?? null;

/**
 * The sign that parts centavos in a file, by its amounts together: `1.234` alone could be either.
 *
 * @returns null where no amount says, or they contradict each other
 * @example detectDecimal(['1.234', '12,50']) // ','
 */
export function detectDecimal(textos: Iterable<string>): SinalDecimal | null {
  const vistos = new Set<SinalDecimal>();
  for (const texto of textos) {
    const sinal = signOf(digitsOf(texto) ?? '');
    if (sinal) vistos.add(sinal);
  }
  const [unico] = vistos;
  return vistos.size === 1 && unico ? unico : null;
}

/** Where thousands are parted at all they are parted everywhere, by three. */
const isGrouped = (inteiro: string, milhar: string): boolean =>
  !inteiro.includes(milhar) || new RegExp(`^\\d{1,3}(?:\\${milhar}\\d{3})+$`).test(inteiro);

/**
 * Reads an amount into integer centavos, by its digits and never by a float; null when it is none, is less than a centavo, or is beyond
 * exact integers.
 *
 * @param decimal how the file parts centavos, for an amount that does not say it by itself
 * @example parseValorEscrito('(1.234,56)', ',') // -123456
 * @example parseValorEscrito('19.90-', ',') // -1990
 * @example parseValorEscrito('1.234', ',') // 123400
 */
export function parseValorEscrito(texto: string, decimal: SinalDecimal): number | null {
  const { abre, fecha, antes, meio, digitos, depois } = ESCRITO.exec(compact(texto))?.groups ?? {};
  if (digitos === undefined || Boolean(abre) !== Boolean(fecha)) return null;
  const sinais = [antes, meio, depois].filter((sinal) => sinal !== undefined);
  if (sinais.length + (abre ? 1 : 0) > 1 && !(sinais.length === 2 && depois && /[DC]/i.test(depois))) return null;
  const proprio = signOf(digitos);
  const sinal = proprio === null ? decimal : proprio;
  const corte = sinal === undefined ? -1 : digitos.lastIndexOf(sinal);
  const [inteiro, fracao] = corte < 0 ? [digitos, ''] : [digitos.slice(0, corte), digitos.slice(corte + 1)];
  const milhar = sinal === undefined ? (digitos.includes('.') ? '.' : ',') : sinal === ',' ? '.' : ',';
  if (sinal !== undefined && inteiro.includes(sinal)) return null;
  if (!/^\d*$/.test(fracao) || /[1-9]/.test(fracao.slice(2)) || !isGrouped(inteiro, milhar)) return null;
  const centavos = Number(inteiro.replaceAll(milhar, '') + fracao.slice(0, 2).padEnd(2, '0'));
  if (!Number.isSafeInteger(centavos)) return null;
  return (abre || sinais.some((um) => SAI.test(um))) && centavos !== 0 ? -centavos : centavos;
}
