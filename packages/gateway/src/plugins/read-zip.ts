import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise } from 'yauzl';

/** What an archive may hold at most: what passes it is not read, whatever its own headers say. */
export interface LimiteDoZip {
  readonly arquivos: number;
  /** Bytes of all that is read of it, once decompressed. */
  readonly bytes: number;
}

/** An archive that cannot be read, or holds more than it may. */
export class ZipRecusado extends Error {
  constructor(
    readonly motivo: 'ilegivel' | 'grande',
    options?: ErrorOptions,
  ) {
    super(motivo, options);
  }
}

/** The files of an archive by their names, each read part by part when it is asked for. */
export interface ZipAberto {
  readonly nomes: ReadonlySet<string>;
  /** @throws {ZipRecusado} while it is read */
  read(nome: string): AsyncIterable<Uint8Array>;
}

/** What the archive itself or its decompression says is wrong, in our own words. */
async function told<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ZipRecusado) throw error;
    throw new ZipRecusado('ilegivel', { cause: error });
  }
}

/**
 * Opens an archive held in memory. Nothing of it is decompressed until it is read, and then no more than `limite` in all: an archive made
 * to fill the memory ends where any other that is too large does.
 *
 * @throws {ZipRecusado} no archive, encrypted, or of too many files
 */
export async function openZip(bytes: Buffer, limite: LimiteDoZip): Promise<ZipAberto> {
  const zip = await told(() =>
    fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true }),
  );
  if (zip.entryCount > limite.arquivos) throw new ZipRecusado('grande');
  const entries = new Map<string, Entry>();
  await told(async () => {
    for await (const entry of zip.eachEntry()) {
      if (!entry.canDecodeFileData()) throw new ZipRecusado('ilegivel');
      entries.set(entry.fileName, entry);
    }
  });
  let restam = limite.bytes;
  return {
    nomes: new Set(entries.keys()),
    async *read(nome) {
      const entry = entries.get(nome);
      if (!entry) throw new ZipRecusado('ilegivel');
      if (entry.uncompressedSize > restam) throw new ZipRecusado('grande');
      const stream: Readable = await told(() => zip.openReadStreamPromise(entry));
      try {
        for await (const part of stream as AsyncIterable<Uint8Array>) {
          restam -= part.length;
          if (restam < 0) throw new ZipRecusado('grande');
          yield part;
        }
      } catch (error) {
        throw error instanceof ZipRecusado ? error : new ZipRecusado('ilegivel', { cause: error });
      } finally {
        stream.destroy();
      }
    },
  };
}
