import { normalizeCnae } from './normalize-cnae.ts';

/** A whole CNAE subclass, seven digits, with or without punctuation; whether it exists only the catalogue knows. */
export const isCnae = (texto: string): boolean => /^\d{7}$/.test(normalizeCnae(texto));
