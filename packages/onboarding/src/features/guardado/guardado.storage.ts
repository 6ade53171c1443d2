import { readStored, writeStored } from '@balcao/shared/storage';

const CHAVE = 'balcao:onboarding';

/** The sign-up stored in this tab; null when there is none, or when storage is unavailable. */
export const readGuardado = (): unknown => readStored<unknown>(CHAVE, (valor) => valor, 'sessionStorage');

/** Stores it for this tab only; a failure is only logged (spec §8). */
export const saveGuardado = (value: unknown): void => void writeStored(CHAVE, value, 'sessionStorage');
