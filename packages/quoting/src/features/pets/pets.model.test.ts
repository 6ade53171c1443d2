import { lerLista } from './pets.model.ts';

it('reads a list typed with commas, each item once', () => {
  expect(lerLista(' displasia , otite,, otite ,')).toEqual(['displasia', 'otite']);
  expect(lerLista('  ')).toEqual([]);
});
