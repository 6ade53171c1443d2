import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import { joinPieces, type Pagina, type Trecho } from './trecho.ts';

/** A picture that fills a page, and how many of its dots make one PDF point. */
export interface ImagemDaPagina {
  readonly largura: number;
  readonly altura: number;
  /** Bytes of a pixel: 1, 3 or 4. */
  readonly canais: 1 | 3 | 4;
  readonly bytes: Uint8Array;
}

export interface PaginaExtraida extends Pagina {
  /** The picture of a page that has no text. */
  readonly imagem: ImagemDaPagina | null;
}

const MAX_PAGINAS = 60;
/** Pieces of one phrase are closer than this share of their height. */
const FOLGA = 0.35;
const PDFJS = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

type Biblioteca = typeof Pdfjs;
let biblioteca: Promise<Biblioteca> | undefined;
const open = (): Promise<Biblioteca> => (biblioteca ??= import('pdfjs-dist/legacy/build/pdf.mjs'));

async function piecesOf(pagina: PDFPageProxy, altura: number): Promise<Trecho[]> {
  const { items } = await pagina.getTextContent({ disableNormalization: true });
  return items.flatMap((item): Trecho[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x = 0, base = 0] = item.transform as number[];
    const texto = item.str.trim();
    // the spaces around it take room
    const w = item.width * (texto.length / item.str.length);
    return [{ texto, pagina: pagina.pageNumber, x, y: altura - base - item.height * 0.8, w, h: item.height, certeza: 100 }];
  });
}

/** The largest picture drawn on a page. */
async function pictureOf(pagina: PDFPageProxy, { OPS }: Biblioteca): Promise<ImagemDaPagina | null> {
  const { fnArray, argsArray } = await pagina.getOperatorList();
  const nomes = fnArray.flatMap((fn, at) => (fn === OPS.paintImageXObject ? [String((argsArray[at] as unknown[])[0])] : []));
  const imagens = await Promise.all(
    nomes.map(
      (nome) =>
        new Promise<ImagemDaPagina | null>((resolve) => {
          const objetos = nome.startsWith('g_') ? pagina.commonObjs : pagina.objs;
          objetos.get(nome, (imagem: { width: number; height: number; data?: Uint8Array | Uint8ClampedArray }) => {
            const { width, height, data } = imagem;
            const canais = data ? data.length / (width * height) : 0;
            resolve(
              data && (canais === 1 || canais === 3 || canais === 4)
                ? { largura: width, altura: height, canais, bytes: new Uint8Array(data) }
                : null,
            );
          });
        }),
    ),
  );
  return (
    imagens
      .filter((imagem) => imagem !== null)
      .toSorted((a, b) => b.largura * b.altura - a.largura * a.altura)
      .at(0) ?? null
  );
}

/**
 * The text of a PDF, page by page, each stretch where it stands; of a page without any, its picture.
 *
 * @param maxPaginas pages beyond these are not read
 * @throws when the bytes are no PDF, or are closed by a password
 */
export async function extractText(pdf: Uint8Array, maxPaginas: number = MAX_PAGINAS): Promise<PaginaExtraida[]> {
  const pdfjs = await open();
  const carga = pdfjs.getDocument({
    data: pdf,
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    standardFontDataUrl: `${pathToFileURL(path.join(PDFJS, 'standard_fonts')).href}/`,
    cMapUrl: `${pathToFileURL(path.join(PDFJS, 'cmaps')).href}/`,
    cMapPacked: true,
  });
  try {
    const documento = await carga.promise;
    const paginas: PaginaExtraida[] = [];
    for (let numero = 1; numero <= Math.min(documento.numPages, maxPaginas); numero += 1) {
      const pagina = await documento.getPage(numero);
      const { width: largura, height: altura } = pagina.getViewport({ scale: 1 });
      const trechos = joinPieces(await piecesOf(pagina, altura), FOLGA);
      paginas.push({ numero, largura, altura, trechos, imagem: trechos.length > 0 ? null : await pictureOf(pagina, pdfjs) });
      pagina.cleanup();
    }
    return paginas;
  } finally {
    await carga.destroy();
  }
}
