import PDFDocument from 'pdfkit';

/** A PDF that says some lines, each on a line of its own; `paginas` repeats them. */
export function pdfOf(linhas: readonly string[], { senha, paginas = 1 }: { senha?: string; paginas?: number } = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const partes: Buffer[] = [];
    const pdf = new PDFDocument({ ...(senha && { userPassword: senha, pdfVersion: '1.7' }), info: { CreationDate: new Date(0) } });
    pdf.on('data', (parte: Buffer) => partes.push(parte));
    pdf.on('end', () => resolve(Buffer.concat(partes)));
    pdf.on('error', reject);
    for (let pagina = 0; pagina < paginas; pagina += 1) {
      if (pagina > 0) pdf.addPage();
      for (const linha of linhas) pdf.text(linha);
    }
    pdf.end();
  });
}
