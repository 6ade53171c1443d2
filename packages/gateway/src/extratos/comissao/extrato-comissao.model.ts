import type { LinhaDoExtrato } from '@balcao/domain';
import type { EscritaDoArquivo, LinhaDaTabela, LinhaRecusada, Mapeamento, LeituraRecusada } from '../tabela/tabela.model.ts';

/** Fields of a line of a commission statement. */
export type CampoDaComissao = 'apolice' | 'endosso' | 'parcela' | 'segurado' | 'proposta' | 'documento' | 'premio' | 'bps' | 'valor';

/** Fields of the statement itself. */
export type CampoDoExtrato =
  | 'seguradora'
  | 'numero'
  | 'competencia'
  | 'creditoEm'
  | 'bruto'
  | 'irrf'
  | 'iss'
  | 'inss'
  | 'outros'
  | 'liquido';

export type MapeamentoDeComissao = Mapeamento<CampoDaComissao, CampoDoExtrato>;

/** A line that was read; amounts in integer centavos. */
export interface LinhaDeComissao extends LinhaDoExtrato {
  readonly linha: number;
  readonly segurado: string | null;
  readonly bps: number | null;
}

/** What the statement says of itself; null where it does not. Integer centavos; what is withheld is positive. */
export interface CabecalhoDoExtrato {
  readonly seguradora: string | null;
  readonly numero: string | null;
  /** `YYYY-MM` */
  readonly competencia: string | null;
  /** `YYYY-MM-DD` */
  readonly creditoEm: string | null;
  readonly brutoCentavos: number | null;
  readonly irrfCentavos: number | null;
  readonly issCentavos: number | null;
  readonly inssCentavos: number | null;
  readonly outrosCentavos: number | null;
  readonly liquidoCentavos: number | null;
}

/** What does not agree within a statement. */
export type AvisoDoExtrato = 'SOMA_DIFERE_DO_BRUTO' | 'LIQUIDO_NAO_FECHA' | 'LINHAS_RECUSADAS';

/** A statement that was read, or why not. Every line under the titles is read, refused or told as none. */
export type LeituraDeComissao =
  | {
      readonly isLido: true;
      readonly escrita: EscritaDoArquivo;
      readonly cabecalho: CabecalhoDoExtrato;
      readonly linhas: readonly LinhaDeComissao[];
      readonly recusadas: readonly LinhaRecusada[];
      /** Totals, page numbers and other lines that are of no commission. */
      readonly ignoradas: readonly LinhaDaTabela[];
      readonly avisos: readonly AvisoDoExtrato[];
    }
  | LeituraRecusada;
