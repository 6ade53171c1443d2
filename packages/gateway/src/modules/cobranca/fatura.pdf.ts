import type { FaturaDetalhe } from '@balcao/contracts';
import { formatCentavos, formatData, formatDataHora } from '@balcao/domain';
import { renderSVG } from 'uqr';
import { impressa as copy } from './cobranca.copy.ts';

/** Everything the printed invoice shows, already in words. */
export interface FaturaImpressa extends Omit<FaturaDetalhe, 'plano'> {
  readonly plano: string;
  readonly emitidaEm: string;
  readonly assinante: { readonly nome: string; readonly cnpj: string } | null;
  /** Code of the charge in force; null when there is none. */
  readonly copiaECola: string | null;
}

const MARGEM = 48;
const COR = { marca: '#0b4a52', texto: '#1f2a2c', suave: '#5c6b6e' } as const;
const FONTE = { normal: 'Helvetica', forte: 'Helvetica-Bold', fixa: 'Courier' } as const;
const QR = 150;
/** Room for what a line is called: that of an adjustment is a sentence. */
const ROTULO = 220;

// the standard fonts know Latin-1 alone
const printable = (text: string): string => text.replace(/[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d]/g, '?');

/** The squares of a QR code, as the drawing of a page takes them. */
const pathOf = (texto: string): { path: string; lado: number } => {
  const svg = renderSVG(texto, { border: 2 });
  const [, lado = '1'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  return { path: /<path[^>]* d="([^"]+)"/.exec(svg)?.[1] ?? '', lado: Number(lado) };
};

function drawFields(doc: PDFKit.PDFDocument, campos: readonly (readonly [rotulo: string, valor: string])[]): void {
  for (const [rotulo, valor] of campos) {
    const { y } = doc;
    doc.font(FONTE.normal).fontSize(10).fillColor(COR.suave).text(printable(rotulo), MARGEM, y, { width: ROTULO });
    const fim = doc.y;
    doc
      .font(FONTE.forte)
      .fillColor(COR.texto)
      .text(printable(valor), MARGEM + ROTULO + 12, y);
    doc.y = Math.max(doc.y, fim);
    doc.moveDown(0.4);
  }
}

function drawCode(doc: PDFKit.PDFDocument, codigo: string): void {
  doc.moveDown(1).font(FONTE.forte).fontSize(12).fillColor(COR.marca).text(copy.copiaECola, MARGEM, doc.y);
  const { path, lado } = pathOf(codigo);
  const top = doc.y + 6;
  doc
    .save()
    .translate(MARGEM, top)
    .scale(QR / lado)
    .path(path)
    .fill('#000000')
    .restore();
  doc
    .font(FONTE.fixa)
    .fontSize(8)
    .fillColor(COR.texto)
    .text(codigo, MARGEM + QR + 16, top + 8, { width: doc.page.width - 2 * MARGEM - QR - 16 });
  doc.y = top + QR;
}

/** The invoice on one page. */
export async function drawFatura(fatura: FaturaImpressa): Promise<Buffer> {
  // a heavy library for a rare document: a start does not wait for it
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ size: 'A4', margin: MARGEM, info: { Title: copy.titulo(fatura.competencia) } });
  const pedacos: Buffer[] = [];
  const inteiro = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
    doc.on('end', () => resolve(Buffer.concat(pedacos)));
    doc.on('error', reject);
  });
  doc.font(FONTE.forte).fontSize(18).fillColor(COR.marca).text(copy.fornecedora);
  doc.fontSize(14).fillColor(COR.texto).text(copy.titulo(fatura.competencia)).moveDown(1);
  const { campos } = copy;
  drawFields(doc, [
    ...(fatura.assinante ? [[copy.assinante, `${fatura.assinante.nome} (${fatura.assinante.cnpj})`] as const] : []),
    ['', copy.plano(fatura.plano)],
    [campos.emitida, formatData(fatura.emitidaEm)],
    [campos.vencimento, formatData(fatura.vencimento)],
    [campos.situacao, copy.situacoes[fatura.status]],
    ...fatura.ajustes.map(({ descricao, valorCentavos }) => [descricao, formatCentavos(valorCentavos)] as const),
    [campos.valor, formatCentavos(fatura.valorCentavos)],
    ...(fatura.encargosCentavos > 0 ? [[campos.encargos, formatCentavos(fatura.encargosCentavos)] as const] : []),
    ...(fatura.pagoCentavos > 0 ? [[campos.pago, formatCentavos(fatura.pagoCentavos)] as const] : []),
    ...(fatura.excedenteCentavos > 0 ? [[campos.excedente, formatCentavos(fatura.excedenteCentavos)] as const] : []),
    ...(fatura.hoje.totalCentavos > 0 ? [[campos.hoje, formatCentavos(fatura.hoje.totalCentavos)] as const] : []),
  ]);
  if (fatura.pagamentos.length > 0) {
    doc.moveDown(0.6).font(FONTE.forte).fontSize(12).fillColor(COR.marca).text(copy.pagamentos, MARGEM, doc.y).moveDown(0.3);
    for (const { horario, valorCentavos, devolvidoCentavos, endToEndId } of fatura.pagamentos) {
      const devolvido = devolvidoCentavos > 0 ? ` (${copy.devolvido(devolvidoCentavos)})` : '';
      doc
        .font(FONTE.normal)
        .fontSize(9)
        .fillColor(COR.texto)
        .text(`${formatDataHora(horario)} · ${formatCentavos(valorCentavos)}${devolvido} · ${endToEndId}`);
    }
  }
  if (fatura.copiaECola) drawCode(doc, fatura.copiaECola);
  doc.end();
  return inteiro;
}
