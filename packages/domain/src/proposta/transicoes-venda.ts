import type { StatusComissao, StatusParcela, StatusProposta } from '@balcao/contracts';

/** The states of what follows a closed quote. */
export interface EstadosVenda {
  proposta: StatusProposta;
  parcela: StatusParcela;
  comissao: StatusComissao;
}

type Tabela<S extends string> = Readonly<Record<S, readonly S[]>>;

const FIM_DA_ANALISE = ['RECUSADA', 'CANCELADA'] as const;

/** Which state may follow which in a sale (domain design §2.6), as data; the database holds the same table. */
export const transicoesVenda: { readonly [E in keyof EstadosVenda]: Tabela<EstadosVenda[E]> } = {
  proposta: {
    RASCUNHO: ['TRANSMITIDA', 'CANCELADA'],
    TRANSMITIDA: ['EM_ANALISE', ...FIM_DA_ANALISE],
    EM_ANALISE: ['EXIGENCIA', 'VISTORIA', 'ACEITA', ...FIM_DA_ANALISE],
    EXIGENCIA: ['EM_ANALISE', ...FIM_DA_ANALISE],
    VISTORIA: ['EM_ANALISE', ...FIM_DA_ANALISE],
    ACEITA: ['EMITIDA', 'CANCELADA'],
    EMITIDA: [],
    RECUSADA: [],
    CANCELADA: [],
  },
  parcela: {
    // cancelling a proposal cancels its open instalments
    ABERTA: ['PAGA', 'VENCIDA', 'CANCELADA'],
    VENCIDA: ['EM_COBRANCA'],
    EM_COBRANCA: ['PAGA', 'CANCELADA'],
    PAGA: ['ESTORNADA'],
    CANCELADA: [],
    ESTORNADA: [],
  },
  comissao: {
    PREVISTA: ['PARCIAL', 'DIVERGENTE', 'ESTORNADA', 'CANCELADA'],
    PARCIAL: ['RECEBIDA', 'ESTORNADA', 'CANCELADA'],
    DIVERGENTE: ['RECEBIDA', 'CONTESTADA', 'ESTORNADA', 'CANCELADA'],
    CONTESTADA: ['ESTORNADA', 'CANCELADA'],
    RECEBIDA: ['ESTORNADA'],
    ESTORNADA: [],
    CANCELADA: [],
  },
};
