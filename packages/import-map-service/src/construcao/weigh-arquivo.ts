import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Almost as small as level 11, which the build uses, and many times faster, because a caller is waiting. */
const QUALIDADE = 9;

/** Other file types are already compressed. */
const isTexto = (caminho: string): boolean => /\.(js|css|svg|html|json|map)$/.test(caminho);

export interface Pesado {
  readonly integrity: string;
  readonly bytes: number;
  /** Size as sent to the browser; the raw size for files that are not text. */
  readonly brotli: number;
}

/** Subresource integrity of some bytes. */
export const integrityOf = (bytes: Buffer, algoritmo = 'sha256'): string =>
  `${algoritmo}-${createHash(algoritmo).update(bytes).digest('base64')}`;

const compress = (bytes: Buffer): Promise<Buffer> =>
  toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALIDADE, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** The compressed copies of a text file; null for other files. */
export async function compressed(caminho: string, bytes: Buffer): Promise<{ readonly br: Buffer; readonly gz: Buffer } | null> {
  if (!isTexto(caminho)) return null;
  const [br, zipped] = await Promise.all([compress(bytes), gz(bytes, { level: 9 })]);
  return { br, gz: zipped };
}

/** Computes the sizes of a file from its bytes. */
export async function weighArquivo(caminho: string, bytes: Buffer): Promise<Pesado> {
  const brotli = isTexto(caminho) ? (await compress(bytes)).length : bytes.length;
  return { integrity: integrityOf(bytes), bytes: bytes.length, brotli };
}
