import type { LayoutDocumento, NomeCampoLido, TipoDocumentoLido } from '@balcao/contracts';
import type { DocumentoLido } from '../locate.ts';
import type { Leitor } from '../parse-valor.ts';
import type { Trecho } from '../trecho.ts';

/** How one field of a layout is found and read. */
export interface Regra {
  readonly campo: NomeCampoLido;
  readonly rotulo: string;
  readonly onde: 'DIREITA' | 'ABAIXO';
  readonly read: Leitor;
  /** Title under which the label counts, where it stands elsewhere too. */
  readonly secao?: string;
}

export interface LinhaCobertura {
  readonly nome: Trecho;
  readonly lmi: Trecho;
  readonly premio: Trecho;
  /** null: the document says there is none. */
  readonly franquia: Trecho | null;
}

export interface LinhaParcela {
  readonly numero: Trecho;
  readonly vencimento: Trecho;
  readonly valor: Trecho;
}

/** A family of layout, as data: what it is known by and where each field stands. */
export interface Layout {
  readonly nome: LayoutDocumento;
  /** Labels of which a contract, or a boleto, of this family has nearly all. */
  readonly sinais: { readonly contrato: readonly string[]; readonly boleto: readonly string[] };
  readonly titulos: readonly (readonly [titulo: string, tipo: TipoDocumentoLido])[];
  readonly contrato: readonly Regra[];
  readonly boleto: readonly Regra[];
  /** Labels of fields nobody reads: what stands under them is not another field's. */
  readonly outrosRotulos: readonly string[];
  readonly dia: Leitor;
  readonly centavos: Leitor;
  /** Where the insurer's name stands. */
  readonly seguradora: (doc: DocumentoLido) => Trecho | null;
  readonly coberturas: (doc: DocumentoLido) => readonly LinhaCobertura[];
  readonly parcelas: (doc: DocumentoLido) => readonly LinhaParcela[];
}

/** Every label a contract, or a boleto, of a layout has. */
export const labelsOf = ({ contrato, boleto, outrosRotulos, sinais }: Layout, isBoleto: boolean): string[] => [
  ...(isBoleto ? boleto : contrato).map(({ rotulo }) => rotulo),
  ...outrosRotulos,
  ...(isBoleto ? sinais.boleto : sinais.contrato),
];
