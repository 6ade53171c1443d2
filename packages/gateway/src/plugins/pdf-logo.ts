type Doc = PDFKit.PDFDocument;

/** What a logo may be: an image the PDF itself can carry. Anything else leaves the name alone. */
const IMAGEM = /^data:image\/(?:png|jpe?g);base64,/;
const LOGO = { largura: 140, altura: 40 } as const;
const RESPIRO = 4;

/** Draws a logo at the top corner of a page, and leaves the pen under it; without one, at the margin. @param logo data URL */
export function drawLogo(doc: Doc, logo: string | null, margem: number): void {
  doc.y = margem;
  if (!logo || !IMAGEM.test(logo)) return;
  try {
    doc.image(Buffer.from(logo.replace(IMAGEM, ''), 'base64'), margem, margem, { fit: [LOGO.largura, LOGO.altura] });
    doc.y = margem + LOGO.altura + RESPIRO;
  } catch {
    // an image that cannot be read must not keep the client from what the paper says: the name stands
    doc.y = margem;
  }
}
