import type {
  DadosComplementares,
  FamiliaErro,
  FormaPagamento,
  LinhaCotada,
  MensagemSeguradora,
  OfertaCotacao,
  RiscoDe,
} from '@balcao/contracts';
import type { Log } from '../plugins/ports.ts';

/** What is asked of one insurer in one line: a complete, validated risk and the broker's commercial terms. */
export interface PedidoDaLinha<L extends LinhaCotada> {
  readonly linha: L;
  readonly risco: RiscoDe<L>;
  readonly comissaoBps: number;
  readonly descontoBps: number;
  /** The brokerage's code at this insurer and its SUSEP number. */
  readonly corretor: { readonly codigo: string; readonly cnpj: string; readonly susep: string; readonly nome: string };
}

/** A question in any line. */
export type PedidoSeguradora = { [L in LinhaCotada]: PedidoDaLinha<L> }[LinhaCotada];

export type RespostaSeguradora =
  | {
      readonly status: 'OK';
      readonly numeroCalculo: string;
      /** Last day the price holds, `YYYY-MM-DD`. */
      readonly validade: string;
      readonly mensagens: readonly MensagemSeguradora[];
      readonly ofertas: readonly Omit<OfertaCotacao, 'id'>[];
      /** What the insurer must be told to take each offer up, in the order of `ofertas` and in its own words; absent where it takes none. */
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

/** An offer the client took, handed to the insurer that made it. */
export interface PedidoTransmissao {
  readonly linha: LinhaCotada;
  /** As it came in `referencias` when the offer was priced. */
  readonly referencia: string;
  readonly corretor: { readonly cnpj: string };
  readonly pagamento: { readonly forma: FormaPagamento; readonly n: number; readonly vencimentoPrimeira: string };
  readonly dadosComplementares: DadosComplementares;
  /** Where the insurer tells what becomes of it. */
  readonly avisarEm: string;
}

/** FALHOU may be asked again under the same key; RECUSADA is the insurer's last word. */
export type RespostaTransmissao =
  | { readonly status: 'TRANSMITIDA'; readonly numeroSeguradora: string; readonly exigencias: readonly MensagemSeguradora[] }
  | { readonly status: 'FALHOU' | 'RECUSADA'; readonly mensagens: readonly MensagemSeguradora[] };

type Transmitir = (pedido: PedidoTransmissao, options: OpcoesCotacao) => Promise<RespostaTransmissao>;

/** An insurer, whatever it speaks. Its own field names never leave the folder of the protocol. */
export interface InsurerPort {
  readonly slug: string;
  /**
   * Asks for a price and waits for the final answer. Never throws for what the insurer did: a refusal, an outage or a malformed
   * answer is a `RespostaSeguradora`. Throws only when `signal` aborts (the user cancelled, or the process is stopping).
   */
  quote(pedido: PedidoSeguradora, options: OpcoesCotacao): Promise<RespostaSeguradora>;
  /** Lines whose offers it takes up through here. */
  readonly transmite?: readonly LinhaCotada[];
  /**
   * Hands an offer over and waits for its number. The same offer handed over twice is one proposal. Throws only when `signal` aborts.
   */
  readonly transmit?: Transmitir;
  /** Key its notices are signed with; without one none is believed. */
  readonly segredoAvisos?: string;
}

/** Protocols this gateway speaks: one folder each. */
export const PROTOCOLOS = ['opin-quote-auto', 'opin-quote-patrimonial', 'opin-quote-person', 'sandbox-v1'] as const;
export type Protocolo = (typeof PROTOCOLOS)[number];

/** One protocol at one insurer, asked in the lines it carries. State (token, circuit) lives as long as this object. */
export interface Cotador<L extends LinhaCotada> {
  readonly linhas: readonly L[];
  readonly quote: (pedido: PedidoDaLinha<L>, options: OpcoesCotacao) => Promise<RespostaSeguradora>;
  /** Absent where the protocol only prices. */
  readonly transmit?: Transmitir;
}

/** One insurer as configured: another that speaks a known protocol is one more of these, nothing else. */
export interface ConfigSeguradora {
  readonly slug: string;
  readonly nome: string;
  /** What it speaks; each protocol carries certain lines. */
  readonly protocolos: readonly Protocolo[];
  /** Where its API lives, without the standard's own path: `https://api.seguradora.com.br`. */
  readonly baseUrl: string;
  /** Where its tokens come from; `<baseUrl>/oauth/token` when absent. */
  readonly tokenUrl?: string;
  readonly credenciais?: { readonly clientId: string; readonly clientSecret: string };
  /** Key this insurer signs its notices with. */
  readonly segredoAvisos?: string;
}

/** What every adapter is given. Clock and waiting are arguments, so that a test is not a minute long. */
export interface DepsSeguradora {
  readonly fetch?: typeof fetch;
  readonly agora: () => Date;
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  readonly espera: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: Log;
}
