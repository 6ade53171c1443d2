import type {
  AbrangenciaSaude,
  AcomodacaoSaude,
  ContratacaoSaude,
  CoparticipacaoSaude,
  EspeciePet,
  PlanoPet,
  PortePet,
  ReembolsoPet,
  SegmentacaoSaude,
} from '@balcao/contracts';

/** What a question carries in both lines. Its published form, `sandbox-v1.published.ts`, was checked before it is read as this. */
interface Comum {
  readonly consentId: string;
  readonly corretor: { readonly codigo: string; readonly cnpj: string; readonly susep: string };
  readonly comercial: { readonly comissaoBps: number; readonly descontoBps: number };
  readonly vigencia: { readonly inicio: string; readonly fim: string };
  readonly movimento: 'NOVO' | 'RENOVACAO' | 'TRANSFERENCIA';
  readonly observacoes?: string;
}

export interface PedidoPet extends Comum {
  readonly tutor: { readonly pessoa: 'PF' | 'PJ'; readonly documento: string; readonly nome: string; readonly cep: string };
  readonly animais: readonly {
    readonly especie: EspeciePet;
    readonly nome: string;
    readonly raca?: string;
    readonly porte: PortePet;
    readonly nascimento: string;
    readonly castrado: boolean;
    readonly vacinado: boolean;
    readonly microchip?: string;
    readonly preexistencias: readonly string[];
  }[];
  readonly plano: {
    readonly nivel: PlanoPet;
    readonly reembolsoPct: ReembolsoPet;
    readonly coparticipacao: boolean;
    readonly tetoAnualCentavos: number;
    readonly coberturas: readonly ('CONSULTAS' | 'EXAMES' | 'CIRURGIA' | 'INTERNACAO' | 'FUNERAL')[];
    readonly rcTutorCentavos?: number;
  };
}

export interface PedidoSaude extends Comum {
  readonly contratante: {
    readonly pessoa: 'PF' | 'PJ';
    readonly documento: string;
    readonly nome: string;
    readonly cep: string;
    readonly abertura?: string;
    readonly entidade?: string;
  };
  readonly produto: {
    readonly contratacao: ContratacaoSaude;
    readonly municipio: string;
    readonly uf: string;
    readonly abrangencia: AbrangenciaSaude;
    readonly segmentacao: SegmentacaoSaude;
    readonly acomodacao: AcomodacaoSaude;
    readonly coparticipacao: CoparticipacaoSaude;
    readonly reembolsoCentavos?: number;
    readonly rede?: string;
  };
  readonly portabilidade?: { readonly plano: string; readonly meses: number };
  /** One by one, or none and `faixas`. */
  readonly beneficiarios: readonly {
    readonly papel: 'TITULAR' | 'DEPENDENTE';
    readonly familia: number;
    readonly nascimento: string;
    readonly sexo?: string;
    readonly cid?: string;
  }[];
  readonly faixas?: readonly number[];
}
