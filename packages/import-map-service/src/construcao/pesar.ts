import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Nearly as small as the build's 11, many times faster: somebody waits. */
const QUALIDADE = 9;

/** Other files are already compressed in themselves. */
const isTexto = (caminho: string): boolean => /\.(js|css|svg|html|json|map)$/.test(caminho);

export interface Pesado {
  readonly integrity: string;
  readonly bytes: number;
  /** As it would travel; the raw size of what is not text. */
  readonly brotli: number;
}

/** Subresource integrity of some bytes. */
export const integrityOf = (bytes: Buffer, algoritmo = 'sha256'): string =>
  `${algoritmo}-${createHash(algoritmo).update(bytes).digest('base64')}`;

const compress = (bytes: Buffer): Promise<Buffer> =>
  toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALIDADE, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** The compressed twins of a text file; null of any other. */
export async function compressed(caminho: string, bytes: Buffer): Promise<{ readonly br: Buffer; readonly gz: Buffer } | null> {
  if (!isTexto(caminho)) return null;
  const [br, zipped] = await Promise.all([compress(bytes), gz(bytes, { level: 9 })]);
  return { br, gz: zipped };
}

/** What a file weighs, from its bytes. */
export async function pesar(caminho: string, bytes: Buffer): Promise<Pesado> {
  const brotli = isTexto(caminho) ? (await compress(bytes)).length : bytes.length;
  return { integrity: integrityOf(bytes), bytes: bytes.length, brotli };
}
