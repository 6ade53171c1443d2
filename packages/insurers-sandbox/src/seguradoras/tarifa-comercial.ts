/** Risk region of the overnight postcode: A is the mildest. */
export type Regiao = 'A' | 'B' | 'C' | 'D';
export type FormaAceita = 'BOLETO' | 'CARTAO' | 'DEBITO' | 'PIX';

/** Common part of the tariffs of all lines: commission limits, tax, validity of prices, payment plans. */
export interface TarifaComercial {
  readonly minimoCentavos: number;
  readonly iofBps: number;
  readonly validadeDias: number;
  readonly comissao: { readonly padraoBps: number; readonly minBps: number; readonly maxBps: number };
  readonly descontoMaxBps: number;
  readonly parcelamento: {
    readonly jurosBps: number;
    readonly formas: readonly { forma: FormaAceita; semJurosAte: number; ate: number }[];
  };
}
