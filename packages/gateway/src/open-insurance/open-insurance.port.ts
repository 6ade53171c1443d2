/** The published products that are read. */
export type ProdutoCompartilhado = 'AUTO' | 'PATRIMONIAL' | 'PESSOAS';

/** Why an insurer did not answer as asked; never with a word of what it said, which may be of the person. */
export class FalhaOpenInsurance extends Error {
  override readonly name = 'FalhaOpenInsurance';
  constructor(
    /** LIMITE: too many, to be asked again after `esperaMs`. INDISPONIVEL: later. SEM_CONSENTIMENTO: never again. RECUSADA: our request was. */
    readonly tipo: 'LIMITE' | 'INDISPONIVEL' | 'SEM_CONSENTIMENTO' | 'RECUSADA',
    readonly motivo: string,
    readonly esperaMs: number | null = null,
  ) {
    super(`${tipo}: ${motivo}`);
  }
}

/** State of a consent at the insurer, as published. */
export type SituacaoNaSeguradora = 'AWAITING_AUTHORISATION' | 'AUTHORISED' | 'REJECTED' | 'CONSUMED';

export interface ConsentimentoCriado {
  readonly consentId: string;
  /** What the insurer kept of what was asked. */
  readonly permissoes: readonly string[];
  readonly expiraEm: Date;
}

/** A person sent to their insurer: what must be known when they come back. */
export interface Ida {
  readonly url: string;
  readonly estado: string;
  readonly nonce: string;
  readonly verificador: string;
}

export interface Chaves {
  readonly acesso: string;
  readonly acessoAte: Date;
  readonly renovacao: string | null;
}

/** What of an endorsement a person consents to; the request made under it says the same. */
export interface EndossoConsentido {
  readonly numeroApolice: string;
  /** What is insured, as it is known at the insurer. */
  readonly objetos: readonly string[];
  /** The proposal or certificate, which the standard demands of insurance of people; null elsewhere. */
  readonly proposta: string | null;
  readonly tipo: 'ALTERACAO' | 'INCLUSAO' | 'EXCLUSAO' | 'CANCELAMENTO';
  readonly descricao: string;
}

/** A request for an endorsement, under a consent of phase 3. */
export interface PedidoDeEndosso extends EndossoConsentido {
  readonly consentId: string;
  /** Day it is asked, `YYYY-MM-DD`. */
  readonly dia: string;
  /** What changes, by the names it has here. */
  readonly depois: Readonly<Record<string, unknown>>;
}

/** RECUSADO is final. `endereco`: where the insurer lets it be seen. */
export type RespostaDeEndosso =
  | { readonly status: 'PROTOCOLADO'; readonly protocolo: string; readonly endereco: string | null }
  | { readonly status: 'RECUSADO'; readonly codigo: string; readonly texto: string };

/** Phase 2 shares data; phase 3 asks for an endorsement. */
export type FaseDoConsentimento = 'DADOS' | 'ENDOSSO';

export interface NovoConsentimento {
  readonly cpf: string;
  /** The company the person acts for; null for themselves. */
  readonly cnpj: string | null;
  readonly produtos: readonly ProdutoCompartilhado[];
  /** Instead of products: the phases are not asked for together. */
  readonly endosso?: EndossoConsentido | null;
  readonly expiraEm: Date;
  readonly chaveIdempotencia: string;
}

/** One insurer, as seen by who reads with consent. Every method may throw {@link FalhaOpenInsurance}. */
export interface OpenInsurancePort {
  readonly slug: string;
  readonly nome: string;
  createConsent(novo: NovoConsentimento, signal: AbortSignal): Promise<ConsentimentoCriado>;
  readConsent(consentId: string, signal: AbortSignal): Promise<{ situacao: SituacaoNaSeguradora; motivo: string | null }>;
  deleteConsent(consentId: string, signal: AbortSignal): Promise<void>;
  /** Pushes the signed request and answers where the person is sent. */
  start(consentId: string, retorno: string, signal: AbortSignal, fase?: FaseDoConsentimento): Promise<Ida>;
  /** The person came back to `url`, the whole address. */
  finish(url: URL, ida: Omit<Ida, 'url'>, signal: AbortSignal): Promise<Chaves>;
  refresh(renovacao: string, signal: AbortSignal): Promise<Chaves>;
  /** Every policy the consent lets be read. */
  readApolices(acesso: string, permissoes: readonly string[], signal: AbortSignal): Promise<readonly ApoliceLida[]>;
  /** Asks for an endorsement, once however often it is asked under one key. */
  requestEndosso(
    acesso: string,
    pedido: PedidoDeEndosso,
    options: { readonly chave: string; readonly signal: AbortSignal },
  ): Promise<RespostaDeEndosso>;
}

/** Where a person comes back to; insurers are told this address. */
export const CAMINHO_RETORNO = '/open-insurance/retorno';

export interface CoberturaLida {
  readonly codigo: string;
  readonly nome: string;
  readonly limiteCentavos: number | null;
  readonly premioCentavos: number | null;
  readonly franquiaCentavos: number | null;
}

/** A policy as an insurer tells of it. */
export interface ApoliceLida {
  readonly produto: ProdutoCompartilhado;
  readonly numero: string;
  readonly nomeProduto: string;
  readonly ramo: string;
  readonly vigIni: string;
  readonly vigFim: string;
  readonly premioCentavos: number;
  readonly parcelas: number | null;
  readonly bonus: number | null;
  readonly corretor: string | null;
  readonly corretorSusep: string | null;
  readonly bem: string;
  readonly veiculo: { readonly fipe: string; readonly anoModelo: number; readonly placa: string | null } | null;
  readonly coberturas: readonly CoberturaLida[];
  readonly sinistros: readonly {
    readonly numero: string;
    readonly em: string;
    readonly status: string;
    readonly valorCentavos: number | null;
  }[];
}
