import { readMovimentacao } from './read-movimentacao.ts';
import { xlsxOf } from '../../plugins/xlsx.ts';

const read = async (texto: string, codificacao: BufferEncoding = 'utf8') => {
  const lida = await readMovimentacao(Buffer.from(texto, codificacao));
  if (!lida.isLido) throw new Error(lida.motivo);
  return lida.linhas;
};

it('reads rows by the titles of their columns, whatever stands before them and whatever parts their cells', async () => {
  const [uma, outra] = await read(
    [
      'Movimentação do mês,,,,,',
      '',
      'Tipo,CPF do beneficiário,Beneficiário,Dt. Nascimento,Parentesco,Data Inclusão/Exclusão,Faixa Etária',
      'I,111.444.777-35,José,10-05-1991,Titular,05/11/2026,34 a 38 anos',
      'exclusao,52998224725,,,,2026-11-06,',
    ].join('\n'),
  );
  expect(uma).toEqual({
    linha: 4,
    tipo: 'INCLUSAO',
    cpf: '111.444.777-35',
    nome: 'José',
    nascimento: '1991-05-10',
    papel: 'TITULAR',
    titularCpf: '',
    em: '2026-11-05',
    capitalCentavos: null,
    faixa: 5,
  });
  expect(outra).toMatchObject({ linha: 5, tipo: 'EXCLUSAO', cpf: '52998224725', em: '2026-11-06', papel: null });
});

it.each<[BufferEncoding, string]>([
  ['utf8', '\ufeff'],
  ['latin1', ''],
  ['utf16le', '\ufeff'],
])('reads accents written in %s', async (codificacao, marca) => {
  const [linha] = await read(`${marca}Movimento;CPF;Nome\nInclusão;11144477735;José da Conceição`, codificacao);
  expect([linha?.tipo, linha?.nome]).toEqual(['INCLUSAO', 'José da Conceição']);
});

it('keeps what it does not understand as it was written, so that the row is refused and not changed', async () => {
  const [linha] = await read('Movimento;CPF;Nascimento;Papel;Data;Capital\nTroca;123;31/02/1991;Vizinho;amanhã;dez mil');
  expect(linha).toMatchObject({ tipo: null, cpf: '123', nascimento: '31/02/1991', papel: null, em: 'amanhã', capitalCentavos: -1 });
});

it('gives back the zeros a spreadsheet took of a CPF, reads amounts as the file writes them, and takes a formula for the text it is', async () => {
  const linhas = await read(
    ['Movimento;CPF;Nome;Titular;Capital', 'Inclusão;378209004;=1+1;;1.234,56', "Inclusão;11144477735;'=2+2;378209004;10.000,00"].join(
      '\n',
    ),
  );
  expect(linhas.map(({ cpf, nome, papel, titularCpf, capitalCentavos }) => [cpf, nome, papel, titularCpf, capitalCentavos])).toEqual([
    ['00378209004', '=1+1', 'TITULAR', '', 123_456],
    ['11144477735', '=2+2', 'DEPENDENTE', '00378209004', 1_000_000],
  ]);
});

it('reads a workbook', async () => {
  const parts: Buffer[] = [];
  async function* lotes() {
    yield [['Inclusão', '11144477735', 'Ana', '10/05/1991']];
  }
  const colunas = ['Movimento', 'CPF', 'Nome', 'Nascimento'].map((titulo) => ({ titulo, tipo: 'texto' as const }));
  for await (const part of xlsxOf({ nome: 'vidas', colunas, lotes: lotes() })) parts.push(part as Buffer);
  expect(await readMovimentacao(Buffer.concat(parts))).toMatchObject({
    isLido: true,
    formato: 'XLSX',
    linhas: [{ nome: 'Ana', nascimento: '1991-05-10' }],
  });
});

it.each([
  ['', 'VAZIO'],
  ['Nome;Nascimento\nAna;1991', 'SEM_TITULOS'],
  ['Movimento;CPF\n;\n', 'SEM_LINHAS'],
  [`Movimento;CPF\n${'I;1\n'.repeat(20_001)}`, 'LINHAS_DEMAIS'],
])('does not read %#', async (texto, motivo) => {
  expect(await readMovimentacao(Buffer.from(texto))).toMatchObject({ isLido: false, motivo });
});
