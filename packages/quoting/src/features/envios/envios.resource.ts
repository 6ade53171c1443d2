import { envioCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

export const usePreparo = (orcamentoId: string) => useCall(envioCalls.preparar, { orcamentoId });

const list = { invalidates: [envioCalls.listEnvios] };
export const useEnviar = () => useCommand(envioCalls.createEnvio, list);
export const useReenviar = () => useCommand(envioCalls.reenviar, list);
export const useRevogar = () => useCommand(envioCalls.revogar, list);
export const useSalvarModelo = () => useCommand(envioCalls.saveModelo, { invalidates: [envioCalls.preparar] });
