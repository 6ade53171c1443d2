import {
  type AtoDocumentos,
  ConsultaDocumentos,
  type DesfechoDocumento,
  type Documento,
  documentoCalls,
  type FichaDocumento,
  type VinculoDocumento,
} from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';
import { call, download } from '@balcao/shared';
import { saveFile, useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';

/** The list's address: what waits for a link, unless something else is asked. */
const endereco = listaNoEndereco({ schema: ConsultaDocumentos, filtros: ['q', 'vinculado', 'tipo', 'origem'], ordem: '-criadoEm' });

export const useDocumentos = () => useLista({ endereco, list: documentoCalls.listDocumentos });
export const useDoRegistro = (vinculo: VinculoDocumento) => useCall(documentoCalls.listDoRegistro, vinculo, { staleTime: 0 });
export const useDocumento = (documentoId: string) => useCall(documentoCalls.getDocumento, { documentoId }, { staleTime: 0 });
export const useSugestoes = (documentoId: string) => useCall(documentoCalls.listSugestoes, { documentoId }, { staleTime: 0 });

/** The bytes of a document, kept while it is looked at. */
export const readArquivo = (documentoId: string): Promise<Blob> => download(documentoCalls.downloadDocumento, { documentoId });

export const saveDocumento = async ({ id, nome }: Pick<Documento, 'id' | 'nome'>): Promise<void> => saveFile(await readArquivo(id), nome);

async function refresh(): Promise<void> {
  const lidas = [documentoCalls.listDocumentos, documentoCalls.listDoRegistro, documentoCalls.getDocumento, documentoCalls.listSugestoes];
  await Promise.all(lidas.map((lida) => queryClient.invalidateQueries({ queryKey: keyOf(lida) })));
}

/** @throws {FalhaRequisicao} as `call` does */
export async function linkDocumento(documentoId: string, vinculo: VinculoDocumento): Promise<FichaDocumento> {
  const ficha = await call(documentoCalls.linkDocumento, { documentoId, ...vinculo });
  await refresh();
  return ficha;
}

/** @throws {FalhaRequisicao} as `call` does */
export async function unlinkDocumento(documentoId: string, vinculo: VinculoDocumento): Promise<FichaDocumento> {
  const ficha = await call(documentoCalls.unlinkDocumento, { documentoId, ...vinculo });
  await refresh();
  return ficha;
}

/** @throws {FalhaRequisicao} as `call` does */
export async function changeLote(ids: readonly string[], ato: AtoDocumentos): Promise<readonly DesfechoDocumento[]> {
  const desfechos = await call(documentoCalls.changeLote, { ids: [...ids], ato });
  await refresh();
  return desfechos;
}
