import { envioCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

export const usePreparo = (orcamentoId: string) => useCall(envioCalls.prepare, { orcamentoId });

const list = { invalidates: [envioCalls.listEnvios] };
export const useEnviar = () => useCommand(envioCalls.createEnvio, list);
export const useReenviar = () => useCommand(envioCalls.resend, list);
export const useRevogar = () => useCommand(envioCalls.revoke, list);
export const useSalvarModelo = () => useCommand(envioCalls.saveModelo, { invalidates: [envioCalls.prepare] });
