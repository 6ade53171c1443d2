import { carteiraCalls, type ConsultaOrcamentos, quotingCalls, type StatusOrcamento } from '@balcao/contracts';
import { useLista } from '@balcao/shared/lists';
import { useCall, useCommand } from '@balcao/shared/query';
import { copy } from './orcamentos.copy.ts';
import { endereco } from './orcamentos.model.ts';

const LISTAS = [quotingCalls.listOrcamentos, carteiraCalls.getQuadro];

/** The list of the address; not read while the board shows what its filters let through. */
export const useOrcamentos = (isWanted: boolean) =>
  useLista({
    endereco,
    filtrada: 'ORCAMENTOS',
    list: quotingCalls.listOrcamentos,
    file: { call: quotingCalls.exportOrcamentos, nome: copy.arquivo },
    isWanted,
  });

export const useQuadro = (consulta: ConsultaOrcamentos) => useCall(carteiraCalls.getQuadro, consulta, { keepPrevious: true, staleTime: 0 });

/** The first cards of one column of the board, read once it is opened. */
export const useColuna = (
  consulta: ConsultaOrcamentos,
  status: StatusOrcamento,
  { tamanho, isWanted }: { tamanho: number; isWanted: boolean },
) =>
  useCall(
    quotingCalls.listOrcamentos,
    { ...consulta, status, pagina: 1, tamanho },
    { keepPrevious: true, staleTime: 0, enabled: isWanted },
  );

export const useDescarte = () => useCommand(quotingCalls.deleteOrcamento, { invalidates: LISTAS });

export const useMove = () => useCommand(carteiraCalls.moveOrcamento, { invalidates: LISTAS });

export const useDescarteEmLote = () => useCommand(carteiraCalls.discardLote, { invalidates: LISTAS });

export const useAtribuicao = () => useCommand(carteiraCalls.assignLote, { invalidates: LISTAS });

export const useAtribuiveis = () => useCall(carteiraCalls.listAtribuiveis, {});
