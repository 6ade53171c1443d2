import type { SituacaoLeitura } from '@balcao/contracts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the pages of a PDF say. */
export interface PdfLido {
  readonly leitura: Exclude<SituacaoLeitura, 'PENDENTE' | 'DISPENSADA'>;
  readonly paginas: number | null;
  /** Of the pages that were read, one after the other. */
  readonly texto: string;
}

/** Pages of a longer file are not read beyond this. */
export const MAX_PAGINAS = 300;
/** As much as a search holds of one document. */
const MAX_TEXTO = 300_000;

const unread = (leitura: PdfLido['leitura']): PdfLido => ({ leitura, paginas: null, texto: '' });

/** Reads the text of a PDF, page by page. One that is encrypted, broken or too long is told, never thrown. */
export async function readPdf(bytes: Uint8Array): Promise<PdfLido> {
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const parts: string[] = [];
    let letras = 0;
    for (let n = 1; n <= Math.min(pdf.numPages, MAX_PAGINAS) && letras < MAX_TEXTO; n += 1) {
      const page = await pdf.getPage(n);
      const { items } = await page.getTextContent();
      const texto = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join('');
      page.cleanup();
      parts.push(texto);
      letras += texto.length;
    }
    // the database keeps no character zero
    const texto = parts
      .join('\n')
      .replaceAll('\u0000', '')
      .replace(/[ \t]+/g, ' ')
      .trim()
      .slice(0, MAX_TEXTO);
    const leitura = pdf.numPages > MAX_PAGINAS ? 'GRANDE_DEMAIS' : texto === '' ? 'SEM_TEXTO' : 'LIDO';
    return { leitura, paginas: pdf.numPages, texto };
  } catch (error) {
    return unread((error as { name?: string }).name === 'PasswordException' ? 'CIFRADO' : 'CORROMPIDO');
  } finally {
    await task.destroy();
  }
}
