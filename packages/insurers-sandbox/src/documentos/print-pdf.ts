import PDFDocument from 'pdfkit';
import type { Folha } from './folha.ts';

/** Prints a sheet as a PDF whose text can be selected. The same sheet gives the same bytes. */
export async function printPdf({ paginas }: Folha, titulo: string): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: titulo, CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const partes: Buffer[] = [];
  const lido = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (parte: Buffer) => partes.push(parte));
    doc.on('end', () => resolve(Buffer.concat(partes)));
    doc.on('error', reject);
  });
  for (const pagina of paginas) {
    doc.addPage();
    for (const impresso of pagina) {
      if (impresso.tipo === 'FIO') {
        doc.lineWidth(0.5).rect(impresso.x, impresso.y, impresso.largura, impresso.altura).stroke('#888888');
        continue;
      }
      const { texto, y, corpo, isForte, isDireita } = impresso;
      doc
        .font(isForte ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(corpo)
        .fillColor('#111111');
      const x = isDireita ? impresso.x - doc.widthOfString(texto) : impresso.x;
      doc.text(texto, x, y, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
  doc.end();
  return lido;
}
