import { cell } from './orcamento-csv.ts';

it.each(['=1+1', '+55', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1'])('disarms %j, which a spreadsheet would run', (value) => {
  expect(cell(value).replace(/^"/, '').startsWith("'")).toBe(true);
});

it('quotes what would break the line, and doubles quotes inside', () => {
  expect(cell('a;b')).toBe('"a;b"');
  expect(cell('a"b')).toBe('"a""b"');
  expect(cell('a\nb')).toBe('"a\nb"');
  expect(cell('Ana Souza')).toBe('Ana Souza');
});
