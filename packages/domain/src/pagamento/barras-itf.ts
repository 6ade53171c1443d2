/** Elements of a digit, narrow (1) or wide (`LARGO`): two of five are wide (ISO/IEC 16390). */
const DIGITOS = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'] as const;

/** How many narrow elements a wide one takes; FEBRABAN's boletos are printed with three. */
const LARGO = 3;
const INICIO = [1, 1, 1, 1] as const;
const FIM = [LARGO, 1, 1] as const;

const widthsOf = (digito: string): number[] => [...(DIGITOS[Number(digito)] as string)].map((bit) => (bit === '1' ? LARGO : 1));

/**
 * The bar code of a boleto, Interleaved 2 of 5: the first digit of each pair is in the bars, the second in the spaces between them.
 *
 * @param codigo an even number of digits; 44 of a boleto
 * @returns widths of bars and spaces by turns, from a bar on, in narrow elements
 * @throws RangeError when it is no even number of digits
 * @example barrasItf('01') // [1,1,1,1, 1,3,1,1,3,1,3,1,1,3, 3,1,1]
 */
export function barrasItf(codigo: string): number[] {
  if (!/^(\d\d)+$/.test(codigo)) throw new RangeError('um código ITF tem um número par de dígitos');
  const pares = codigo.match(/\d\d/g) ?? [];
  return [
    ...INICIO,
    ...pares.flatMap((par) => {
      const [barras, espacos] = [widthsOf(par[0] as string), widthsOf(par[1] as string)];
      return barras.flatMap((barra, index) => [barra, espacos[index] as number]);
    }),
    ...FIM,
  ];
}
