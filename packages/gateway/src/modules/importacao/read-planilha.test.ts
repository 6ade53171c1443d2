import { csvDe } from '../../plugins/csv.ts';
import { xlsxOf } from '../../plugins/xlsx.ts';
import { readPlanilha } from './read-planilha.ts';

it('reads back what the files of the product write, without what guards a text that looks like a formula', async () => {
  const nomes = ['=1+1', '-5', "'Aspas", "D'Ávila; irmãos", '00012345678'];
  const { header, line } = csvDe<string>([['Nome', (nome) => nome]]);
  const { colunas, linhas } = await readPlanilha(Buffer.from(header() + nomes.map(line).join('')));
  expect(colunas).toEqual(['Nome']);
  expect(linhas.map(([, celulas]) => celulas)).toEqual(nomes.map((nome) => [nome]));
});

it('reads a workbook as it does a CSV, at the lines the sheet has', async () => {
  const nomes = ['=1+1', ' Ana ', '00012345678'];
  const parts: Buffer[] = [];
  const folha = { nome: 'lista', colunas: [{ titulo: 'Nome', tipo: 'texto' as const }] };
  async function* lotes() {
    yield nomes.map((nome) => [nome]);
  }
  for await (const part of xlsxOf({ ...folha, lotes: lotes() })) parts.push(part);
  expect(await readPlanilha(Buffer.concat(parts))).toEqual({
    colunas: ['Nome'],
    linhas: nomes.map((nome, index) => [index + 2, [nome.trim()]]),
  });
});
