import type { FamiliaDocumento } from '../documentos/dados-documento.ts';
import { printPdf } from '../documentos/print-pdf.ts';
import { type ArquivoExtrato, type DadosExtrato, type FormatoExtrato } from './dados-extrato.ts';
import { writeColunas } from './extrato-colunas.ts';
import { drawFicha } from './extrato-ficha.ts';
import { writeQuadros, writeRegistros } from './extrato-quadros.ts';

/** In what files the insurers of each family publish their statements, the usual one first. */
export const FORMATOS: Readonly<Record<FamiliaDocumento, readonly FormatoExtrato[]>> = {
  FICHA: ['pdf'],
  COLUNAS: ['csv'],
  QUADROS: ['txt', 'xlsx'],
};

const MIMES: Readonly<Record<FormatoExtrato, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=windows-1252',
  txt: 'text/plain; charset=windows-1252',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const WRITERS: Readonly<Record<FormatoExtrato, (dados: DadosExtrato) => Buffer | Promise<Buffer>>> = {
  pdf: (dados) => printPdf(drawFicha(dados), `EXTRATO ${dados.numero}`),
  csv: writeColunas,
  txt: writeRegistros,
  xlsx: writeQuadros,
};

/** A commission statement as its insurer publishes it: in the layout of its family. The same lines give the same bytes. */
export async function printExtrato(
  dados: DadosExtrato,
  formato: FormatoExtrato = FORMATOS[dados.familia][0] ?? 'pdf',
): Promise<ArquivoExtrato> {
  return { nome: `extrato-${dados.numero}.${formato}`, mime: MIMES[formato], bytes: await WRITERS[formato](dados) };
}
