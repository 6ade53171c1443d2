import type { MovimentoDoBanco, SaldoDoDia } from '@balcao/domain';
import type { Codificacao } from '../decode-texto.ts';

/** A movement of an OFX file; `valorCentavos` has the sign of the file. */
export interface MovimentoOfx extends MovimentoDoBanco {
  /** TRNTYPE as the bank says it, `OTHER` where it says none. */
  readonly tipo: string;
  /** Number of a cheque or document. */
  readonly documento: string | null;
}

/** A statement of one account. */
export interface ExtratoOfx {
  readonly banco: string | null;
  readonly agencia: string | null;
  /** As the bank writes it: some put the branch before it. */
  readonly conta: string;
  /** Of a credit card. */
  readonly isCartao: boolean;
  /** ISO 4217. */
  readonly moeda: string;
  readonly inicio: string | null;
  readonly fim: string | null;
  readonly movimentos: readonly MovimentoOfx[];
  /** LEDGERBAL; null where the file says none. */
  readonly saldo: SaldoDoDia | null;
}

/** Why an OFX file is not read. */
export type MotivoOfx =
  | 'VAZIO'
  | 'GRANDE'
  | 'NAO_E_OFX'
  | 'TRUNCADO'
  | 'SEM_EXTRATO'
  | 'SEM_CONTA'
  | 'MOVIMENTOS_DEMAIS'
  | 'VALOR_INVALIDO'
  | 'DIA_INVALIDO'
  | 'MOEDA_ESTRANGEIRA';

/** A file that was read, or why not and what of it says so. */
export type LeituraOfx =
  | { readonly isLido: true; readonly versao: '1' | '2'; readonly codificacao: Codificacao; readonly extratos: readonly ExtratoOfx[] }
  | { readonly isLido: false; readonly motivo: MotivoOfx; readonly trecho: string | null };

/** Refused on the way, told as data at the door. */
export class OfxRecusado extends Error {
  override readonly name = 'OfxRecusado';
  constructor(
    readonly motivo: MotivoOfx,
    readonly trecho: string | null = null,
  ) {
    super(motivo);
  }
}
