import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive: its content is asked for part by part, as the archive is read. */
export interface ArquivoDoZip {
  readonly nome: string;
  readonly conteudo: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Photos and PDFs are compressed already. */
  readonly isComprimido?: boolean;
}

/** The first day the format knows: the same content is the same bytes. */
const DIA = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/**
 * An archive in the ZIP format, part by part: nothing of a file is held longer than it takes to compress it. Destroying it ends what gives
 * the content.
 *
 * @param arquivos their contents are asked for one after the other, so that a later one may tell of an earlier one
 */
export function zipOf(arquivos: Iterable<ArquivoDoZip>): Readable {
  const zip = new ZipFile();
  // declared by its oldest interface, which cannot be destroyed
  const output = zip.outputStream as PassThrough;
  let content: Readable | undefined;
  for (const { nome, conteudo, isComprimido = false } of arquivos)
    zip.addReadStreamLazy(nome, { ...DIA, compress: !isComprimido }, (give) => {
      content = Readable.from(conteudo, { objectMode: false }).once('error', (error) => output.destroy(error));
      give(null, content);
    });
  output.once('close', () => content?.destroy());
  zip.end();
  return output;
}
