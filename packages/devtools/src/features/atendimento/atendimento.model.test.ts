import { umaSessao } from '@balcao/testing';
import { bandeirasDiferentes, codigoOf } from './atendimento.model.ts';

it.each([
  ['K7QF-2M9X', 'K7QF-2M9X'],
  ['k7qf 2m9x', 'K7QF-2M9X'],
  [' k7qf2m9x ', 'K7QF-2M9X'],
  ['K7QF-2M9', null],
  ['K7QF-2M9XX', null],
  ['O7QF-2M9X', null],
  ['', null],
])('reads %p as %p', (text, codigo) => {
  expect(codigoOf(text)).toBe(codigo);
});

it('finds the flags that differ from those of this session', () => {
  expect(bandeirasDiferentes({ acessoMC: false, acessoGestao: true }, umaSessao())).toEqual([['acessoMC', false]]);
});
