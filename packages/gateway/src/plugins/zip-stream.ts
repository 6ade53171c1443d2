import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its content is asked for part by part, as the archive is read. */
export interface ArquivoDoZip {
  readonly nome: string;
  readonly conteudo: Iterable<string> | AsyncIterable<string>;
}

/** One that was written, as the directory at the end tells of it. */
interface Escrito {
  readonly nome: Buffer;
  readonly inicio: number;
  crc: number;
  tamanho: number;
  comprimido: number;
}

const VERSAO = 20;
/** Sizes follow the content, names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** 1980-01-01, the first day the format knows: the same content is the same bytes. */
const DIA = 0x0021;
const MAXIMO = 0xffff_ffff;

function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((total, [, bytes]) => total + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = bytes === 2 ? buffer.writeUInt16LE(value, at) : buffer.writeUInt32LE(value, at);
  return buffer;
}

const localHeader = ({ nome }: Escrito): Buffer =>
  Buffer.concat([
    fields([0x0403_4b50, 4], [VERSAO, 2], [FLAGS, 2], [DEFLATE, 2], [0, 2], [DIA, 2], [0, 4], [0, 4], [0, 4], [nome.length, 2], [0, 2]),
    nome,
  ]);

const sizesOf = ({ crc, comprimido, tamanho }: Escrito) => [[crc, 4] as const, [comprimido, 4] as const, [tamanho, 4] as const];
const descriptor = (escrito: Escrito): Buffer => fields([0x0807_4b50, 4], ...sizesOf(escrito));

const directoryEntry = (escrito: Escrito): Buffer =>
  Buffer.concat([
    fields(
      ...([
        [0x0201_4b50, 4],
        [VERSAO, 2],
        [VERSAO, 2],
        [FLAGS, 2],
        [DEFLATE, 2],
        [0, 2],
        [DIA, 2],
      ] as const),
      ...sizesOf(escrito),
      ...([
        [escrito.nome.length, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [escrito.inicio, 4],
      ] as const),
    ),
    escrito.nome,
  ]);

/** The content as bytes, summed up on its way. */
async function* summed(conteudo: ArquivoDoZip['conteudo'], escrito: Escrito): AsyncGenerator<Buffer> {
  for await (const text of conteudo) {
    const bytes = Buffer.from(text);
    escrito.crc = crc32(bytes, escrito.crc);
    escrito.tamanho += bytes.length;
    yield bytes;
  }
}

/** Compresses outside of the event loop; who stops reading ends the content too. */
const deflated = (content: AsyncGenerator<Buffer>): AsyncIterable<Buffer> =>
  // what fails is told to whoever reads
  pipeline(Readable.from(content), createDeflateRaw(), () => undefined);

/**
 * An archive in the ZIP format, part by part: nothing of a file is held longer than it takes to compress it.
 *
 * @param arquivos asked for one after the other, so that a later one may tell of an earlier one
 * @throws when a file is longer than the format can say without its extension, 4 GB
 */
export async function* zipOf(arquivos: Iterable<ArquivoDoZip>): AsyncGenerator<Buffer> {
  const escritos: Escrito[] = [];
  let at = 0;
  const placed = (bytes: Buffer): Buffer => {
    at += bytes.length;
    if (at > MAXIMO) throw new Error('o arquivo passa de 4 GB');
    return bytes;
  };
  for (const { nome, conteudo } of arquivos) {
    const escrito: Escrito = { nome: Buffer.from(nome), inicio: at, crc: 0, tamanho: 0, comprimido: 0 };
    escritos.push(escrito);
    yield placed(localHeader(escrito));
    for await (const part of deflated(summed(conteudo, escrito))) {
      escrito.comprimido += part.length;
      yield placed(part);
    }
    if (escrito.tamanho > MAXIMO) throw new Error('o arquivo passa de 4 GB');
    yield placed(descriptor(escrito));
  }
  const directory = Buffer.concat(escritos.map(directoryEntry));
  const count = escritos.length;
  yield Buffer.concat([
    directory,
    fields([0x0605_4b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [at, 4], [0, 2]),
  ]);
}
