export type TipoDocumento = 'PROPOSTA' | 'APOLICE' | 'ENDOSSO' | 'BOLETO';
export type FamiliaDocumento = 'FICHA' | 'COLUNAS' | 'QUADROS';
export type FormaPagamento = 'BOLETO' | 'PIX' | 'CARTAO' | 'DEBITO';

export interface CoberturaImpressa {
  readonly nome: string;
  readonly lmiCentavos: number;
  /** Negative in an endorsement that gives back. */
  readonly premioCentavos: number;
  /** null: the cover has no deductible. */
  readonly franquiaCentavos: number | null;
}

export interface ParcelaImpressa {
  readonly numero: number;
  readonly vencimento: string;
  readonly valorCentavos: number;
}

export interface VeiculoImpresso {
  readonly tipo: 'VEICULO';
  readonly modelo: string;
  readonly anoModelo: number;
  readonly placa: string;
  readonly chassi: string;
  readonly condutor: { readonly nome: string; readonly cpf: string };
}

export interface LocalImpresso {
  readonly tipo: 'LOCAL';
  readonly endereco: string;
  readonly cep: string;
}

/** Everything a pretend insurer prints on one document: what a reader of it must find, and nothing else. */
export interface DadosDocumento {
  readonly tipo: TipoDocumento;
  readonly familia: FamiliaDocumento;
  readonly seguradora: { readonly slug: string; readonly nome: string; readonly cnpj: string; readonly susep: string };
  readonly numeroProposta: string;
  /** null while it is only a proposal. */
  readonly numeroApolice: string | null;
  readonly numeroEndosso: string | null;
  readonly motivoEndosso: string | null;
  /** Of another insurer, where the policy renews one: a trap for whoever takes the first number it sees. */
  readonly renova: { readonly seguradora: string; readonly apolice: string } | null;
  readonly segurado: { readonly nome: string; readonly documento: string };
  readonly corretor: { readonly nome: string; readonly susep: string };
  readonly ramo: { readonly codigo: string; readonly nome: string };
  readonly item: VeiculoImpresso | LocalImpresso | null;
  readonly vigIni: string;
  readonly vigFim: string;
  readonly emissao: string;
  readonly coberturas: readonly CoberturaImpressa[];
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  /** Líquido + IOF. */
  readonly premioTotalCentavos: number;
  /** What the instalments cost over the total. */
  readonly jurosCentavos: number;
  readonly forma: FormaPagamento;
  readonly parcelas: readonly ParcelaImpressa[];
  readonly comissaoBps: number;
  readonly bonus: number | null;
  readonly ci: string | null;
  readonly boleto: {
    readonly parcela: ParcelaImpressa;
    readonly nossoNumero: string;
    readonly linhaDigitavel: string;
    readonly copiaECola: string;
  } | null;
}
