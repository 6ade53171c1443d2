/** Risk region of the overnight postcode: A is the mildest. */
export type Regiao = 'A' | 'B' | 'C' | 'D';
export type FormaAceita = 'BOLETO' | 'CARTAO' | 'DEBITO' | 'PIX';

/** What every tariff says, whatever the line: broker's terms, tax, how long a price holds, how it is paid. */
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
