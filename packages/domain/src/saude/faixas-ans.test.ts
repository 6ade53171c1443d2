import { countFaixas, faixaDaIdade, faixaDoNascimento, inicioDasFaixas, nomeDaFaixa } from './faixas-ans.ts';
import { calcIof } from '../iof/calc-iof.ts';
import { iofVigente } from '../iof/iof-vigente.ts';
import { tabelaIof } from '../iof/tabela-iof.ts';
import { multiplicadoresPadrao, precoDaFaixa, validateMultiplicadores } from './multiplicadores.ts';

const BASE = 21_000;
const HOJE = '2026-11-20';

it('puts every age from 0 to 120 in one of the ten bands, never lower for somebody older', () => {
  const bands = Array.from({ length: 121 }, (_, idade) => faixaDaIdade(idade));
  expect(new Set(bands).size).toBe(10);
  expect(bands).toEqual(bands.toSorted((a, b) => a - b));
  for (const [faixa, inicio] of inicioDasFaixas.entries()) expect(bands.indexOf(faixa as 0)).toBe(inicio);
});

it.each([
  ['2008-11-20', 0, '18 years old'],
  ['2007-11-21', 0, 'a day before 19'],
  ['2007-11-20', 1, '19 today'],
  ['1967-11-21', 8, 'a day before 59'],
  ['1967-11-20', 9, '59 today'],
])('reads the band of somebody born on %s as %d: %s', (nascimento, faixa) => {
  expect(faixaDoNascimento(nascimento, HOJE)).toBe(faixa);
});

it('has no band for the unborn, and counts each person once', () => {
  expect(faixaDoNascimento('2026-11-21', HOJE)).toBeNull();
  expect(countFaixas(['1991-01-01', '2021-05-05', '2021-05-06', '2027-01-01'], HOJE)).toEqual([2, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
});

it('names the bands as the ANS writes them', () => {
  expect([nomeDaFaixa(0), nomeDaFaixa(8), nomeDaFaixa(9)]).toEqual(['0 a 18 anos', '54 a 58 anos', '59 anos ou mais']);
});

it('prices the family of domain design §5.5 to the centavo, with the tax of an insurer and without', () => {
  const partes = [35, 33, 5, 61].map((idade) => precoDaFaixa(BASE, faixaDaIdade(idade)));
  expect(partes).toEqual([35_280, 32_130, 21_000, 119_700]);
  const liquido = partes.reduce((a, b) => a + b, 0);
  const iof = calcIof(liquido, iofVigente(tabelaIof.SAUDE, HOJE) ?? Number.NaN);
  expect([liquido, iof, liquido + iof]).toEqual([208_110, 4_953, 213_063]);
  expect(calcIof(liquido, iofVigente(tabelaIof.SAUDE_OPERADORA, HOJE) ?? Number.NaN)).toBe(0);
});

it('turns 829,50 into 1.197,00 on the birthday of 59', () => {
  expect([58, 59].map((idade) => precoDaFaixa(BASE, faixaDaIdade(idade)))).toEqual([82_950, 119_700]);
});

it('applies every factor and rounds once, at the end', () => {
  expect(precoDaFaixa(BASE, 4, multiplicadoresPadrao, [1_100, 850])).toBe(32_987);
});

it.each([
  ['the default table', multiplicadoresPadrao, []],
  ['the tenth at exactly six times the first', [1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 3_000, 3_000, 3_000, 6_000], []],
  ['the tenth above six times', [1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 3_000, 3_000, 3_000, 6_001], ['RAZAO_MAXIMA']],
  ['a last step steeper than the first', [1_000, 1_180, 1_360, 1_530, 1_680, 1_850, 2_300, 3_050, 3_950, 5_700], ['VARIACAO_FINAL']],
  ['a band cheaper than the one before', [1_000, 1_180, 1_100, 1_530, 1_680, 1_850, 2_400, 3_050, 3_950, 5_700], ['DECRESCENTE']],
  ['nine bands', [1, 1, 1, 1, 1, 1, 1, 1, 1], ['QUANTIDADE']],
  ['a free band', [0, 1, 1, 1, 1, 1, 1, 1, 1, 1], ['VALOR']],
])('judges by the rules of the ANS %s', (_, tabela, falhas) => {
  expect(validateMultiplicadores(tabela)).toEqual(falhas);
});
