import { readCsv } from './csv-rows.ts';

async function read(texto: string) {
  async function* partes() {
    for (let at = 0; at < texto.length; at += 7) yield texto.slice(at, at + 7);
  }
  const registros = [];
  for await (const { linha, celulas } of readCsv(partes())) registros.push([linha, ...celulas]);
  return registros;
}

it('reports the first line of each record, also with line breaks inside quotes or between records', async () => {
  expect(await read('\uFEFFa;b\r\n1;"x\r\ny"\r\n\r\n2;"3 ""e"" 4"')).toEqual([
    [1, 'a', 'b'],
    [2, '1', 'x\r\ny'],
    [5, '2', '3 "e" 4'],
  ]);
});

it('refuses a file with an unclosed quote, instead of losing the rest', async () => {
  await expect(read('a,b\n1,2\n"aberta,3\n4,5\n6,7\n')).rejects.toThrow('A linha 3 do arquivo abre aspas que não se fecham.');
});
