import type { DadosDocumento, FamiliaDocumento } from './dados-documento.ts';
import { drawColunas } from './familia-colunas.ts';
import { drawFicha } from './familia-ficha.ts';
import { drawQuadros } from './familia-quadros.ts';
import type { Folha } from './folha.ts';
import { printPdf } from './print-pdf.ts';

const DESENHOS: Readonly<Record<FamiliaDocumento, (dados: DadosDocumento) => Folha>> = {
  FICHA: drawFicha,
  COLUNAS: drawColunas,
  QUADROS: drawQuadros,
};

/** The sheet of a document in the layout of its insurer. */
export const drawDocumento = (dados: DadosDocumento): Folha => DESENHOS[dados.familia](dados);

/** The document as the insurer publishes it: a PDF with text. */
export const printDocumento = (dados: DadosDocumento): Promise<Buffer> =>
  printPdf(drawDocumento(dados), `${dados.tipo} ${dados.numeroEndosso ?? dados.numeroApolice ?? dados.numeroProposta}`);
