import { copy as frases } from './prazo.copy.ts';
import { sayFato } from './provas.model.ts';
import type { FatoProvado } from './provas.repository.ts';

const copy = frases.provas;
const MARGEM = 48;
const COR = { marca: '#0b4a52', texto: '#1f2a2c', suave: '#5c6b6e' } as const;
const FONTE = { normal: 'Helvetica', forte: 'Helvetica-Bold', letra: 'Courier' } as const;

// the standard fonts know Latin-1 and its typographic neighbours alone
const printable = (text: string): string => text.replace(/[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2026]/g, '?');

/** What proves a case, in words. */
export interface ProvasImpressas {
  readonly titulo: string;
  readonly gerado: string;
  readonly geradoEm: Date;
  readonly prazos: readonly string[];
  readonly fatos: readonly FatoProvado[];
  readonly textoSha256: string;
}

/** The facts to be read, with the digest of them at the end. */
export async function drawProvas({ titulo, gerado, geradoEm, prazos, fatos, textoSha256 }: ProvasImpressas): Promise<Buffer> {
  // a heavy library for a rare document: a start does not wait for it
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ size: 'A4', margin: MARGEM, lang: 'pt-BR', info: { Title: titulo, CreationDate: geradoEm } });
  const pedacos: Buffer[] = [];
  const inteiro = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
    doc.on('end', () => resolve(Buffer.concat(pedacos)));
    doc.on('error', reject);
  });
  const heading = (texto: string) => doc.moveDown(1).font(FONTE.forte).fontSize(12).fillColor(COR.marca).text(printable(texto));
  doc.font(FONTE.forte).fontSize(16).fillColor(COR.marca).text(printable(titulo));
  doc.font(FONTE.normal).fontSize(9).fillColor(COR.suave).text(printable(gerado));
  heading(copy.prazos);
  doc.font(FONTE.normal).fontSize(9.5).fillColor(COR.texto);
  for (const prazo of prazos.length > 0 ? prazos : [copy.nada]) doc.moveDown(0.2).text(printable(prazo));
  heading(copy.fatos);
  if (fatos.length === 0) doc.font(FONTE.normal).fontSize(9.5).fillColor(COR.texto).text(copy.nada);
  for (const { cabeca, texto } of fatos.map(sayFato)) {
    doc.moveDown(0.5).font(FONTE.forte).fontSize(8.5).fillColor(COR.suave).text(printable(cabeca));
    doc.font(FONTE.normal).fontSize(9.5).fillColor(COR.texto).text(printable(texto));
  }
  doc.moveDown(1.5).font(FONTE.letra).fontSize(8).fillColor(COR.texto).text(copy.resumo(textoSha256));
  doc.moveDown(0.3).font(FONTE.normal).fontSize(8.5).fillColor(COR.suave).text(copy.confere);
  doc.end();
  return inteiro;
}
