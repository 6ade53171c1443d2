import { linhaResidencial } from '../residencial/linha-residencial.ts';
import { type Mascara, mascaras } from './mascaras.ts';

const reasons = (mascara: Mascara, texto: string) => [...mascaras[mascara].judge('risco.x.campo', texto)].map(({ codigo }) => codigo);

it.each<[Mascara, string, unknown]>([
  ['cpf', '111.444.777-35', '11144477735'],
  ['cnpj', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['cpfCnpj', '111.444.777-35', '11144477735'],
  ['cep', '01310-100', '01310100'],
  ['celular', '(11) 90000-1234', '11900001234'],
  ['placa', 'abc-1d23', 'ABC1D23'],
  ['chassi', '9bwzzz377vt004251', '9BWZZZ377VT004251'],
  ['fipe', '004381-8', '004381-8'],
])('accepts a %s as it is typed, and stores it without the mask', (mascara, texto, stored) => {
  expect(reasons(mascara, texto)).toEqual([]);
  const { keep } = mascaras[mascara];
  expect(keep ? keep(texto) : texto).toBe(stored);
  expect(reasons(mascara, String(stored))).toEqual([]);
});

it.each<[Mascara, string, string[]]>([
  ['cpf', '111.444.777-36', ['invalido']],
  ['cpf', '11.222.333/0001-81', ['conflito']],
  ['cnpj', '111.444.777-35', ['conflito']],
  ['cpfCnpj', '123', ['invalido']],
  ['cep', '0131', ['invalido']],
  ['celular', '(20) 90000-1234', ['invalido']],
  ['placa', 'AB123CD', ['invalido']],
  ['chassi', '9BWZZZ377VTO04251', ['invalido']],
  ['fipe', '004381', ['invalido']],
])('refuses of a %s what is not one: %s', (mascara, texto, expected) => {
  expect(reasons(mascara, texto)).toEqual(expected);
});

it('judges what is behind a mask in any line', () => {
  const { risco, comercial } = linhaResidencial.inicial({ hoje: '2026-11-20', corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const local = { igualSegurado: false, cep: '0131' };
  const judged = linhaResidencial.validate({ risco: { ...risco, local }, comercial }, { hoje: '2026-11-20', seguradoras: [] });
  expect(judged.ok ? [] : judged.errors).toContainEqual(expect.objectContaining({ campo: 'risco.local.cep', codigo: 'invalido' }));
});
