import {
  type DadosComplementares,
  type FamiliaErro,
  type FormaPagamento,
  type FormaReemissao,
  LinhaCotada,
  type MensagemSeguradora,
  type OfertaCotacao,
  type RiscoDe,
} from '@balcao/contracts';
import type { Log } from '../plugins/ports.ts';

/** Request for a quote from one insurer in one line: a complete, validated risk and the commercial terms of the broker. */
export interface PedidoDaLinha<L extends LinhaCotada> {
  readonly linha: L;
  readonly risco: RiscoDe<L>;
  readonly comissaoBps: number;
  readonly descontoBps: number;
  /** Code of the brokerage at this insurer, and its SUSEP number. */
  readonly corretor: { readonly codigo: string; readonly cnpj: string; readonly susep: string; readonly nome: string };
}

/** A request in any line. */
export type PedidoSeguradora = { [L in LinhaCotada]: PedidoDaLinha<L> }[LinhaCotada];

export type RespostaSeguradora =
  | {
      readonly status: 'OK';
      readonly numeroCalculo: string;
      /** Last day the price holds, `YYYY-MM-DD`. */
      readonly validade: string;
      readonly mensagens: readonly MensagemSeguradora[];
      readonly ofertas: readonly Omit<OfertaCotacao, 'id'>[];
      /**
       * References with which the insurer accepts each offer, in the order of `ofertas` and in its own format; absent where it accepts
       * none.
       */
      readonly referencias?: readonly string[];
    }
  | {
      readonly status: 'RECUSADO' | 'ERRO' | 'TIMEOUT' | 'CREDENCIAL';
      readonly familiaErro: FamiliaErro;
      readonly mensagens: readonly MensagemSeguradora[];
    };

export interface OpcoesCotacao {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
  readonly limiteMs: number;
}

/** An offer chosen by the client, to be transmitted to its insurer. */
export interface PedidoTransmissao {
  readonly linha: LinhaCotada;
  /** The value received in `referencias` when the offer was priced. */
  readonly referencia: string;
  readonly corretor: { readonly cnpj: string };
  readonly pagamento: { readonly forma: FormaPagamento; readonly n: number; readonly vencimentoPrimeira: string };
  readonly dadosComplementares: DadosComplementares;
  /** Address for the notices of the insurer about the proposal. */
  readonly avisarEm: string;
}

/** FALHOU can be retried under the same key; RECUSADA is final. */
export type RespostaTransmissao =
  | { readonly status: 'TRANSMITIDA'; readonly numeroSeguradora: string; readonly exigencias: readonly MensagemSeguradora[] }
  | { readonly status: 'FALHOU' | 'RECUSADA'; readonly mensagens: readonly MensagemSeguradora[] };

/** What became of an endorsement that was asked; DESCONHECIDA: it could not be told just now. */
export type SituacaoDoEndosso =
  | { readonly situacao: 'EM_ANALISE' | 'DESCONHECIDA' }
  | {
      readonly situacao: 'EMITIDO';
      readonly numero: string;
      /** `YYYY-MM-DD` */
      readonly emitidoEm: string;
      /** As it was issued, where that differs from what was asked. */
      readonly premioLiquidoCentavos?: number | undefined;
      readonly iofCentavos?: number | undefined;
    }
  | { readonly situacao: 'RECUSADO'; readonly motivo: string };

/** An instalment that its insurer is asked to reissue. */
export interface PedidoDeReemissao {
  readonly apolice: string;
  /** Number of the endorsement that charges it, as the insurer gave it; null when the policy does. */
  readonly endosso: string | null;
  readonly parcela: number;
  readonly corretor: { readonly cnpj: string };
  readonly forma: FormaReemissao;
  /** `YYYY-MM-DD`: as it stands, and as it is asked for. */
  readonly vencimento: string;
  readonly novoVencimento: string;
  /** What is still to be paid of the premium. */
  readonly saldoCentavos: number;
  readonly observacao: string | null;
}

/** What became of it. DESCONHECIDA: it could not be told just now, and may be asked again under the same key. */
export type RespostaDeReemissao =
  | { readonly situacao: 'DESCONHECIDA'; readonly causa: string }
  | { readonly situacao: 'EM_ANALISE'; readonly protocolo: string }
  | { readonly situacao: 'RECUSADA'; readonly motivo: string }
  | {
      readonly situacao: 'ATENDIDA';
      readonly protocolo: string;
      readonly vencimento: string;
      readonly multaCentavos: number;
      readonly jurosCentavos: number;
      readonly valorCentavos: number;
      readonly linhaDigitavel: string | null;
      readonly pixCopiaECola: string | null;
    };

/** How an insurer reissues instalments. Both calls throw only when `signal` aborts. */
export interface Reemissor {
  readonly formas: readonly FormaReemissao[];
  /** As many days from today the new due day may be. */
  readonly maxDias: number;
  /** Asking twice under one key asks once. */
  readonly request: (pedido: PedidoDeReemissao, options: { chave: string; signal: AbortSignal }) => Promise<RespostaDeReemissao>;
  /** What became of a request under its protocol. */
  readonly read: (protocolo: string, signal: AbortSignal) => Promise<RespostaDeReemissao>;
}

type Transmitir = (pedido: PedidoTransmissao, options: OpcoesCotacao) => Promise<RespostaTransmissao>;

/** An insurer, in any protocol. Its own field names never leave the folder of the protocol. */
export interface InsurerPort {
  readonly slug: string;
  /**
   * Asks for a price and waits for the final answer. Never throws for what the insurer did: a refusal, an outage or a malformed
   * answer is a `RespostaSeguradora`. Throws only when `signal` aborts (the user cancelled, or the process is stopping).
   */
  quote(pedido: PedidoSeguradora, options: OpcoesCotacao): Promise<RespostaSeguradora>;
  /** Lines it prices through this gateway. */
  readonly cota?: readonly LinhaCotada[];
  /** Lines whose offers it accepts through this gateway. */
  readonly transmite?: readonly LinhaCotada[];
  /**
   * Transmits an offer and waits for its number. Transmitting the same offer twice creates one proposal. Throws only when `signal` aborts.
   */
  readonly transmit?: Transmitir;
  /** Whether it takes requests for endorsements by Open Insurance, under a consent. */
  readonly recebeEndossos?: boolean;
  /** What became of a request under its protocol; absent where it cannot be asked. Throws only when `signal` aborts. */
  readonly readEndosso?: (protocolo: string, signal: AbortSignal) => Promise<SituacaoDoEndosso>;
  /** How it reissues instalments; absent where it takes no requests for it. */
  readonly reemissao?: Reemissor;
  /** Key that signs its notices; without one all are rejected. */
  readonly segredoAvisos?: string;
}

/** Whether an insurer takes proposals of a form through this gateway. */
export function isRecebida(insurer: InsurerPort | undefined, formulario: string): boolean {
  const linha = LinhaCotada.safeParse(formulario);
  return linha.success && insurer?.transmite?.includes(linha.data) === true;
}

/** Protocols of this gateway, one folder each. */
export const PROTOCOLOS = [
  'opin-quote-auto',
  'opin-quote-patrimonial',
  'opin-quote-person',
  'sandbox-v1',
  'opin-endorsement',
  'sandbox-endorsement',
  'sandbox-reissue',
] as const;
export type Protocolo = (typeof PROTOCOLOS)[number];
/** Protocols that price. */
export type ProtocoloDeCotacao = Exclude<Protocolo, 'opin-endorsement' | 'sandbox-endorsement' | 'sandbox-reissue'>;

/** One protocol of one insurer, with the lines it covers. State (token, circuit) lives as long as this object. */
export interface Cotador<L extends LinhaCotada> {
  readonly linhas: readonly L[];
  readonly quote: (pedido: PedidoDaLinha<L>, options: OpcoesCotacao) => Promise<RespostaSeguradora>;
  /** Absent where the protocol only quotes. */
  readonly transmit?: Transmitir;
}

/** Configuration of one insurer: a new one with a known protocol needs only this. */
export interface ConfigSeguradora {
  readonly slug: string;
  readonly nome: string;
  /** Its protocols; each covers certain lines. */
  readonly protocolos: readonly Protocolo[];
  /** Base address of its API, without the path of the standard: `https://api.seguradora.com.br`. */
  readonly baseUrl: string;
  /** Address of its token endpoint; `<baseUrl>/oauth/token` when absent. */
  readonly tokenUrl?: string;
  readonly credenciais?: { readonly clientId: string; readonly clientSecret: string };
  /** Key with which this insurer signs its notices. */
  readonly segredoAvisos?: string;
  /** As many days from today a reissued instalment may fall due; `REEMISSAO_MAX_DIAS` when absent. */
  readonly reemissaoMaxDias?: number;
}

/** The limit of insurers whose configuration says none. */
export const REEMISSAO_MAX_DIAS = 15;

/** Dependencies of every adapter. Clock and waiting are arguments, so that tests do not wait in real time. */
export interface DepsSeguradora {
  readonly fetch?: typeof fetch;
  readonly agora: () => Date;
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  readonly espera: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: Log;
}
