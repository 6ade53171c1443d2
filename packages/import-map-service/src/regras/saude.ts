/** What browsers said of one build of one service, summed by whoever collects it. */
export interface RelatoSaude {
  readonly servico: string;
  readonly construcao: string;
  /** Mounts tried. */
  readonly montagens: number;
  /** Mounts that failed plus uncaught errors. */
  readonly falhas: number;
  /** Opaque marks of the sessions that failed (made by the server, nothing personal): counted once each. */
  readonly sessoes: readonly string[];
  /** ISO. */
  readonly em: string;
}

/** One build on trial: the live one, or the canary's. */
export interface SituacaoServico {
  readonly servico: string;
  readonly construcao: string;
  /** First moment this build was live for this cohort, ISO: a return does not renew it. */
  readonly desde: string;
  readonly coorte: 'todos' | 'canario';
  /** Builds it could go back to, newest first; for a canary the live build alone. */
  readonly anteriores: readonly string[];
  /** Builds taken back before: never a target. */
  readonly quarentena: readonly string[];
  /** When this service last returned by itself, ISO. */
  readonly ultimaVolta: string | null;
}

export interface LimiaresSaude {
  readonly novaPorMs: number;
  readonly janelaMs: number;
  readonly janelaAnteriorMs: number;
  readonly minimoFalhas: number;
  readonly minimoSessoes: number;
  readonly taxa: number;
  readonly vezesAnterior: number;
  readonly descansoMs: number;
}

/** The decision to take one build back. */
export interface Volta {
  readonly servico: string;
  readonly de: string;
  readonly para: string;
  readonly coorte: 'todos' | 'canario';
  /** pt-BR sentence for the history. */
  readonly motivo: string;
  readonly medida: {
    readonly montagens: number;
    readonly falhas: number;
    readonly sessoes: number;
    readonly taxa: number;
    readonly taxaAnterior: number;
  };
}

export const LIMIARES_SAUDE: LimiaresSaude = {
  novaPorMs: 24 * 60 * 60 * 1000,
  janelaMs: 15 * 60 * 1000,
  janelaAnteriorMs: 24 * 60 * 60 * 1000,
  minimoFalhas: 3,
  minimoSessoes: 2,
  taxa: 0.2,
  vezesAnterior: 3,
  descansoMs: 10 * 60 * 1000,
};

export interface PedidoSaude {
  readonly relatos: readonly RelatoSaude[];
  readonly situacoes: readonly SituacaoServico[];
  readonly agora: Date;
  readonly limiares?: LimiaresSaude;
}

export function julgarSaude(_pedido: PedidoSaude): Volta[] {
  throw new Error('por escrever');
}
