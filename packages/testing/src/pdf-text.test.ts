import { deflateSync } from 'node:zlib';
import { pdfPages, pdfText } from './pdf-text.ts';

const wordsIn = (text: string) => `BT [<${Buffer.from(text, 'latin1').toString('hex')}> 0] TJ ET`;
const pdfOf = (streams: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...streams.flatMap((data) => [
      Buffer.from(`1 0 obj\n<<\n/Length ${data.length}\n/Filter /FlateDecode\n>>\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  ]);
/** A text whose compressed stream ends with that byte: one in 256 does. */
function textEndingWith(byte: number): string {
  for (let n = 0; ; n += 1) if (deflateSync(wordsIn(`Ágata ${n}`)).at(-1) === byte) return `Ágata ${n}`;
}

it('reads every page, also one whose data end with a line break of their own', () => {
  const textos = [textEndingWith(13), 'Bom dia', textEndingWith(10)];
  const pdf = pdfOf(textos.map((texto) => deflateSync(wordsIn(texto))));
  expect(pdfPages(pdf)).toEqual(textos);
  expect(pdfText(pdf)).toBe(textos.join('\n'));
});
