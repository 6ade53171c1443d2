import { tryStorage } from '@balcao/shared/storage';

const CHAVE = 'balcao:teclas-simples';

/**
 * Whether the keys of a single character are in use. They can be turned off: whoever speaks to the computer would press them without
 * meaning to (WCAG 2.1.4).
 */
export const areSingleKeysOn = (): boolean => tryStorage(() => localStorage.getItem(CHAVE)) !== 'nao';

/** Turns the keys of a single character on or off in this browser; a failure to keep it is only logged (spec §8). */
export const setSingleKeys = (isOn: boolean): void =>
  tryStorage(() => (isOn ? localStorage.removeItem(CHAVE) : localStorage.setItem(CHAVE, 'nao')));
