import { barrasItf } from './barras-itf.ts';

/** Reads the digits back from the widths alone, as a scanner does: by which two of five elements are wide. */
function scan(widths: readonly number[]): string {
  const corpo = widths.slice(4, -3);
  // weights of the five elements; zero weighs eleven
  const digitOf = (elementos: readonly number[]): string =>
    String([1, 2, 4, 7, 0].reduce((soma, peso, index) => soma + ((elementos[index] ?? 0) > 1 ? peso : 0), 0) % 11);
  return Array.from({ length: corpo.length / 10 }, (_, par) => {
    const dez = corpo.slice(par * 10, par * 10 + 10);
    return digitOf(dez.filter((_um, index) => index % 2 === 0)) + digitOf(dez.filter((_um, index) => index % 2 === 1));
  }).join('');
}

it('begins and ends as the standard says', () => {
  const widths = barrasItf('00');
  expect(widths.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(widths.slice(-3)).toEqual([3, 1, 1]);
});

it('makes two of five elements of every digit wide', () => {
  for (let par = 0; par < 100; par += 1) {
    const corpo = barrasItf(String(par).padStart(2, '0')).slice(4, -3);
    expect(corpo.filter((largura, index) => index % 2 === 0 && largura === 3)).toHaveLength(2);
    expect(corpo.filter((largura, index) => index % 2 === 1 && largura === 3)).toHaveLength(2);
  }
});

it.each(['0123456789', '00193373700000001000500940144816060680935031', '12'])('is read back to %s', (codigo) => {
  expect(scan(barrasItf(codigo))).toBe(codigo);
});

it('takes nothing but an even number of digits', () => {
  for (const codigo of ['', '1', '123', '1a']) expect(() => barrasItf(codigo)).toThrow(RangeError);
});
