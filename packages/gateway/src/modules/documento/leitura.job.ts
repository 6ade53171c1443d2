import { Id } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { Contexto } from '../../plugins/db.ts';
import type { FileStore } from '../../plugins/file-store.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { DocumentoRepository } from './documento.repository.ts';
import type { PdfLido } from './read-pdf.ts';
import type { SugestaoService } from './sugestao.service.ts';

/** Name and body of the job that reads the text of a document. */
export const TAREFA_LER = 'documento.ler';
const PedidoLer = z.object({ assinaturaId: Id, documentoId: Id });

interface Deps extends Pick<Recursos, 'db'> {
  readonly files: Pick<FileStore, 'get'>;
  readonly documentos: Pick<DocumentoRepository, 'find' | 'setLeitura'>;
  readonly suggest: SugestaoService['suggest'];
  readonly read: (pdf: Uint8Array<ArrayBuffer>, options: { signal: AbortSignal }) => Promise<PdfLido>;
}

/**
 * Reads the text of a document and says which record it most probably belongs to. Safe to run again: it begins anew, and what it read is
 * written in one transaction. A store that is down makes the queue try again.
 */
export const createLeituraJob =
  ({ db, files, documentos, suggest, read }: Deps) =>
  async (payload: unknown, { signal }: { signal: AbortSignal }): Promise<void> => {
    const { assinaturaId, documentoId } = PedidoLer.parse(payload);
    const contexto: Contexto = { assinaturaId, usuarioId: null };
    const documento = await db.tenant(contexto, (tx) => documentos.find(tx, documentoId));
    if (!documento || documento.leitura !== 'PENDENTE') return;
    const bytes = await files.get(assinaturaId, documento.sha256);
    const lido: PdfLido = bytes ? await read(new Uint8Array(bytes), { signal }) : { leitura: 'CORROMPIDO', paginas: null, texto: '' };
    await db.tenant(contexto, async (tx) => {
      const [melhor = null] = await suggest(tx, `${documento.nome}\n${lido.texto}`);
      await documentos.setLeitura(tx, documentoId, { ...lido, sugestao: melhor });
    });
  };
