import { mudancasDeFaixa } from './mudancas-de-faixa.ts';
import { portabilidadeDe } from './portabilidade.ts';

const HOJE = '2026-11-20';

it.each([
  ['who turns 59 in a month', '1967-12-25', [{ indice: 0, em: '2026-12-25', de: 8, para: 9 }]],
  ['who turns 59 on the sixtieth day', '1968-01-19', [{ indice: 0, em: '2027-01-19', de: 8, para: 9 }]],
  ['nobody on the sixty-first', '1968-01-20', []],
  ['nobody who changed today', '1967-11-20', []],
  ['nobody who only has a birthday', '1985-12-25', []],
  ['nobody of the last band', '1940-12-25', []],
  ['nobody without a real date', '1967-13-40', []],
])('announces sixty days ahead %s', (_, nascimento, expected) => {
  expect(mudancasDeFaixa([nascimento], HOJE, 60)).toEqual(expected);
});

it('treats 29 February as 1 March in a common year, and lists the soonest first', () => {
  expect(mudancasDeFaixa(['1968-02-29', '1968-01-25'], '2027-01-10', 60).map(({ indice, em }) => [indice, em])).toEqual([
    [1, '2027-01-25'],
    [0, '2027-03-01'],
  ]);
});

it('allows portability after the months of the rule, and gives the number missing', () => {
  expect([18, 24, 30].map((meses) => portabilidadeDe(meses))).toEqual([
    { pode: false, mesesFaltando: 6 },
    { pode: true, mesesFaltando: 0 },
    { pode: true, mesesFaltando: 0 },
  ]);
  expect(portabilidadeDe(undefined)).toBeNull();
});
