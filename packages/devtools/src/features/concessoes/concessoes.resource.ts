import { suporteCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

const changes = [suporteCalls.listConcessoes, suporteCalls.listAuditoria];
const A_CADA_MS = 15_000;

/** Builds that may be lent. */
export const useConstrucoes = () => useCall(suporteCalls.listConstrucoes, {});

/** Grants, those in force first; polled, because they expire. */
export const useConcessoes = () => useCall(suporteCalls.listConcessoes, { tamanho: 50 }, { refetchInterval: A_CADA_MS });

/** Lends. */
export const useLend = () => useCommand(suporteCalls.grant, { invalidates: changes });

/** Ends one before its time. */
export const useEndConcessao = () => useCommand(suporteCalls.end, { invalidates: changes });

/** Now. */
export const agora = (): Date => new Date();
