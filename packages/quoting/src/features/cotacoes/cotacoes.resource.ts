import { carteiraCalls, type ConsultaCotacoes, type ConsultaSolicitacoes, quotingCalls, solicitacaoCalls } from '@balcao/contracts';
import { download } from '@balcao/shared';
import { useCall, useCommand } from '@balcao/shared/query';

export const useCotacoes = (consulta: ConsultaCotacoes) =>
  useCall(carteiraCalls.listCotacoes, consulta, { keepPrevious: true, staleTime: 0 });

export const exportCsv = (consulta: ConsultaCotacoes): Promise<Blob> => download(carteiraCalls.exportCotacoes, consulta);

export const useSolicitacoes = (consulta: ConsultaSolicitacoes) =>
  useCall(solicitacaoCalls.listSolicitacoes, consulta, { keepPrevious: true, staleTime: 0 });

export const useAssumir = () =>
  useCommand(solicitacaoCalls.assumirSolicitacao, { invalidates: [solicitacaoCalls.listSolicitacoes, quotingCalls.listOrcamentos] });

export const useDescartar = () => useCommand(solicitacaoCalls.descartarSolicitacao, { invalidates: [solicitacaoCalls.listSolicitacoes] });
