import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import { createSorteio } from './build-dados.ts';
import { ALTURA, type Folha, type Impresso, LARGURA, type TextoImpresso } from './folha.ts';
import { type Bitmap, createBitmap, encodePng, fill, type Ponto } from './raster.ts';

/** Dots to a PDF point: 200 to the inch. */
const PONTO = 200 / 72;
/** How far a page lies askew, in radians, at most. */
const TORTO = 0.006;
const PASSOS = 6;

const openFont = () => {
  const pacote = createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json');
  return fontkit.create(readFileSync(path.join(path.dirname(pacote), 'files/inter-latin-wght-normal.woff2')));
};
let opened: ReturnType<typeof openFont> | undefined;

/** Outlines of a glyph with its curves cut into straight steps, in units of the font. */
function outlinesOf(commands: readonly { readonly command: string; readonly args: readonly number[] }[]): Ponto[][] {
  const contornos: Ponto[][] = [];
  let [x, y] = [0, 0];
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    const [fx = 0, fy = 0] = args.slice(-2);
    if (command === 'moveTo') contornos.push([]);
    const [ax = 0, ay = 0, bx = ax, by = ay] = args;
    for (let passo = 1; passo <= PASSOS; passo += 1) {
      const t = passo / PASSOS;
      const u = 1 - t;
      if (command === 'quadraticCurveTo')
        contornos.at(-1)?.push([u * u * x + 2 * u * t * ax + t * t * fx, u * u * y + 2 * u * t * ay + t * t * fy]);
      if (command === 'bezierCurveTo')
        contornos
          .at(-1)
          ?.push([
            u ** 3 * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * fx,
            u ** 3 * y + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * fy,
          ]);
    }
    if (command === 'moveTo' || command === 'lineTo') contornos.at(-1)?.push([fx, fy]);
    [x, y] = [fx, fy];
  }
  return contornos;
}

type Mover = (ponto: Ponto) => Ponto;

function inkText(bitmap: Bitmap, { texto, x, y, corpo, isForte, isDireita }: TextoImpresso, move: Mover): void {
  opened ??= openFont();
  const font = opened;
  // a printer's comma keeps its distance from the digit before it
  const { glyphs, positions } = font.layout(texto, { kern: false });
  // Inter is wider than the Helvetica the sheet was measured for
  const escala = (corpo / font.unitsPerEm) * 0.93;
  let at = isDireita ? x - positions.reduce((soma, { xAdvance }) => soma + xAdvance, 0) * escala : x;
  // a letter inked twice, a little apart, is a bold one
  const vezes = isForte ? [0, corpo * 0.045] : [0];
  for (const [n, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {};
    const contornos = outlinesOf(glyph.path.commands);
    for (const desvio of vezes) {
      const origem = at + desvio;
      fill(
        bitmap,
        contornos.map((contorno) => contorno.map(([gx, gy]) => move([origem + (gx + xOffset) * escala, y - (gy + yOffset) * escala]))),
      );
    }
    at += xAdvance * escala;
  }
}

function inkBox(bitmap: Bitmap, { x, y, largura, altura }: Extract<Impresso, { tipo: 'FIO' }>, move: Mover): void {
  const fio = 0.4;
  const lados = [
    [x, y, largura, fio],
    [x, y + altura, largura, fio],
    [x, y, fio, altura],
    [x + largura, y, fio, altura],
  ] as const;
  for (const [lx, ly, w, h] of lados)
    fill(bitmap, [
      [
        [lx, ly],
        [lx + w, ly],
        [lx + w, ly + h],
        [lx, ly + h],
      ].map(([px = 0, py = 0]) => move([px, py])),
    ]);
}

/** A page as a scanner sees it: a little askew, the paper not quite white, with specks. */
function scan(pagina: readonly Impresso[], seed: number): Bitmap {
  const sorteio = createSorteio(seed);
  const angulo = (sorteio.int(-100, 100) / 100) * TORTO;
  const [cos, sin] = [Math.cos(angulo), Math.sin(angulo)];
  const [cx, cy] = [LARGURA / 2, ALTURA / 2];
  const move: Mover = ([x, y]) => [(cx + (x - cx) * cos - (y - cy) * sin) * PONTO, (cy + (x - cx) * sin + (y - cy) * cos) * PONTO];
  const bitmap = createBitmap(Math.round(LARGURA * PONTO), Math.round(ALTURA * PONTO));
  for (const impresso of pagina) {
    if (impresso.tipo === 'TEXTO') inkText(bitmap, impresso, move);
    else inkBox(bitmap, impresso, move);
  }
  // a prime length, so that the grain of the paper shows no stripes
  const papel = Uint8Array.from({ length: 65_521 }, () => sorteio.int(0, 22));
  const { pontos } = bitmap;
  for (let at = 0; at < pontos.length; at += 1) {
    const tinta = (pontos[at] ?? 255) - (papel[at % 65_521] ?? 0);
    pontos[at] = tinta < 0 ? 0 : tinta;
  }
  for (let grao = 0; grao < 400; grao += 1) bitmap.pontos[sorteio.int(0, bitmap.pontos.length - 1)] = sorteio.int(60, 200);
  return bitmap;
}

/** Prints a sheet as the PDF of a scanner: pictures of its pages and no text. The same sheet and seed give the same bytes. */
export async function printScan({ paginas }: Folha, seed: number): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info: { CreationDate: new Date(0), ModDate: new Date(0) } });
  const partes: Buffer[] = [];
  const lido = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (parte: Buffer) => partes.push(parte));
    doc.on('end', () => resolve(Buffer.concat(partes)));
    doc.on('error', reject);
  });
  for (const [n, pagina] of paginas.entries()) {
    doc.addPage();
    doc.image(encodePng(scan(pagina, seed + n)), 0, 0, { width: LARGURA, height: ALTURA });
  }
  doc.end();
  return lido;
}
