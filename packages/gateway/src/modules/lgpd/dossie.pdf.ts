import type { CorretoraDoCliente } from '@balcao/contracts';
import { formatDataHora, formatDocumento, formatTelefone } from '@balcao/domain';
import { drawLogo } from '../../plugins/pdf-logo.ts';
import { copy as frases } from './titular.copy.ts';
import type { Dossie } from './titular.repository.ts';

const copy = frases.pdf;
const MARGEM = 48;
const COR = { marca: '#0b4a52', texto: '#1f2a2c', suave: '#5c6b6e' } as const;
const FONTE = { normal: 'Helvetica', forte: 'Helvetica-Bold' } as const;

// the standard fonts know Latin-1 alone
const printable = (text: string): string => text.replace(/[^\n\u0020-\u007e\u00a0-\u00ff]/g, '?');

/** `premioTotalCentavos` as words. */
const sayCampo = (campo: string): string => campo.replace(/[A-Z]/g, (letra) => ` ${letra.toLowerCase()}`);

function sayValor(valor: unknown): string {
  if (valor instanceof Date) return formatDataHora(valor.toISOString());
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor);
}

const isPreenchido = ([, valor]: [string, unknown]): boolean => valor !== null && valor !== '' && valor !== undefined;

/** Everything kept of a person, to be read. */
export async function drawDossie({
  corretora,
  nome,
  documento,
  geradoEm,
  dossie,
}: {
  corretora: CorretoraDoCliente;
  nome: string;
  documento: string;
  geradoEm: Date;
  dossie: Dossie;
}): Promise<Buffer> {
  // a heavy library for a rare document: a start does not wait for it
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ size: 'A4', margin: MARGEM, info: { Title: copy.titulo } });
  const pedacos: Buffer[] = [];
  const inteiro = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
    doc.on('end', () => resolve(Buffer.concat(pedacos)));
    doc.on('error', reject);
  });
  drawLogo(doc, corretora.logo ?? null, MARGEM);
  doc.font(FONTE.forte).fontSize(13).fillColor(COR.marca).text(printable(corretora.nome), MARGEM, doc.y);
  const dados = [corretora.cnpj && formatDocumento(corretora.cnpj), formatTelefone(corretora.telefone ?? '')].filter(Boolean);
  doc
    .font(FONTE.normal)
    .fontSize(9)
    .fillColor(COR.suave)
    .text(printable(dados.join(' | ')))
    .moveDown(1);
  doc.font(FONTE.forte).fontSize(18).fillColor(COR.marca).text(copy.titulo);
  doc
    .font(FONTE.normal)
    .fontSize(11)
    .fillColor(COR.texto)
    .text(printable(`${nome}, ${formatDocumento(documento)}`));
  doc
    .fontSize(9)
    .fillColor(COR.suave)
    .text(copy.gerado(formatDataHora(geradoEm.toISOString())));
  for (const [parte, rows] of Object.entries(dossie)) {
    doc
      .moveDown(1)
      .font(FONTE.forte)
      .fontSize(13)
      .fillColor(COR.marca)
      .text(copy.partes[parte] ?? parte);
    if (rows.length === 0) doc.font(FONTE.normal).fontSize(9).fillColor(COR.suave).text(copy.nada);
    for (const row of rows) {
      doc.moveDown(0.4);
      for (const [campo, valor] of Object.entries(row).filter(isPreenchido))
        doc
          .font(FONTE.forte)
          .fontSize(9)
          .fillColor(COR.suave)
          .text(`${sayCampo(campo)}: `, { continued: true })
          .font(FONTE.normal)
          .fillColor(COR.texto)
          .text(printable(sayValor(valor)));
    }
  }
  doc.end();
  return inteiro;
}
