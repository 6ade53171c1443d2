import { guessTitulos, placeOf, placesOf, valueOf } from '../mapeamento/lugares.model.ts';
import { mappingOf } from './mapeamento.model.ts';

const previa = {
  linhas: [
    { linha: 1, celulas: ['Companhia', 'Alfa'] },
    { linha: 3, celulas: ['Contrato', '', 'Quanto', 'Nome'] },
    { linha: 4, celulas: ['X-1', '', '60,00', 'Ana'] },
  ],
  sugestao: null,
};

it('takes for titles the first of the lines with most cells, and for none a file of one cell a line', () => {
  expect(guessTitulos(previa)).toBe(3);
  expect(guessTitulos({ linhas: [{ linha: 1, celulas: ['00012345'] }] })).toBeNull();
});

it('offers the titles of a line, or the columns of the widest', () => {
  const say = (coluna: number): string => `C${coluna}`;
  expect(placesOf(previa, 3, say).map(({ label }) => label)).toEqual(['Contrato', 'Quanto', 'Nome']);
  expect(placesOf(previa, null, say).map(({ label }) => label)).toEqual(['C1', 'C2', 'C3', 'C4']);
});

it.each([{ titulo: 'c:ontrato' }, { coluna: 12 }])('gives back the place %p that a choice stands for', (lugar) => {
  expect(placeOf(valueOf(lugar))).toEqual(lugar);
  expect(placeOf('')).toBeUndefined();
});

it('leaves out of a mapping what was not chosen or typed', () => {
  expect(mappingOf({ apolice: 't:Contrato', valor: 'c:3', segurado: '' }, { numero: ' Extrato nº ', irrf: ' ' })).toEqual({
    campos: { apolice: { titulo: 'Contrato' }, valor: { coluna: 3 } },
    cabecalho: { numero: { titulo: 'Extrato nº' } },
  });
});
