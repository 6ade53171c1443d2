import type { StatusCotacao, StatusOrcamento, StatusResultado } from '@balcao/contracts';

/** The states of each entity that has them. */
export interface EstadosCotacao {
  orcamento: StatusOrcamento;
  cotacao: StatusCotacao;
  resultado: StatusResultado;
}

type Tabela<S extends string> = Readonly<Record<S, readonly S[]>>;

/**
 * Which state may follow which (domain design §2.6), as data. The chains of the design are kept whole; what its actions of
 * §3.3 also need is added: recalculating (→ CALCULANDO), closing or losing a quote that was never sent, a run cancelled
 * before or during its calculation, asking one insurer again (result → PENDENTE, run → PARCIAL), and selling another offer once
 * the proposal of a closed quote ended without a policy.
 */
export const transicoes: { readonly [E in keyof EstadosCotacao]: Tabela<EstadosCotacao[E]> } = {
  orcamento: {
    RASCUNHO: ['CALCULANDO'],
    // back to RASCUNHO when the first run is cancelled before any answer
    CALCULANDO: ['CALCULADO', 'RASCUNHO'],
    CALCULADO: ['CALCULANDO', 'ENVIADO', 'FECHADO', 'RECUSADO', 'EXPIRADO'],
    ENVIADO: ['CALCULANDO', 'FECHADO', 'RECUSADO', 'EXPIRADO'],
    // its proposal was refused or given up: another offer may be sold
    FECHADO: ['CALCULADO'],
    RECUSADO: ['CALCULADO'],
    EXPIRADO: [],
  },
  cotacao: {
    NA_FILA: ['CALCULANDO', 'CANCELADA'],
    CALCULANDO: ['PARCIAL', 'CONCLUIDA', 'CANCELADA'],
    PARCIAL: ['CONCLUIDA', 'CANCELADA'],
    CONCLUIDA: ['PARCIAL'],
    CANCELADA: ['PARCIAL'],
  },
  resultado: {
    PENDENTE: ['CALCULANDO', 'ERRO', 'CREDENCIAL', 'CANCELADO'],
    CALCULANDO: ['OK', 'RECUSADO', 'ERRO', 'TIMEOUT', 'CREDENCIAL', 'CANCELADO'],
    OK: [],
    RECUSADO: ['PENDENTE'],
    ERRO: ['PENDENTE'],
    TIMEOUT: ['PENDENTE'],
    CREDENCIAL: ['PENDENTE'],
    CANCELADO: ['PENDENTE'],
  },
};

/**
 * Whether an entity may go from one state to another. Staying is no transition.
 *
 * @example podeTransitar('orcamento', 'RECUSADO', 'CALCULADO') // true
 */
export const canTransition = <E extends keyof EstadosCotacao>(entidade: E, de: EstadosCotacao[E], para: EstadosCotacao[E]): boolean =>
  (transicoes[entidade] as Tabela<EstadosCotacao[E]>)[de].includes(para);
