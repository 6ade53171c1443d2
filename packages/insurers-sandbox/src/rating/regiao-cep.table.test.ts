import { faixaDaIdade } from './faixa-idade.rule.ts';
import { regiaoDoCep } from './regiao-cep.table.ts';

it.each([
  ['01310100', 'C'],
  ['20040002', 'D'],
  ['30130010', 'B'],
  ['80010000', 'A'],
  ['50010000', 'D'],
  ['90010000', 'B'],
])('puts postcode %s in region %s', (cep, regiao) => expect(regiaoDoCep(cep)).toBe(regiao));

it.each([
  [18, '18-25'],
  [25, '18-25'],
  [26, '26-35'],
  [50, '36-50'],
  [65, '51-65'],
  [66, '66+'],
])('puts age %d in band %s', (anos, faixa) => expect(faixaDaIdade(anos)).toBe(faixa));
