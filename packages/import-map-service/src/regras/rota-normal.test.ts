import { formasDaRota } from './rota-normal.ts';

it('sees the same pattern through names of parameters, case, escapes and slashes', () => {
  expect(formasDaRota('/Segurados/:id/')).toEqual(['/segurados/:']);
  expect(formasDaRota('//segurados/:outro')).toEqual(['/segurados/:']);
  expect(formasDaRota('/gest%C3%A3o')).toEqual(['/gestão']);
  expect(formasDaRota('/100%')).toEqual(['/100%']);
});

it('answers with and without what is optional', () => {
  expect(formasDaRota('/success/:message/:link?/:email?').toSorted()).toEqual([
    '/success/:',
    '/success/:/:',
    '/success/:/:',
    '/success/:/:/:',
  ]);
  expect(formasDaRota('/')).toEqual(['/']);
});
