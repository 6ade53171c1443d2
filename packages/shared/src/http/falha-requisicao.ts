import type { ErroCampo } from '@balcao/contracts';
import { esperaDaTentativa, isStatusPassageiro, type RitmoTentativas } from '@balcao/domain';

/** Kinds of failure a screen may tell apart; the sentences of spec §8 live in domain's catalogue. */
export type TipoFalha =
  | 'semResposta'
  | 'naoAutenticado'
  | 'semPermissao'
  | 'naoEncontrado'
  | 'conflito'
  | 'camposInvalidos'
  | 'muitasTentativas'
  | 'emAtualizacao'
  | 'recusada'
  | 'respostaInvalida'
  | 'cancelada';

const tipoDoStatus: Record<number, TipoFalha> = {
  401: 'naoAutenticado',
  403: 'semPermissao',
  404: 'naoEncontrado',
  409: 'conflito',
  422: 'camposInvalidos',
  429: 'muitasTentativas',
  503: 'emAtualizacao',
};

interface Detalhes {
  readonly status?: number;
  readonly mensagem?: string;
  readonly errors?: readonly ErroCampo[];
  readonly data?: unknown;
  readonly code?: number | string;
  readonly cause?: unknown;
  /** What `Retry-After` asked for. */
  readonly retryAfterMs?: number | null;
}

/** Statuses the kinds stand for where none was told. */
const statusDoTipo: Partial<Record<TipoFalha, number>> = { muitasTentativas: 429, emAtualizacao: 503 };

/** The one error a call can throw. `mensagem` is what the gateway said, when it said something; `errors` the refused fields of a 422. */
export class FalhaRequisicao extends Error {
  override readonly name = 'FalhaRequisicao';
  readonly status: number | null;
  readonly mensagem: string | null;
  readonly errors: readonly ErroCampo[];
  readonly data: unknown;
  readonly code: number | string | null;
  readonly retryAfterMs: number | null;
  /** There was no answer, and the browser knew that it had no network. */
  readonly isSemConexao: boolean;

  constructor(
    readonly tipo: TipoFalha,
    detalhes: Detalhes = {},
  ) {
    super(tipo, { cause: detalhes.cause });
    this.status = detalhes.status ?? null;
    this.mensagem = detalhes.mensagem ?? null;
    this.errors = detalhes.errors ?? [];
    this.data = detalhes.data;
    this.code = detalhes.code ?? null;
    this.retryAfterMs = detalhes.retryAfterMs ?? null;
    this.isSemConexao = tipo === 'semResposta' && !navigator.onLine;
  }

  /** Whether the same request may be answered well later, with nothing changed. */
  get isPassageira(): boolean {
    if (this.tipo === 'semResposta') return true;
    const status = this.status ?? statusDoTipo[this.tipo];
    return status !== undefined && isStatusPassageiro(status);
  }

  static fromStatus(status: number, detalhes: Detalhes = {}): FalhaRequisicao {
    return new FalhaRequisicao(tipoDoStatus[status] ?? 'recusada', { ...detalhes, status });
  }
}

/**
 * How long to wait before what failed is asked again, by the product's one policy; null when it must not be: whatever repeats a request
 * by itself in the browser asks here.
 *
 * @param repetidas how many times it was asked again before; 0 after the first failure
 * @example const esperaMs = esperaDaFalha(error, repetidas); if (esperaMs !== null) setTimeout(again, esperaMs)
 */
export function esperaDaFalha(error: unknown, repetidas: number, ritmo?: RitmoTentativas): number | null {
  if (!(error instanceof FalhaRequisicao) || !error.isPassageira) return null;
  // judged already: what has no status of its own has no answer
  return esperaDaTentativa({ status: null, repetidas, retryAfterMs: error.retryAfterMs, sorteio: Math.random() }, ritmo);
}
