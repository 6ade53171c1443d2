/**
 * Flags of the users who quote, follow or sell cases. Reading the parts of a case requires one of them.
 * Constants of their own so that the browser's guards and the gateway read the very same words.
 */
export const ACESSOS_DO_CASO = ['acessoMC', 'acessoOrcamentacao', 'acessoGestao'] as const;

/** Flags for requesting data from clients: users who quote, and users who follow the answers. */
export const ACESSOS_DO_QUESTIONARIO = ['acessoMC', 'acessoOrcamentacao'] as const;
