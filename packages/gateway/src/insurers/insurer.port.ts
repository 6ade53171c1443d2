import type { FamiliaErro, MensagemSeguradora, OfertaCotacao, RiscoAuto } from '@balcao/contracts';
import type { Registro } from '../plugins/ports.ts';

/** What is asked of one insurer: a complete, validated risk and the broker's commercial terms. */
export interface PedidoSeguradora {
  readonly risco: RiscoAuto;
  readonly comissaoBps: number;
  readonly descontoBps: number;
  /** The brokerage's code at this insurer and its SUSEP number. */
  readonly corretor: { readonly codigo: string; readonly cnpj: string; readonly susep: string; readonly nome: string };
}

export type RespostaSeguradora =
  | {
      readonly status: 'OK';
      readonly numeroCalculo: string;
      /** Last day the price holds, `YYYY-MM-DD`. */
      readonly validade: string;
      readonly mensagens: readonly MensagemSeguradora[];
      readonly ofertas: readonly Omit<OfertaCotacao, 'id'>[];
    }
  | {
      readonly status: 'RECUSADO' | 'ERRO' | 'TIMEOUT' | 'CREDENCIAL';
      readonly familiaErro: FamiliaErro;
      readonly mensagens: readonly MensagemSeguradora[];
    };

/** What every insurer folder provides. The insurer's own field names never leave its folder. */
export interface InsurerPort {
  readonly slug: string;
  /**
   * Asks for a price and waits for the final answer. Never throws for what the insurer did: a refusal, an outage or a malformed
   * answer is a `RespostaSeguradora`. Throws only when `signal` aborts (the user cancelled, or the process is stopping).
   */
  quote(pedido: PedidoSeguradora, options: { signal: AbortSignal; idempotencyKey: string; limiteMs: number }): Promise<RespostaSeguradora>;
}

/** One insurer as configured: another that speaks a known protocol is one more of these, nothing else. */
export interface ConfigSeguradora {
  readonly slug: string;
  readonly nome: string;
  readonly protocolo: 'opin-quote-auto';
  /** Where its API lives, without the standard's own path: `https://api.seguradora.com.br`. */
  readonly baseUrl: string;
  /** Where its tokens come from; `<baseUrl>/oauth/token` when absent. */
  readonly tokenUrl?: string;
  readonly credenciais?: { readonly clientId: string; readonly clientSecret: string };
}

/** What every adapter is given. Clock and waiting are arguments, so that a test is not a minute long. */
export interface DepsSeguradora {
  readonly fetch?: typeof fetch;
  readonly agora: () => Date;
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  readonly espera: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly registro: Registro;
}
