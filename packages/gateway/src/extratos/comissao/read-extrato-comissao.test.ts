import { type DadosExtrato, formatosDoExtrato, printExtrato } from '@balcao/insurers-sandbox';
import { readXlsx } from '../../plugins/read-xlsx.ts';
import { parseCompetencia, parseDiaEscrito, parseParcela } from '../tabela/parse-celula.ts';
import { separatorOf } from '../tabela/read-tabela.ts';
import type { MapeamentoDeComissao } from './extrato-comissao.model.ts';
import { layoutsConhecidos } from './layouts-conhecidos.ts';
import { readExtratoComissao } from './read-extrato-comissao.ts';
import { previewExtrato, suggestMapeamento } from './suggest-mapeamento.ts';

const dados = (familia: DadosExtrato['familia'], quantas = 3): DadosExtrato => ({
  familia,
  seguradora: 'Jequitibá Seguros',
  numero: '2026110001',
  competencia: '2026-11',
  creditoEm: '2026-11-09',
  irrfCentavos: 900,
  issCentavos: 3_000,
  inssCentavos: 0,
  outrosCentavos: 0,
  linhas: Array.from({ length: quantas }, (_, at) => ({
    apolice: `0531${String(at).padStart(10, '0')}`,
    endosso: at % 3 === 1 ? '7' : null,
    parcela: at % 3 === 2 ? null : (at % 10) + 1,
    segurado: at % 3 === 1 ? 'Água & Cia; "Comércio" <Ltda>' : 'José da Conceição',
    proposta: at % 2 === 0 ? `90000${at}` : null,
    documento: at % 3 === 1 ? '11222333000181' : '11144477735',
    premioCentavos: at % 3 === 2 ? -123_456 : 1_234_567,
    bps: 1_250,
    valorCentavos: at % 3 === 2 ? -15_432 : 154_321,
  })),
});
// a PDF is read in a thread: fila-extratos.test.ts
const casos = (['COLUNAS', 'QUADROS'] as const).flatMap((familia) =>
  formatosDoExtrato[familia].map((formato) => [familia, formato] as const),
);
const mapeamentos = {
  pdf: layoutsConhecidos.ficha,
  csv: layoutsConhecidos.colunas,
  txt: layoutsConhecidos.registros,
  xlsx: layoutsConhecidos.quadros,
};
const read = async (bytes: Uint8Array, mapeamento: MapeamentoDeComissao) => {
  const lido = await readExtratoComissao(bytes, mapeamento);
  if (!lido.isLido) throw new Error(`${lido.motivo} ${lido.trecho}`);
  return lido;
};

it.each(casos)('reads back every line and total of a statement of family %s in %s', async (familia, formato) => {
  const impresso = dados(familia, 130);
  const { bytes } = await printExtrato(impresso, formato);
  const lido = await read(bytes, mapeamentos[formato]);
  const bruto = impresso.linhas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0);
  expect(lido.cabecalho).toEqual({
    seguradora: 'Jequitibá Seguros',
    numero: '2026110001',
    competencia: '2026-11',
    creditoEm: '2026-11-09',
    brutoCentavos: bruto,
    irrfCentavos: 900,
    issCentavos: 3_000,
    inssCentavos: 0,
    outrosCentavos: 0,
    liquidoCentavos: bruto - 3_900,
  });
  expect(lido.linhas.map(({ linha: _, ...linha }) => linha)).toEqual(
    impresso.linhas.map((linha) => ({ ...linha, endosso: linha.endosso ?? (formato === 'csv' ? '0' : null) })),
  );
  expect([lido.recusadas, lido.avisos]).toEqual([[], []]);
  expect(lido.escrita).toEqual({
    formato: formato.toUpperCase(),
    codificacao: formato === 'csv' || formato === 'txt' ? 'windows-1252' : null,
    decimal: formato === 'txt' ? null : ',',
  });
});

it('writes the same lines as the same bytes, and a workbook another reader opens', async () => {
  for (const [familia, formato] of casos)
    expect((await printExtrato(dados(familia), formato)).bytes.equals((await printExtrato(dados(familia), formato)).bytes)).toBe(true);
  const linhas: string[][] = [];
  for await (const { celulas } of readXlsx((await printExtrato(dados('QUADROS'), 'xlsx')).bytes)) linhas.push([...celulas]);
  expect(linhas[6]?.slice(0, 4)).toEqual(['1543,21', '12,5', '12345,67', '05310000000000']);
});

it.each(['csv', 'xlsx'] as const)('suggests of a file nobody mapped the mapping of its layout, in %s', async (formato) => {
  const { bytes } = await printExtrato(dados(formato === 'csv' ? 'COLUNAS' : 'QUADROS'), formato);
  const previa = await previewExtrato(bytes);
  expect(previa.isLido && previa.sugestao).toEqual(mapeamentos[formato]);
  expect(previa.isLido && previa.linhas.length).toBeGreaterThan(3);
  expect(
    (await previewExtrato(Buffer.from('nome;idade\nAna;35\n'))).isLido && suggestMapeamento([{ linha: 1, celulas: ['nome', 'valor'] }]),
  ).toBeNull();
});

it('tells what does not add up, and refuses a line at its field', async () => {
  const { bytes } = await printExtrato(dados('COLUNAS'));
  const mexido = Buffer.from(
    bytes.toString('latin1').replace('1.543,21\r\n', '1.543,22\r\n').replace('VLR_LIQUIDO;', 'VLR_LIQUIDO;9'),
    'latin1',
  );
  expect((await read(mexido, layoutsConhecidos.colunas)).avisos).toEqual(['SOMA_DIFERE_DO_BRUTO', 'LIQUIDO_NAO_FECHA']);
  const formula = Buffer.from(bytes.toString('latin1').replace('1.543,21\r\n', '=HYPERLINK(1)\r\n'), 'latin1');
  const lido = await read(formula, layoutsConhecidos.colunas);
  expect(lido.recusadas).toEqual([{ linha: 14, campo: 'valor', motivo: 'VALOR_INVALIDO', texto: '=HYPERLINK(1)' }]);
  expect(lido.avisos).toContain('LINHAS_RECUSADAS');
});

it('refuses a statement of another layout, and names the titles it looked for', async () => {
  const { bytes } = await printExtrato(dados('COLUNAS'));
  expect(await readExtratoComissao(bytes, layoutsConhecidos.quadros)).toMatchObject({ isLido: false, motivo: 'SEM_TITULOS' });
  expect(await readExtratoComissao(Buffer.alloc(0), layoutsConhecidos.quadros)).toEqual({ isLido: false, motivo: 'VAZIO', trecho: null });
  expect(await readExtratoComissao(bytes.subarray(0, 200), layoutsConhecidos.colunas)).toMatchObject({ isLido: false });
});

it('gives back the zeros a spreadsheet took from a document', async () => {
  const mapeamento: MapeamentoDeComissao = { campos: { documento: { coluna: 1 }, valor: { coluna: 2 } }, cabecalho: {} };
  const lido = await read(Buffer.from('191;10,00\n11.222.333/0001-81;10,00\n123;10,00\n'), mapeamento);
  expect(lido.linhas.map(({ documento }) => documento)).toEqual(['00000000191', '11222333000181', '123']);
});

it.each([
  ['10/11/2026', '2026-11-10'],
  ['1/2/26', '2026-02-01'],
  ['2026-11-10T00:00:00', '2026-11-10'],
  ['10.11.2026 13:45', '2026-11-10'],
  ['10-NOV-2026', '2026-11-10'],
  ['10112026', '2026-11-10'],
  ['20261110', '2026-11-10'],
  ['31/02/2026', null],
  ['10/13/2026', null],
  ['', null],
])('the day %p is %p', (texto, dia) => {
  expect(parseDiaEscrito(texto)).toBe(dia);
});

it('reads months, instalments and what parts the cells of a file', () => {
  expect(['11/2026', '2026-11', 'nov/2026', 'Novembro de 2026', '202611', '112026', '13/2026', ''].map(parseCompetencia)).toEqual([
    ...Array<string>(6).fill('2026-11'),
    null,
    null,
  ]);
  expect(['3', '003', '3/10', '03 de 10', 'única', '0'].map(parseParcela)).toEqual([3, 3, 3, 3, null, 0]);
  expect(['título\n\na;1,0;2,5\nb;1,5;2,5\n', 'a,1.0\nb,2.0\n', 'a\tb,c\nd\te,f\ng\th\n'].map(separatorOf)).toEqual([';', ',', '\t']);
});
