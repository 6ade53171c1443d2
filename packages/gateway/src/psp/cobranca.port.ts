import type { Juros, Multa } from '@balcao/domain';

/** Who owes: a company of Brazil. */
export interface Devedor {
  /** Fourteen characters. */
  readonly cnpj: string;
  readonly nome: string;
}

/** A charge with its due date, as it is asked of the provider of payments. */
export interface PedidoCobranca {
  /** 26 to 35 letters and digits, chosen by us and never used again: asking twice by one of them is one charge. */
  readonly txid: string;
  readonly valorCentavos: number;
  /** `YYYY-MM-DD`. */
  readonly vencimento: string;
  readonly validadeDias: number;
  readonly multa: Multa | null;
  readonly juros: Juros | null;
  readonly devedor: Devedor;
  /** Shown to who pays. */
  readonly mensagem: string;
}

/** What went back of a payment. */
export interface DevolucaoLida {
  readonly id: string;
  readonly valorCentavos: number;
  readonly status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
}

/** A payment, as the provider tells it. */
export interface PagamentoLido {
  readonly endToEndId: string;
  readonly valorCentavos: number;
  readonly horario: Date;
  readonly devolucoes: readonly DevolucaoLida[];
}

/** A charge, as the provider has it. */
export interface CobrancaLida {
  readonly txid: string;
  readonly status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA';
  /** Where its content is kept, without a scheme; null when the provider gave none. */
  readonly location: string | null;
  readonly pagamentos: readonly PagamentoLido[];
}

/** What a notice of the provider is about: the payment itself is asked for, never taken from a notice. */
export interface AvisoPix {
  readonly txid: string;
  readonly endToEndId: string;
}

/** A provider of payments. Every call gives up by `signal`. */
export interface CobrancaPort {
  /** Issues a charge, or finds the one of that txid. @throws {PspIndisponivel | PspRecusou} */
  create(pedido: PedidoCobranca, signal: AbortSignal): Promise<CobrancaLida>;
  /** @throws {PspIndisponivel | PspRecusou} */
  find(txid: string, signal: AbortSignal): Promise<CobrancaLida | null>;
  /** Every charge created in a period, page by page. @throws {PspIndisponivel | PspRecusou} */
  list(periodo: { readonly inicio: Date; readonly fim: Date }, signal: AbortSignal): AsyncIterable<CobrancaLida>;
  /** Takes a charge back, so that nobody pays it any more; one already paid stays. @throws {PspIndisponivel} */
  remove(txid: string, signal: AbortSignal): Promise<void>;
  /** Asks for notices at an address, to which the provider adds `/pix`. @throws {PspIndisponivel | PspRecusou} */
  listenAt(url: string, signal: AbortSignal): Promise<void>;
  /** The notices in a body that arrived; null when it is none. */
  readAvisos(corpo: unknown): readonly AvisoPix[] | null;
  /** Text of the QR code of a charge kept at a location. */
  copiaECola(location: string): string;
}

/** The provider could not be asked, or did not know how to answer: asking again may cure it. `causa` is safe to log. */
export class PspIndisponivel extends Error {
  override readonly name = 'PspIndisponivel';

  constructor(readonly causa: string) {
    super(causa);
  }
}

/** The provider understood and refused: asking the same again is of no use. `causa` is safe to log. */
export class PspRecusou extends Error {
  override readonly name = 'PspRecusou';

  constructor(readonly causa: string) {
    super(causa);
  }
}
