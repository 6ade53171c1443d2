import sharp from 'sharp';
import { logoDesconhecido, logoEsticado, logoGrande, logoPequeno } from './corretora.errors.ts';

/** A logo as it is kept: a PNG drawn here, of nothing but pixels. */
export type Logo = Buffer;

// what arrives was made by anybody: only the three readers that a logo needs are left on
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadSvgBuffer'] });

/** Three times the largest place a logo is shown at, on paper or on a page. */
const MAX = { width: 480, height: 160 } as const;
const MIN = { width: 80, height: 24 } as const;
const PROPORCAO = { min: 0.5, max: 8 } as const;
const MAX_PIXELS = 16_000_000;
const LIMITE_SEGUNDOS = 5;
/** Dots per inch at which a unit of an SVG is one pixel. */
const DENSIDADE_SVG = 72;

const DATA_URL = /^data:image\/(png|jpeg|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/;
const MAGIC = { png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], jpeg: [0xff, 0xd8, 0xff] } as const;

/** Whether the bytes are of the kind they were sent as. An SVG may declare no document type: that is where entities grow. */
function isDoTipo(tipo: string, bytes: Buffer): boolean {
  if (tipo === 'png' || tipo === 'jpeg') return MAGIC[tipo].every((byte, index) => bytes[index] === byte);
  const text = bytes.toString('utf8');
  return /^\s*(<\?xml[^>]*>)?\s*(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(text.replace(/^\uFEFF/, '')) && !/<!(DOCTYPE|ENTITY)/i.test(text);
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  // the size is judged here, with a sentence of its own, before a pixel is read
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  return autoOrient;
}

/**
 * Draws a logo anew from what was sent: nothing of the file but its pixels goes on, no script, no metadata, no address.
 *
 * @param dataUrl PNG, JPEG or SVG
 * @throws {Recusa} 422 at `logo` when it is none of them, or too small, large or long
 */
export async function drawLogo(dataUrl: string): Promise<Logo> {
  const [, tipo = '', base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (!isDoTipo(tipo, bytes)) throw logoDesconhecido();
  const { width, height } = await reading(sizeOf(bytes));
  const isVector = tipo === 'svg+xml';
  if (width * height > MAX_PIXELS) throw logoGrande();
  if (!isVector && (width < MIN.width || height < MIN.height)) throw logoPequeno();
  if (width / height < PROPORCAO.min || width / height > PROPORCAO.max) throw logoEsticado();
  // lines are drawn at the size they will have, whatever size the file says
  const density = isVector ? Math.min(2_400, Math.max(1, DENSIDADE_SVG * Math.min(MAX.width / width, MAX.height / height))) : undefined;
  const png = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density !== undefined && { density }) })
    .timeout({ seconds: LIMITE_SEGUNDOS })
    .autoOrient()
    .resize({ ...MAX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true });
  return reading(png.toBuffer());
}

/** What the reader cannot make sense of is refused, whatever it says of why. */
async function reading<T>(pedido: Promise<T>): Promise<T> {
  try {
    return await pedido;
  } catch {
    throw logoDesconhecido();
  }
}
