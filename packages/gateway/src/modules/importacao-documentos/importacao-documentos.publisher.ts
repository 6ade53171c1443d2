import { importacaoDocumentosTopics, type StatusArquivoImportado } from '@balcao/contracts';
import type { Log, Publicador } from '../../plugins/ports.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';

interface Andamento {
  readonly importacaoId: string;
  readonly documentoId: string;
  readonly status: StatusArquivoImportado;
}

/** Tells the open screens of a subscription how far an import is; called only after commit. */
export interface ImportacaoDocumentosPublisher {
  andamento(assinaturaId: string, andamento: Andamento): Promise<void>;
}

export function createImportacaoDocumentosPublisher(tempoReal: Publicador, log: Log): ImportacaoDocumentosPublisher {
  const tell = createTellStored(log, 'andamento de importação não publicado');
  return {
    andamento: (assinaturaId, { importacaoId, documentoId, status }) => {
      const onde = { canal: tempoReal.canal('assinatura', assinaturaId), importacaoId };
      return tell(tempoReal.publish(importacaoDocumentosTopics.andamento, onde, { importacaoId, documentoId, status }), { importacaoId });
    },
  };
}
