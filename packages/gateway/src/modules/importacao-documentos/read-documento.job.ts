import { Id, type LeituraDeCampos } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { FilaDeLeitura } from '../../leitura/fila-leitura.ts';
import { isBancoFora } from '../../plugins/error-handler.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { DocumentoPort } from '../documento/index.ts';
import type { ImportacaoDocumentosPublisher } from './importacao-documentos.publisher.ts';
import type { ImportacaoDocumentosRepository } from './importacao-documentos.repository.ts';

/** Name and body of the job that reads one PDF. */
export const TAREFA_LER = 'importacao.ler';
export const PedidoLer = z.object({ assinaturaId: Id, usuarioId: Id, arquivoId: Id });
export type PedidoLer = z.infer<typeof PedidoLer>;

/** As often as a file is tried before it is left to be filled in by hand. */
const MAX_TENTATIVAS = 3;

interface Deps extends Pick<Recursos, 'db' | 'log'> {
  readonly importacoes: ImportacaoDocumentosRepository;
  readonly documentos: Pick<DocumentoPort, 'openDocumento'>;
  readonly fila: Pick<FilaDeLeitura, 'run'>;
  readonly publisher: ImportacaoDocumentosPublisher;
}

/** Reads one PDF of an import. Safe to run again: nothing is written but what was read, once, and only while it is waited for. */
export function createReadDocumentoJob({ db, log, importacoes, documentos, fila, publisher }: Deps) {
  /** @returns null where the file can never be read: it is no PDF, is closed by a password, or is gone */
  async function read(pedido: PedidoLer, documentoId: string, signal: AbortSignal): Promise<LeituraDeCampos | null> {
    const [aberto, seguradoras] = await db.tenant(
      pedido,
      async (tx) => [await documentos.openDocumento(tx, pedido, documentoId), await importacoes.listSeguradoras(tx)] as const,
    );
    const stream = await aberto?.open();
    if (!stream) return null;
    const bytes = new Uint8Array(Buffer.concat((await stream.toArray()) as Buffer[]));
    try {
      return await fila.run({ bytes, seguradoras }, signal);
    } catch (error) {
      if (signal.aborted || !isIlegivel(error)) throw error;
      return null;
    }
  }

  async function settle(pedido: PedidoLer, leitura: LeituraDeCampos | null, alvo: { importacaoId: string; documentoId: string }) {
    const isEsperado = await db.tenant(pedido, (tx) => importacoes.endLeitura(tx, pedido.arquivoId, leitura));
    if (isEsperado) await publisher.andamento(pedido.assinaturaId, { ...alvo, status: leitura ? 'LIDO' : 'FALHOU' });
  }

  return async (payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const pedido = PedidoLer.parse(payload);
    const arquivo = await db.tenant(pedido, (tx) => importacoes.findNaFila(tx, pedido.arquivoId));
    if (arquivo?.status !== 'NA_FILA') return;
    try {
      await settle(pedido, await read(pedido, arquivo.documentoId, signal), arquivo);
    } catch (error) {
      // while the database is away the job waits for it; any other failure that repeats leaves the file to a person
      if (signal.aborted || isBancoFora(error) || tentativa < MAX_TENTATIVAS) throw error;
      log.error({ err: error, arquivoId: pedido.arquivoId }, 'a leitura do documento falhou');
      await settle(pedido, null, arquivo);
    }
  };
}

/** What pdf.js says of a file it will never open. */
const isIlegivel = (error: unknown): boolean =>
  /InvalidPDFException|PasswordException|FormatError|MissingPDF|Invalid PDF/.test(error instanceof Error ? error.message : String(error));
