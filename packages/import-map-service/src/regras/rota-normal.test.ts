import { formasDaRota } from './rota-normal.ts';

it('treats patterns as equal regardless of parameter names, case, escapes and slashes', () => {
  expect(formasDaRota('/Segurados/:id/')).toEqual(['/segurados/:']);
  expect(formasDaRota('//segurados/:outro')).toEqual(['/segurados/:']);
  expect(formasDaRota('/gest%C3%A3o')).toEqual(['/gestão']);
  expect(formasDaRota('/100%')).toEqual(['/100%']);
});

it('returns the shapes with and without the optional parameter', () => {
  expect(formasDaRota('/success/:message/:link?/:email?').toSorted()).toEqual([
    '/success/:',
    '/success/:/:',
    '/success/:/:',
    '/success/:/:/:',
  ]);
  expect(formasDaRota('/')).toEqual(['/']);
});
