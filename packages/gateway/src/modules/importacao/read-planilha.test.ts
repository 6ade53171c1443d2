import { csvDe } from '../../plugins/csv.ts';
import { readPlanilha } from './read-planilha.ts';

it('reads back what the files of the product write, without what guards a text that looks like a formula', async () => {
  const nomes = ['=1+1', '-5', "'Aspas", "D'Ávila; irmãos", '00012345678'];
  const { header, line } = csvDe<string>([['Nome', (nome) => nome]]);
  const { colunas, linhas } = await readPlanilha(Buffer.from(header() + nomes.map(line).join('')));
  expect(colunas).toEqual(['Nome']);
  expect(linhas.map(([, celulas]) => celulas)).toEqual(nomes.map((nome) => [nome]));
});
