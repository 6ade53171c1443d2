import { readVidas, nascimentosDe, proximaVida } from './vidas.model.ts';

const empresa = { isUmaFamilia: false, antes: [] };

it('reads rows of a spreadsheet in whatever order, with families by their holders', () => {
  const texto = [
    'Nome\tNascimento\tSexo\tTipo',
    'Ana Souza\t10/05/1991\tF\tTitular',
    'Bruno Souza\t1/2/1993\tM\tCônjuge',
    '',
    '2021-05-10;Clara Souza;F;dependente',
    'Titular;Davi Lima;10.05.1965',
  ].join('\r\n');
  expect(readVidas(texto, empresa)).toEqual({
    vidas: [
      { papel: 'TITULAR', familia: 1, nascimento: '1991-05-10', nome: 'Ana Souza', sexo: 'F' },
      { papel: 'DEPENDENTE', familia: 1, nascimento: '1993-02-01', nome: 'Bruno Souza', sexo: 'M' },
      { papel: 'DEPENDENTE', familia: 1, nascimento: '2021-05-10', nome: 'Clara Souza', sexo: 'F' },
      { papel: 'TITULAR', familia: 2, nascimento: '1965-05-10', nome: 'Davi Lima' },
    ],
    semData: [],
  });
});

it('tells which rows have no real birth, and takes the others', () => {
  const { vidas, semData } = readVidas('31/02/1990\n10/05/1991\nsem data\n10/05/91', empresa);
  expect(vidas.map(({ nascimento }) => nascimento)).toEqual(['1991-05-10']);
  expect(semData).toEqual([1, 3, 4]);
});

it('makes dates alone holders of a company, or one family where only one is contracted', () => {
  const dates = '10/05/1991\n10/05/1993\n10/05/2021';
  expect(readVidas(dates, empresa).vidas.map(({ papel, familia }) => [papel, familia])).toEqual([
    ['TITULAR', 1],
    ['TITULAR', 2],
    ['TITULAR', 3],
  ]);
  expect(readVidas(dates, { isUmaFamilia: true, antes: [] }).vidas.map(({ papel, familia }) => [papel, familia])).toEqual([
    ['TITULAR', 1],
    ['DEPENDENTE', 1],
    ['DEPENDENTE', 1],
  ]);
});

it('goes on after the lives already there', () => {
  const antes = [{ papel: 'TITULAR', familia: 4 }];
  expect(readVidas('10/05/1991', { isUmaFamilia: false, antes }).vidas[0]?.familia).toBe(5);
  expect(proximaVida([], true)).toEqual({ papel: 'TITULAR', familia: 1 });
  expect(proximaVida(antes, true)).toEqual({ papel: 'DEPENDENTE', familia: 4 });
  expect(proximaVida(antes, false)).toEqual({ papel: 'TITULAR', familia: 5 });
});

it('keeps the place of who has no birth yet', () => {
  expect(nascimentosDe([{ nascimento: '1991-05-10' }, null, { nascimento: '1991-13-10' }])).toEqual(['1991-05-10', '', '']);
});
