import type { FamiliaErro } from '@balcao/contracts';

/** The one-click way out of a refusal; screens give each its button. */
export type RemedioId = 'openCredencial' | 'showInstrucoes' | 'focusCampo' | 'suggestAlternativas' | 'adjustComercial' | 'retry';

/** What can be done about each family of refusal (domain design §3.3). */
export interface Remedio {
  readonly remedio: RemedioId;
  /** Retried automatically by the gateway, with backoff. */
  readonly isAutomatico: boolean;
}

/**
 * The remedy of each refusal family; only instability is retried without asking (domain design §3.3).
 *
 * @example remedios.CREDENCIAL.remedio // 'openCredencial'
 */
export const remedios: Readonly<Record<FamiliaErro, Remedio>> = {
  CREDENCIAL: { remedio: 'openCredencial', isAutomatico: false },
  PERMISSAO: { remedio: 'showInstrucoes', isAutomatico: false },
  DADO: { remedio: 'focusCampo', isAutomatico: false },
  ACEITACAO: { remedio: 'suggestAlternativas', isAutomatico: false },
  COMERCIAL: { remedio: 'adjustComercial', isAutomatico: false },
  INSTABILIDADE: { remedio: 'retry', isAutomatico: true },
};
