import { rowsInOrder } from './rows-in-order.ts';

it('gives rows in the order their ids were named, and passes over an id without one', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(rowsInOrder(['c', 'x', 'a'], rows, ({ id }) => id)).toEqual([{ id: 'c' }, { id: 'a' }]);
});
