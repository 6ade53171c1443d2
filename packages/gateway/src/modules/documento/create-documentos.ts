import type { Readable } from 'node:stream';
import type { OrigemDocumento, TipoDocumento, VinculoDocumento } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../../config.ts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { createFileStore, type FileStore } from '../../plugins/file-store.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { bytesPort, createAskErase, safeNome } from '../anexo/index.ts';
import { arquivoSumiu } from './documento.errors.ts';
import { type DocumentoRow, documentoRepository } from './documento.repository.ts';
import { TAREFA_LER } from './leitura.job.ts';
import { type Conteudo, createKeepBytes, type Guardado } from './keep-bytes.ts';

/** A document that is to be: its bytes at hand, as a stream, or kept already (`keepBytes`). */
export type NovoDocumento = {
  /** As it was called where it came from; made safe here. */
  readonly nome: string;
  readonly tipo: TipoDocumento;
  readonly origem: OrigemDocumento;
} & (Conteudo | { readonly guardado: Guardado });

/** What other modules do with the library of documents. */
export interface DocumentoPort {
  /**
   * Keeps bytes before a transaction begins, judged by what they are: PDF, PNG or JPEG, up to 100 MB. They leave the store within the hour
   * unless a document of them commits.
   *
   * @throws {Recusa} 422 empty, too large or of another type; 502 when the store is down
   */
  keepBytes(contexto: Contexto, conteudo: Conteudo): Promise<Guardado>;
  /**
   * The document of these bytes, made unless the subscription has it: the same bytes are one document. `bytes` and `stream` take a second
   * connection for a moment; where many come at once, `keepBytes` first and hand over what it gives.
   *
   * @throws {Recusa} as `keepBytes`, and 409 when the bytes went meanwhile
   */
  keepDocumento(tx: Tx, contexto: Contexto, novo: NovoDocumento): Promise<{ readonly id: string; readonly novo: boolean }>;
  /** Says what a document is. */
  classifyDocumento(tx: Tx, id: string, tipo: TipoDocumento): Promise<void>;
  /** Links a document to a record of the same subscription. @returns whether it was not linked to it yet */
  linkDocumento(tx: Tx, contexto: Contexto, vinculo: VinculoDocumento & { readonly documentoId: string }): Promise<boolean>;
  /**
   * A document and the way to its bytes, which are read after the transaction; null when the subscription has no such document. Whether the
   * caller may see it is the caller's to judge. Whoever stops reading destroys the stream, which is null when the store lost the bytes.
   */
  openDocumento(
    tx: Tx,
    contexto: Contexto,
    id: string,
  ): Promise<{ readonly documento: DocumentoRow; readonly open: () => Promise<Readable | null> } | null>;
}

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly files: Pick<FileStore, 'put' | 'putStream' | 'has' | 'open'>;
}

/** The library over a store of files. */
export function createDocumentosOver({ db, agora, tarefas, files }: Deps): DocumentoPort {
  const keepBytes = createKeepBytes({ db, agora, files, askErase: createAskErase(tarefas) });
  return {
    keepBytes,

    async keepDocumento(tx, contexto, novo) {
      const guardado = 'guardado' in novo ? novo.guardado : await keepBytes(contexto, novo);
      await bytesPort.lockBytes(tx, contexto, guardado.sha256);
      const known = await documentoRepository.findByBytes(tx, guardado.sha256);
      // an erasing asked for earlier may have come in between: nothing named them yet
      if (!(await files.has(contexto.assinaturaId, guardado.sha256))) {
        if (!guardado.repeat) throw arquivoSumiu();
        await guardado.repeat();
      }
      if (known) {
        if (known.tipo === 'OUTRO' && novo.tipo !== 'OUTRO') await documentoRepository.setTipo(tx, known.id, novo.tipo);
        return { id: known.id, novo: false };
      }
      const id = uuidv7();
      const { sha256, mime, bytes } = guardado;
      const { tipo, origem } = novo;
      await documentoRepository.insert(tx, contexto, { id, tipo, nome: safeNome(novo.nome, mime), sha256, mime, bytes, origem });
      await tarefas.enqueue(tx, TAREFA_LER, { assinaturaId: contexto.assinaturaId, documentoId: id }, { chave: `${TAREFA_LER}:${id}` });
      return { id, novo: true };
    },

    classifyDocumento: async (tx, id, tipo) => void (await documentoRepository.setTipo(tx, id, tipo)),

    linkDocumento: (tx, contexto, vinculo) => documentoRepository.link(tx, contexto, vinculo),

    async openDocumento(tx, { assinaturaId }, id) {
      const documento = await documentoRepository.find(tx, id);
      return documento && { documento, open: () => files.open(assinaturaId, documento.sha256) };
    },
  };
}

interface Recebidos extends Pick<Recursos, 'db' | 'agora' | 'tarefas' | 'log'> {
  readonly config: Pick<Config, 'pastaDados' | 'mapas'>;
}

/** The library of the gateway, over the store of its files. A module opens it once, as it is mounted. */
export async function createDocumentos({ db, agora, tarefas, log, config }: Recebidos): Promise<DocumentoPort> {
  const files = await createFileStore({ pastaDados: config.pastaDados, env: config.mapas.env, log });
  return createDocumentosOver({ db, agora, tarefas, files });
}
