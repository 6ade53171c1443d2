import type { ErroCampo } from '@balcao/contracts';

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
}

/** The one error a call can throw. `mensagem` is what the gateway said, when it said something; `errors` the refused fields of a 422. */
export class FalhaRequisicao extends Error {
  override readonly name = 'FalhaRequisicao';
  readonly status: number | null;
  readonly mensagem: string | null;
  readonly errors: readonly ErroCampo[];
  readonly data: unknown;
  readonly code: number | string | null;

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
  }

  static fromStatus(status: number, detalhes: Detalhes = {}): FalhaRequisicao {
    return new FalhaRequisicao(tipoDoStatus[status] ?? 'recusada', { ...detalhes, status });
  }
}
