import { readLista } from './pets.model.ts';

it('reads a list typed with commas, each item once', () => {
  expect(readLista(' displasia , otite,, otite ,')).toEqual(['displasia', 'otite']);
  expect(readLista('  ')).toEqual([]);
});
