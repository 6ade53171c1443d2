import { conquistadas, conquistas, nomesDasConquistas } from './conquistas.ts';

const nada = { calculos: 0, propostas: 0, perfil: 0, segundoFator: 0, equipe: 0, faturas: 0, indicacoes: 0 };

it('gives each badge from its goal on', () => {
  expect(conquistadas(nada)).toEqual([]);
  expect(conquistadas({ ...nada, calculos: 49, perfil: 2 })).toEqual(['PRIMEIRO_CALCULO']);
  expect(conquistadas({ ...nada, calculos: 50, perfil: 3 })).toEqual(['PERFIL_COMPLETO', 'PRIMEIRO_CALCULO', 'CALCULOS_50']);
});

it('has one name and one id for each', () => {
  expect(new Set(conquistas.map(({ id }) => id)).size).toBe(conquistas.length);
  expect(conquistas.map(({ id }) => id)).toEqual(Object.keys(nomesDasConquistas));
});
