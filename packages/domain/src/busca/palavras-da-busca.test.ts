import { foldTexto, palavrasDaBusca } from './palavras-da-busca.ts';

it('compares texts without accents or capitals', () => {
  expect(foldTexto('Jequitibá ÇÃO')).toBe('jequitiba cao');
});

it.each([
  ['Lobo-Guará', ['lobo-guara']],
  ['BRA-2E19', ['bra2e19']],
  ['529.982.247-25', ['52998224725']],
  ['12.ABC.345/01DE-35', ['12abc34501de35']],
  ['(35) 99876-5432', ['35', '998765432']],
  ['+55 35 99876-5432', ['35', '998765432']],
  ['+55(35)99876-5432', ['35998765432']],
  ['37500-100', ['37500100']],
  ['AP-77.123', ['ap77123']],
  ['Onix 1.0', ['onix', '1.0']],
  ['100% Pneus', ['100%', 'pneus']],
  ['  ', []],
  [undefined, []],
] as const)('reads %s as what is kept', (texto, palavras) => {
  expect(palavrasDaBusca(texto)).toEqual(palavras);
});

it('takes eight words and no more', () => {
  expect(palavrasDaBusca('a b c d e f g h i j')).toHaveLength(8);
});
