import type { OcupacaoVida, RiscoVida } from '@balcao/contracts';

/** A cover of our risk in the codes of the standard; those with the same code are distinguished by `internalCode`. */
export interface PalavraCobertura {
  readonly codigo: string;
  readonly nome: string;
  readonly branch: string;
  readonly code: OpinLifeCode;
  readonly internalCode?: string;
}

export const codigosVida = [
  'MORTE',
  'MORTE_ACIDENTAL',
  'INVALIDEZ_TOTAL_E PARCIAL_POR_ACIDENTE',
  'INVALIDEZ_FUNCIONAL_PERMANENTE_TOTAL_POR_DOENÇA',
  'INVALIDEZ_LABORATIVA_PERMANENTE_TOTAL_POR_DOENÇA',
  'INCAPACIDADE_TEMPORÁRIA',
  'DOENÇA_GRAVE',
  'INTERNAÇÃO_HOSPITALAR',
] as const;
export type OpinLifeCode = (typeof codigosVida)[number];

type CampoCapital = Exclude<keyof RiscoVida['coberturas'], 'prazo' | 'funeral'>;

/** Individual life 1391, personal accidents 1381 (domain design §5.1). */
export const coberturasVida: Readonly<Record<CampoCapital, PalavraCobertura>> = {
  morteCentavos: { codigo: 'MORTE', nome: 'Morte', branch: '1391', code: 'MORTE' },
  morteAcidentalCentavos: { codigo: 'MORTE_ACIDENTAL', nome: 'Morte acidental', branch: '1381', code: 'MORTE_ACIDENTAL' },
  invalidezAcidenteCentavos: {
    codigo: 'IPA',
    nome: 'Invalidez por acidente',
    branch: '1381',
    code: 'INVALIDEZ_TOTAL_E PARCIAL_POR_ACIDENTE',
  },
  invalidezFuncionalCentavos: {
    codigo: 'IFPD',
    nome: 'Invalidez funcional por doença',
    branch: '1391',
    code: 'INVALIDEZ_FUNCIONAL_PERMANENTE_TOTAL_POR_DOENÇA',
  },
  invalidezLaboralCentavos: {
    codigo: 'ILPD',
    nome: 'Invalidez laborativa por doença',
    branch: '1391',
    code: 'INVALIDEZ_LABORATIVA_PERMANENTE_TOTAL_POR_DOENÇA',
  },
  doencaGraveCentavos: { codigo: 'DOENCA_GRAVE', nome: 'Doenças graves', branch: '1391', code: 'DOENÇA_GRAVE' },
  diariaIncapacidadeCentavos: {
    codigo: 'DIT',
    nome: 'Diária por incapacidade temporária',
    branch: '1391',
    code: 'INCAPACIDADE_TEMPORÁRIA',
  },
  diariaInternacaoCentavos: {
    codigo: 'INTERNACAO',
    nome: 'Diária por internação hospitalar',
    branch: '1391',
    code: 'INTERNAÇÃO_HOSPITALAR',
  },
  conjugeCentavos: { codigo: 'CONJUGE', nome: 'Morte do cônjuge', branch: '1391', code: 'MORTE', internalCode: 'CONJUGE' },
  filhosCentavos: { codigo: 'FILHOS', nome: 'Morte de filhos', branch: '1391', code: 'MORTE', internalCode: 'FILHOS' },
};

export const ocupacoes = {
  CLT: 'CLT',
  AUTONOMO: 'AUTONOMO',
  PJ: 'PESSOA_JURIDICA',
  SOCIO_MEI: 'SOCIO_PROPRIETARIO_DE_EMPRESA_MEI',
  SEM_ATIVIDADE: 'DESEMPREGADO_NAO_EXERCE_ATIVIDADE_PROFISSIONAL',
} as const satisfies Record<OcupacaoVida, string>;
