import { type ConsultaOrcamentos, historiaCalls, type OrcamentoResumo, quotingCalls, recusaCalls } from '@balcao/contracts';
import { call, download } from '@balcao/shared';
import { useCall, useCommand } from '@balcao/shared/query';
import { useRef } from 'react';

export const useOrcamentos = (consulta: ConsultaOrcamentos) =>
  useCall(quotingCalls.listOrcamentos, consulta, { keepPrevious: true, staleTime: 0 });

export const useDescarte = () => useCommand(quotingCalls.deleteOrcamento, { invalidates: [quotingCalls.listOrcamentos] });

/** Has a refused quote back. */
export const useReabertura = () =>
  useCommand(recusaCalls.reabrir, { invalidates: [quotingCalls.listOrcamentos, recusaCalls.listPerdas, historiaCalls.getHistoria] });

export const exportCsv = (consulta: ConsultaOrcamentos): Promise<Blob> => download(quotingCalls.exportOrcamentos, consulta);

/** Copies a quote into a new draft. Pressed twice, or tried again after a lost answer, it still makes one. */
export function useDuplicacao(): (orcamento: Pick<OrcamentoResumo, 'id' | 'linha' | 'formulario'>) => Promise<string> {
  const keys = useRef(new Map<string, string>());
  return async ({ id, linha, formulario }) => {
    const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, idempotencyKey);
    const novo = await call(quotingCalls.createOrcamento, { linha, formulario, duplicarDe: id }, { idempotencyKey });
    keys.current.delete(id);
    return novo.id;
  };
}
