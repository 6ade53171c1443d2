import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LIMITE_DOCUMENTO, type TipoAnexo } from '@balcao/contracts';
import type { Contexto } from '../../plugins/db.ts';
import { type FileStore, sha256Of } from '../../plugins/file-store.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type AskErase, sniffTipo } from '../anexo/index.ts';
import { arquivoGrande, arquivoRecusado, arquivoVazio } from './documento.errors.ts';

/** Bytes that lie in the store, and that no document names yet. They leave by themselves within the hour unless one does. */
export interface Guardado {
  readonly sha256: string;
  readonly mime: TipoAnexo;
  readonly bytes: number;
  /** Keeps them once more, where they are still at hand. */
  readonly repeat: (() => Promise<unknown>) | null;
}

/** Of what a document is made: bytes at hand, or a stream that is read once. */
export type Conteudo = { readonly bytes: Buffer } | { readonly stream: Readable };

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly files: Pick<FileStore, 'put' | 'putStream'>;
  readonly askErase: AskErase;
}

/** Long after whatever keeps the bytes ended, one way or the other. */
const CARENCIA_MS = 3_600_000;
/** As many first bytes as tell what a file is. */
const COMECO = 16;

/** Keeps bytes in the store, outside any transaction, judged by what they are. */
export function createKeepBytes({ db, agora, files, askErase }: Deps) {
  /** Whatever happens from here on, bytes that got no row go away by themselves. */
  const askLater = (contexto: Contexto, sha256: string): Promise<void> =>
    db.tenant(contexto, (tx) => askErase(tx, { assinaturaId: contexto.assinaturaId, sha256 }, new Date(agora().getTime() + CARENCIA_MS)));

  async function keepAll(contexto: Contexto, bytes: Buffer): Promise<Guardado> {
    if (bytes.length === 0) throw arquivoVazio();
    if (bytes.length > LIMITE_DOCUMENTO) throw arquivoGrande();
    const mime = sniffTipo(bytes);
    if (!mime) throw arquivoRecusado();
    const sha256 = sha256Of(bytes);
    await askLater(contexto, sha256);
    const keep = () => files.put(contexto.assinaturaId, bytes);
    await keep();
    return { sha256, mime, bytes: bytes.length, repeat: keep };
  }

  async function keepStream(contexto: Contexto, stream: Readable): Promise<Guardado> {
    const comeco = { bytes: Buffer.alloc(0), mime: null as TipoAnexo | null };
    let lidos = 0;
    async function* judged(partes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const parte of partes) {
        lidos += parte.length;
        if (lidos > LIMITE_DOCUMENTO) throw arquivoGrande();
        if (comeco.bytes.length < COMECO) {
          comeco.bytes = Buffer.concat([comeco.bytes, parte.subarray(0, COMECO)]);
          comeco.mime = sniffTipo(comeco.bytes);
          if (!comeco.mime && comeco.bytes.length >= COMECO) throw arquivoRecusado();
        }
        yield parte;
      }
      if (lidos === 0) throw arquivoVazio();
      if (!comeco.mime) throw arquivoRecusado();
    }
    const through = new PassThrough();
    const [medido] = await Promise.all([
      files.putStream(contexto.assinaturaId, through, ({ sha256 }) => askLater(contexto, sha256)),
      pipeline(stream, judged as (partes: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>, through),
    ]);
    return { ...medido, mime: comeco.mime as TipoAnexo, repeat: null };
  }

  return (contexto: Contexto, conteudo: Conteudo): Promise<Guardado> =>
    'bytes' in conteudo ? keepAll(contexto, conteudo.bytes) : keepStream(contexto, Readable.from(conteudo.stream));
}
