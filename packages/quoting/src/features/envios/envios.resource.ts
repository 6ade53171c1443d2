import { envioCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

export const usePreparo = (orcamentoId: string) => useCall(envioCalls.prepare, { orcamentoId });

const list = { invalidates: [envioCalls.listEnvios] };
export const useSend = () => useCommand(envioCalls.createEnvio, list);
export const useResend = () => useCommand(envioCalls.resend, list);
export const useRevoke = () => useCommand(envioCalls.revoke, list);
export const useSaveModelo = () => useCommand(envioCalls.saveModelo, { invalidates: [envioCalls.prepare] });
