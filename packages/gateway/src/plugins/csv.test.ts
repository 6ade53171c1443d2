import fc from 'fast-check';
import { cell, csvDe } from './csv.ts';

/** Reads a cell like a spreadsheet: removes quotes and unescapes doubled ones. */
const read = (written: string): string => (written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written);
const isDisarmed = (value: string): boolean => read(cell(value)) === `'${value}`;

/** Characters that a spreadsheet may treat as the start of a formula, in every Unicode form. */
const OPENERS = [
  '=',
  '+',
  '-',
  '@',
  '|',
  '%',
  '＝',
  '＋',
  '－',
  '＠',
  '｜',
  '％',
  '﹦',
  '﹢',
  '﹣',
  '﹫',
  '⁼',
  '⁺',
  '⁻',
  '₌',
  '₊',
  '₋',
  '−',
];
const HIDDEN = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\0',
  '\u00a0',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202e',
  '\u3000',
  '\u115f',
  '\u2800',
  '\u{e0020}',
];

it.each(['=1+1', '+55', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '\u200b=1+1', '\u200b＝1+1', '\ufeff\u2060 ＠SUM(A1)'])(
  'disarms %j, which a spreadsheet would run',
  (value) => expect(isDisarmed(value)).toBe(true),
);

it('disarms a formula also after invisible characters', () => {
  const hidden = fc.array(fc.constantFrom(...HIDDEN), { maxLength: 6 }).map((marks) => marks.join(''));
  fc.assert(
    fc.property(hidden, fc.constantFrom(...OPENERS), fc.string({ unit: 'binary' }), (before, opener, rest) =>
      isDisarmed(before + opener + rest),
    ),
    { numRuns: 2_000 },
  );
});

it('never writes a cell that is a formula or ends its line, and keeps every letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const read1 = read(cell(value));
      const seen = read1.normalize('NFKC').replace(/[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
      expect(/^[=+\-@|%]/.test(seen)).toBe(false);
      expect([value, `'${value}`]).toContain(read1);
      if (!cell(value).startsWith('"')) expect(cell(value)).not.toMatch(/[;\r\n]/);
    }),
    { numRuns: 2_000 },
  );
});

it('quotes what would break the line, and doubles quotes inside', () => {
  expect(cell('a;b')).toBe('"a;b"');
  expect(cell('a"b')).toBe('"a""b"');
  expect(cell('a\nb')).toBe('"a\nb"');
  expect(cell('a\t=b')).toBe('"a\t=b"');
  expect(cell('Ana Souza')).toBe('Ana Souza');
});

it('writes a UTF-8 header that spreadsheets recognise, and one line per record', () => {
  const csv = csvDe<{ nome: string; valor: number }>([
    ['Nome', ({ nome }) => nome],
    ['Prêmio', ({ valor }) => String(valor)],
  ]);
  expect(csv.header() + csv.line({ nome: '＝1', valor: 2 })).toBe("\uFEFFNome;Prêmio\r\n'＝1;2\r\n");
});
