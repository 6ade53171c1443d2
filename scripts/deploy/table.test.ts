import { table } from './table.ts';

it('aligns every column but the last, and leaves no blanks at the end', () => {
  expect(
    table([
      ['#10', 'Ana', 'publicou'],
      ['#9', 'Beatriz', ''],
    ]),
  ).toEqual(['#10  Ana      publicou', '#9   Beatriz']);
});
