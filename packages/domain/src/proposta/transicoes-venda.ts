import type {
  StatusApolice,
  StatusComissao,
  StatusDivergencia,
  StatusEndosso,
  StatusParcela,
  StatusProposta,
  StatusReemissao,
} from '@balcao/contracts';
import { transicoesDivergencia } from '../emissao/compare-emissao.ts';

/** The states of what follows a closed quote. */
export interface EstadosVenda {
  proposta: StatusProposta;
  apolice: StatusApolice;
  endosso: StatusEndosso;
  divergencia: StatusDivergencia;
  parcela: StatusParcela;
  reemissao: StatusReemissao;
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
  apolice: {
    A_VIGORAR: ['VIGENTE', 'VENCIDA', 'CANCELADA'],
    VIGENTE: ['VENCIDA', 'SUSPENSA', 'CANCELADA'],
    SUSPENSA: ['VIGENTE', 'VENCIDA', 'CANCELADA'],
    VENCIDA: [],
    // a reactivation gives back the state it had
    CANCELADA: ['A_VIGORAR', 'VIGENTE', 'SUSPENSA'],
  },
  endosso: {
    SOLICITADO: ['EM_ANALISE', 'EMITIDO', 'RECUSADO'],
    EM_ANALISE: ['EMITIDO', 'RECUSADO'],
    EMITIDO: [],
    RECUSADO: [],
  },
  divergencia: transicoesDivergencia,
  parcela: {
    // giving a proposal up, or cancelling a policy, cancels its open instalments
    ABERTA: ['PAGA', 'VENCIDA', 'CANCELADA'],
    // reissued by its insurer, it waits again until the new due day
    VENCIDA: ['EM_COBRANCA', 'PAGA', 'CANCELADA', 'ABERTA'],
    EM_COBRANCA: ['PAGA', 'CANCELADA', 'ABERTA'],
    // taking a payment back gives the state it had before
    PAGA: ['ESTORNADA', 'ABERTA', 'VENCIDA', 'EM_COBRANCA'],
    // a reactivation gives back the state it had
    CANCELADA: ['ABERTA', 'VENCIDA', 'EM_COBRANCA'],
    ESTORNADA: [],
  },
  reemissao: {
    // the job that sends it may find its instalment paid
    PEDIDA: ['ENVIADA', 'FALHOU', 'CANCELADA'],
    ENVIADA: ['ATENDIDA', 'RECUSADA', 'FALHOU'],
    ATENDIDA: [],
    RECUSADA: [],
    FALHOU: [],
    CANCELADA: [],
  },
  comissao: {
    // paid whole at once, it is received without being in part first
    PREVISTA: ['PARCIAL', 'RECEBIDA', 'DIVERGENTE', 'ESTORNADA', 'CANCELADA'],
    PARCIAL: ['RECEBIDA', 'DIVERGENTE', 'ESTORNADA', 'CANCELADA'],
    DIVERGENTE: ['RECEBIDA', 'CONTESTADA', 'ESTORNADA', 'CANCELADA'],
    CONTESTADA: ['RECEBIDA', 'ESTORNADA', 'CANCELADA'],
    RECEBIDA: ['ESTORNADA'],
    ESTORNADA: [],
    CANCELADA: ['PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA'],
  },
};
