import sharp from 'sharp';
import { fotoDesconhecida, fotoGrande, fotoPequena } from './pagina-publica.errors.ts';

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
const MAX_PIXELS = 24_000_000;
const LIMITE_SEGUNDOS = 5;
const DATA_URL = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;
const MAGIC = /^(?:89504e470d0a1a0a|ffd8ff)/;

/** What the reader cannot make sense of is refused, whatever it says of why. */
const reading = <T>(pedido: Promise<T>): Promise<T> =>
  pedido.catch(() => {
    throw fotoDesconhecida();
  });

/**
 * Draws a photograph anew: nothing of the file but its pixels goes on, no place, no time, no camera.
 *
 * @param dataUrl PNG or JPEG
 * @throws {Recusa} 422 at `imagem` when it is neither, or too small or large
 */
export async function drawFoto(dataUrl: string): Promise<ImagemRedesenhada> {
  const bytes = Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64');
  if (!MAGIC.test(bytes.subarray(0, 8).toString('hex'))) throw fotoDesconhecida();
  const { autoOrient } = await reading(sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata());
  if (autoOrient.width * autoOrient.height > MAX_PIXELS) throw fotoGrande();
  if (autoOrient.width < MIN.width || autoOrient.height < MIN.height) throw fotoPequena();
  const jpeg = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: LIMITE_SEGUNDOS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ ...MAX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 78, progressive: true });
  const { data, info } = await reading(jpeg.toBuffer({ resolveWithObject: true }));
  return { imagem: data, tipo: 'image/jpeg', largura: info.width, altura: info.height };
}

/** The size of an image that was drawn here. */
export async function measureImagem(imagem: Buffer): Promise<{ largura: number; altura: number }> {
  const { width, height } = await sharp(imagem).metadata();
  return { largura: width, altura: height };
}
