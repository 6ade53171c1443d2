import sharp, { type ResizeOptions } from 'sharp';
import { fotoDesconhecida, fotoGrande, fotoPequena, retratoEsticado, retratoPequeno } from './pagina-publica.errors.ts';

/** An image as it is kept. */
export interface ImagemRedesenhada {
  readonly imagem: Buffer;
  readonly tipo: 'image/png' | 'image/jpeg';
  readonly largura: number;
  readonly altura: number;
}

/** Twice the largest place a photograph is shown at, and what link previews ask for. */
const MAX = { width: 1_200, height: 900 } as const;
const MIN = { width: 400, height: 300 } as const;
/** Three times the place a portrait is shown at, and the least it is drawn from. */
const RETRATO = { lado: 216, min: 160, proporcao: 2 } as const;
const MAX_PIXELS = 24_000_000;
const LIMITE_SEGUNDOS = 5;
const DATA_URL = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;
const MAGIC = /^(?:89504e470d0a1a0a|ffd8ff)/;

/** What the reader cannot make sense of is refused, whatever it says of why. */
const reading = <T>(pedido: Promise<T>): Promise<T> =>
  pedido.catch(() => {
    throw fotoDesconhecida();
  });

/** The bytes of a photograph, and its size as it is seen. */
async function readFoto(dataUrl: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const bytes = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64');
  if (!MAGIC.test(bytes.subarray(0, 8).toString('hex'))) throw fotoDesconhecida();
  const { autoOrient } = await reading(sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata());
  if (autoOrient.width * autoOrient.height > MAX_PIXELS) throw fotoGrande();
  return { bytes, ...autoOrient };
}

async function redraw(bytes: Buffer, size: ResizeOptions): Promise<ImagemRedesenhada> {
  const jpeg = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: LIMITE_SEGUNDOS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(size)
    .jpeg({ quality: 78, progressive: true });
  const { data, info } = await reading(jpeg.toBuffer({ resolveWithObject: true }));
  return { imagem: data, tipo: 'image/jpeg', largura: info.width, altura: info.height };
}

/**
 * Draws a photograph anew: nothing of the file but its pixels goes on, no place, no time, no camera.
 *
 * @param dataUrl PNG or JPEG
 * @throws {Recusa} 422 at `imagem` when it is neither, or too small or large
 */
export async function drawFoto(dataUrl: string): Promise<ImagemRedesenhada> {
  const { bytes, width, height } = await readFoto(dataUrl);
  if (width < MIN.width || height < MIN.height) throw fotoPequena();
  return redraw(bytes, { ...MAX, fit: 'inside', withoutEnlargement: true });
}

/**
 * Draws the portrait of somebody of the team anew, as `drawFoto` does: the square of it where most is seen.
 *
 * @param dataUrl PNG or JPEG
 * @throws {Recusa} 422 at `imagem` when it is neither, or too small, large or long
 */
export async function drawRetrato(dataUrl: string): Promise<ImagemRedesenhada> {
  const { bytes, width, height } = await readFoto(dataUrl);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < RETRATO.min) throw retratoPequeno();
  if (long > short * RETRATO.proporcao) throw retratoEsticado();
  const lado = Math.min(RETRATO.lado, short);
  return redraw(bytes, { width: lado, height: lado, fit: 'cover', position: 'attention' });
}

/** The size of an image that was drawn here. */
export async function measureImagem(imagem: Buffer): Promise<{ largura: number; altura: number }> {
  const { width, height } = await sharp(imagem).metadata();
  return { largura: width, altura: height };
}
