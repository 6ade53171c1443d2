import {
  type AtoDocumentos,
  ConsultaDocumentos,
  type DesfechoDocumento,
  documentoCalls,
  type FichaDocumento,
  type VinculoDocumento,
} from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';
import { call } from '@balcao/shared';
import { refreshDocumentos } from '@balcao/shared/documents';
import { useLista } from '@balcao/shared/lists';
import { useCall } from '@balcao/shared/query';

/** The list's address: what waits for a link, unless something else is asked. */
const endereco = listaNoEndereco({ schema: ConsultaDocumentos, filtros: ['q', 'vinculado', 'tipo', 'origem'], ordem: '-criadoEm' });

export const useDocumentos = () => useLista({ endereco, list: documentoCalls.listDocumentos });
export const useDocumento = (documentoId: string) => useCall(documentoCalls.getDocumento, { documentoId }, { staleTime: 0 });
export const useSugestoes = (documentoId: string) => useCall(documentoCalls.listSugestoes, { documentoId }, { staleTime: 0 });

/** @throws {FalhaRequisicao} as `call` does */
export async function linkDocumento(documentoId: string, vinculo: VinculoDocumento): Promise<FichaDocumento> {
  const ficha = await call(documentoCalls.linkDocumento, { documentoId, ...vinculo });
  await refreshDocumentos();
  return ficha;
}

/** @throws {FalhaRequisicao} as `call` does */
export async function changeLote(ids: readonly string[], ato: AtoDocumentos): Promise<readonly DesfechoDocumento[]> {
  const desfechos = await call(documentoCalls.changeLote, { ids: [...ids], ato });
  await refreshDocumentos();
  return desfechos;
}
