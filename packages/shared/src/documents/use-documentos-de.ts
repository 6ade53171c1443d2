import { type Documento, documentoCalls, type FichaDocumento, type VinculoDocumento } from '@balcao/contracts';
import { call, download, useMay } from '@balcao/shared';
import { saveFile } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEnviosPara } from './use-envios-para.ts';

/** The bytes of a document. @throws {FalhaRequisicao} as `download` does */
export const readDocumento = (documentoId: string): Promise<Blob> => download(documentoCalls.downloadDocumento, { documentoId });

/** Keeps a document in a file of the browser. @throws {FalhaRequisicao} as `download` does */
export const saveDocumento = async ({ id, nome }: Pick<Documento, 'id' | 'nome'>): Promise<void> => saveFile(await readDocumento(id), nome);

/** Whatever answered something about documents is read again. */
export async function refreshDocumentos(): Promise<void> {
  const lidas = [documentoCalls.listDocumentos, documentoCalls.listDoRegistro, documentoCalls.getDocumento, documentoCalls.listSugestoes];
  await Promise.all(lidas.map((lida) => queryClient.invalidateQueries({ queryKey: keyOf(lida) })));
}

/** Takes a document off a record. @throws {FalhaRequisicao} as `call` does */
export async function unlinkDocumento(documentoId: string, vinculo: VinculoDocumento): Promise<FichaDocumento> {
  const ficha = await call(documentoCalls.unlinkDocumento, { documentoId, ...vinculo });
  await refreshDocumentos();
  return ficha;
}

/**
 * The documents of a record: those that are there, the way to each, and the sending of more.
 *
 * @example <SecaoDocumentos documentos={useDocumentosDe({ alvo: 'APOLICE', alvoId })} />
 */
export function useDocumentosDe(vinculo: VinculoDocumento) {
  const leitura = useCall(documentoCalls.listDoRegistro, vinculo, { staleTime: 0 });
  const mayUnlink = useMay(documentoCalls.unlinkDocumento);
  return {
    leitura,
    envios: useEnviosPara(vinculo),
    /** Null where the session may not. */
    unlink: mayUnlink ? (documentoId: string): Promise<unknown> => unlinkDocumento(documentoId, vinculo) : null,
    read: readDocumento,
    save: saveDocumento,
  };
}
