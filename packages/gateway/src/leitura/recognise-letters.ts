import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { createWorker, PSM, type Line, type Worker as Reconhecedor } from 'tesseract.js';
import type { ImagemDaPagina, PaginaExtraida } from './extract-text.ts';
import { joinPieces, type Pagina, type Trecho } from './trecho.ts';

/** Portuguese as published by npm: nothing is fetched, nothing is written. */
const LINGUA = path.join(path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/por/package.json')), '4.0.0_best_int');
/** Two looks at the same page, at two sizes: what both read alike was not taken for something else by chance. */
const ESCALAS = [1, 1.4] as const;
const FOLGA = 0.6;
/** A hyphen is as high as its line. */
const ALTURA_MIN = 8;

/** Recognises the letters of scanned pages; slow, and one at a time. */
export interface LeitorDeLetras {
  /** The page as it was read at each size. */
  read(pagina: PaginaExtraida): Promise<readonly [Pagina, Pagina]>;
  close(): Promise<void>;
}

/** How much the lines of a page fall for each dot to the right: most of them, for one may be noise. */
function slopeOf(linhas: readonly Line[]): number {
  const quedas = linhas
    .map(({ baseline: { x0, y0, x1, y1 } }) => ({ largura: x1 - x0, queda: (y1 - y0) / Math.max(1, x1 - x0) }))
    .filter(({ largura }) => largura > 150)
    .map(({ queda }) => queda)
    .toSorted((a, b) => a - b);
  return quedas[Math.floor(quedas.length / 2)] ?? 0;
}

function stretchOf({ words, bbox }: Line, { numero, porPonto, queda }: { numero: number; porPonto: number; queda: number }): Trecho[] {
  const texto = words
    .map(({ text }) => text)
    .join(' ')
    .trim();
  if (texto === '') return [];
  const h = (bbox.y1 - bbox.y0) / porPonto;
  const meio = ((bbox.y0 + bbox.y1) / 2 - queda * ((bbox.x0 + bbox.x1) / 2)) / porPonto;
  const alto = Math.max(h, ALTURA_MIN);
  return [
    {
      texto,
      pagina: numero,
      x: bbox.x0 / porPonto,
      y: meio - alto / 2,
      w: (bbox.x1 - bbox.x0) / porPonto,
      h: alto,
      certeza: Math.floor(Math.min(...words.map(({ confidence }) => confidence))),
    },
  ];
}

/** Opens a recogniser; its data lies on this machine. */
export async function openLeitorDeLetras(): Promise<LeitorDeLetras> {
  const reconhecedor: Reconhecedor = await createWorker('por', 1, { langPath: LINGUA, gzip: true, cacheMethod: 'none' });

  async function look(pagina: PaginaExtraida, { largura, altura, canais, bytes }: ImagemDaPagina, escala: number): Promise<Pagina> {
    const pontos = Math.round(largura * escala);
    const png = await sharp(bytes, { raw: { width: largura, height: altura, channels: canais } })
      .greyscale()
      .resize({ width: pontos })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const porPonto = pontos / pagina.largura;
    await reconhecedor.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, user_defined_dpi: String(Math.round(porPonto * 72)) });
    const { data } = await reconhecedor.recognize(png, {}, { blocks: true, text: false });
    const linhas = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
    const modo = { numero: pagina.numero, porPonto, queda: slopeOf(linhas) };
    const { numero, largura: w, altura: h } = pagina;
    return {
      numero,
      largura: w,
      altura: h,
      trechos: joinPieces(
        linhas.flatMap((linha) => stretchOf(linha, modo)),
        FOLGA,
      ),
    };
  }

  return {
    read: async (pagina) => {
      const { imagem } = pagina;
      if (!imagem) return [pagina, pagina];
      return [await look(pagina, imagem, ESCALAS[0]), await look(pagina, imagem, ESCALAS[1])];
    },
    close: async () => {
      await reconhecedor.terminate();
    },
  };
}
