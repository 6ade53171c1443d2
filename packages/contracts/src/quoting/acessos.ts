/**
 * Who works on a case in any way: quotes it, follows it, or sells it. Its parts are read by whoever has one of these, and by nobody else.
 * Constants of their own so that the browser's guards and the gateway read the very same words.
 */
export const ACESSOS_DO_CASO = ['acessoMC', 'acessoOrcamentacao', 'acessoGestao'] as const;

/** Who asks a client for what a quote needs: whoever quotes, and whoever follows the answers that come. */
export const ACESSOS_DO_QUESTIONARIO = ['acessoMC', 'acessoOrcamentacao'] as const;
