import { deflateSync, crc32 as zlibCrc } from 'node:zlib';

/** A point of an outline, in pixels. */
export type Ponto = readonly [x: number, y: number];

const SUB = 4;

/** Ink on white paper, one byte a pixel: 255 is white. */
export interface Bitmap {
  readonly largura: number;
  readonly altura: number;
  readonly pontos: Uint8Array;
}

export const createBitmap = (largura: number, altura: number): Bitmap => ({
  largura,
  altura,
  pontos: new Uint8Array(largura * altura).fill(255),
});

/** Where each sub-line crosses the edges of closed outlines, and in which direction. */
function crossingsOf(contornos: readonly (readonly Ponto[])[]): Map<number, [x: number, sentido: number][]> {
  const crossings = new Map<number, [number, number][]>();
  for (const contorno of contornos)
    for (const [at, [x0, y0]] of contorno.entries()) {
      const [x1, y1] = contorno[(at + 1) % contorno.length] as Ponto;
      if (y0 === y1) continue;
      const [cima, baixo] = y0 < y1 ? [y0, y1] : [y1, y0];
      for (let linha = Math.ceil(cima * SUB - 0.5); linha < baixo * SUB - 0.5; linha += 1) {
        const y = (linha + 0.5) / SUB;
        const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
        const found = crossings.get(linha) ?? [];
        found.push([x, y0 < y1 ? 1 : -1]);
        crossings.set(linha, found);
      }
    }
  return crossings;
}

/** Inks a stretch of one sub-line, in proportion to how much of each pixel it covers. */
function ink({ largura, altura, pontos }: Bitmap, linha: number, [de, ate]: readonly [number, number]): void {
  const y = Math.floor(linha / SUB);
  if (y < 0 || y >= altura) return;
  for (let x = Math.max(0, Math.floor(de)); x < Math.min(largura, ate); x += 1) {
    const coberto = Math.min(x + 1, ate) - Math.max(x, de);
    const at = y * largura + x;
    pontos[at] = Math.max(0, (pontos[at] ?? 255) - Math.round((230 * coberto) / SUB));
  }
}

/** Fills outlines by the non-zero rule, smooth at the edges. */
export function fill(bitmap: Bitmap, contornos: readonly (readonly Ponto[])[]): void {
  for (const [linha, cruzamentos] of crossingsOf(contornos)) {
    cruzamentos.sort(([a], [b]) => a - b);
    let voltas = 0;
    for (const [at, [x, sentido]] of cruzamentos.entries()) {
      voltas += sentido;
      const seguinte = cruzamentos[at + 1];
      if (voltas !== 0 && seguinte) ink(bitmap, linha, [x, seguinte[0]]);
    }
  }
}

function chunk(tipo: string, dados: Buffer): Buffer {
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dados]);
  const inteiro = (valor: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(valor >>> 0);
    return bytes;
  };
  return Buffer.concat([inteiro(dados.length), corpo, inteiro(zlibCrc(corpo))]);
}

/** A bitmap as a PNG in shades of grey. */
export function encodePng({ largura, altura, pontos }: Bitmap): Buffer {
  const cabecalho = Buffer.alloc(13);
  cabecalho.writeUInt32BE(largura, 0);
  cabecalho.writeUInt32BE(altura, 4);
  cabecalho[8] = 8;
  const linhas = Buffer.alloc((largura + 1) * altura);
  for (let y = 0; y < altura; y += 1) linhas.set(pontos.subarray(y * largura, (y + 1) * largura), y * (largura + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', cabecalho),
    chunk('IDAT', deflateSync(linhas, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
