import { readStored, writeStored } from '@balcao/shared/storage';

const CHAVE = 'balcao:respostas-vistas';
const MAX = 50;

const read = (): string[] => readStored(CHAVE, (ids) => (Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null)) ?? [];

/** Whether the broker decided upon these answers in this browser. */
export const wereSeen = (solicitacaoId: string): boolean => read().includes(solicitacaoId);

/** They need not be asked about again; a failure to keep it is only logged (spec §8). */
export const keepSeen = (solicitacaoId: string): void => void writeStored(CHAVE, [solicitacaoId, ...read()].slice(0, MAX));
