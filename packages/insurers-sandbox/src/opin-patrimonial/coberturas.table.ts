import type { LinhaPatrimonial } from '../seguradoras/tarifa-patrimonial.ts';

/** A cover: its code in the standard, and its label. */
export interface CoberturaPublicada {
  readonly code: string;
  readonly nome: string;
}

/** SUSEP branch of each line (domain design §5.1). */
export const ramos: Readonly<Record<LinhaPatrimonial, string>> = { RESIDENCIAL: '0114', CONDOMINIO: '0116', EMPRESARIAL: '0118' };

const RC = 'CONDOMINIAL_RESPONSABILIDADE_CIVIL';

/** Covers sold in each line by our id, which travels as `internalCode`: the standard has one code for several liabilities. */
export const coberturas: Readonly<Record<LinhaPatrimonial, Readonly<Record<string, CoberturaPublicada>>>> = {
  RESIDENCIAL: {
    BASICA: { code: 'RESIDENCIAL_IMOVEL_BASICA', nome: 'Incêndio, raio, explosão e aeronave' },
    DANOS_ELETRICOS: { code: 'RESIDENCIAL_DANOS_ELETRICOS', nome: 'Danos elétricos' },
    VENDAVAL: { code: 'RESIDENCIAL_VENDAVAL', nome: 'Vendaval, furacão e granizo' },
    ROUBO: { code: 'RESIDENCIAL_ROUBO_E_SUBTRACAO_DE_BENS', nome: 'Roubo e furto qualificado' },
    VIDROS: { code: 'RESIDENCIAL_QUEBRA_DE_VIDROS', nome: 'Quebra de vidros' },
    ALAGAMENTO: { code: 'RESIDENCIAL_ALAGAMENTO', nome: 'Alagamento e inundação' },
    RC_FAMILIAR: { code: 'RESIDENCIAL_RESPONSABILIDADE_CIVIL_FAMILIAR', nome: 'Responsabilidade civil familiar' },
    ALUGUEL: { code: 'RESIDENCIAL_PERDA_E_PAGAMENTO_DE_ALUGUEL', nome: 'Perda ou pagamento de aluguel' },
    ELETRONICOS: { code: 'RESIDENCIAL_DANOS_A_EQUIPAMENTOS_ELETRONICOS', nome: 'Equipamentos eletrônicos' },
    DANOS_POR_AGUA: { code: 'RESIDENCIAL_DANOS_POR_AGUA', nome: 'Vazamento e danos por água' },
    IMPACTO: { code: 'RESIDENCIAL_IMPACTO_DE_VEICULOS', nome: 'Impacto de veículos' },
    DESMORONAMENTO: { code: 'RESIDENCIAL_DESMORONAMENTO', nome: 'Desmoronamento' },
  },
  CONDOMINIO: {
    BASICA_SIMPLES: { code: 'CONDOMINIAL_COBERTURA_BASICA_SIMPLES', nome: 'Básica simples' },
    BASICA_AMPLA: { code: 'CONDOMINIAL_COBERTURA_BASICA_AMPLA', nome: 'Básica ampla' },
    RC_CONDOMINIO: { code: RC, nome: 'Responsabilidade civil do condomínio' },
    RC_SINDICO: { code: RC, nome: 'Responsabilidade civil do síndico' },
    RC_PORTOES: { code: RC, nome: 'Responsabilidade civil por portões e veículos' },
    RC_GARAGISTA: { code: RC, nome: 'Responsabilidade civil da garagem' },
    DANOS_ELETRICOS: { code: 'CONDOMINIAL_DANOS_ELETRICOS', nome: 'Danos elétricos' },
    VIDROS: { code: 'CONDOMINIAL_QUEBRA_DE_VIDROS_ESPELHOS_MARMORES_E_GRANITOS', nome: 'Quebra de vidros' },
    VENDAVAL: { code: 'CONDOMINIAL_VENDAVAL', nome: 'Vendaval, furacão e granizo' },
    ALAGAMENTO: { code: 'CONDOMINIAL_ALAGAMENTO', nome: 'Alagamento e inundação' },
    ROUBO: { code: 'CONDOMINIAL_ROUBO', nome: 'Roubo e furto qualificado' },
    FIDELIDADE: { code: 'CONDOMINIAL_FIDELIDADE_DE_EMPREGADOS', nome: 'Fidelidade de empregados' },
    VIDA_FUNCIONARIOS: { code: 'CONDOMINIAL_VIDA_E_ACIDENTES_PESSOAIS_EMPREGADOS', nome: 'Vida dos funcionários' },
  },
  EMPRESARIAL: {
    INCENDIO: { code: 'EMPRESARIAL_INCENDIO_QUEDA_DE_RAIO_E_EXPLOSAO', nome: 'Incêndio, raio e explosão' },
    DANOS_ELETRICOS: { code: 'EMPRESARIAL_DANOS_ELETRICOS', nome: 'Danos elétricos' },
    VENDAVAL_FUMACA: { code: 'EMPRESARIAL_VENDAVAL_ATE_FUMACA', nome: 'Vendaval até fumaça' },
    ROUBO: { code: 'EMPRESARIAL_ROUBO_E_FURTO_QUALIFICADO', nome: 'Roubo e furto qualificado' },
    VALORES: { code: 'EMPRESARIAL_VALORES', nome: 'Valores no local e em trânsito' },
    VIDROS: { code: 'EMPRESARIAL_QUEBRA_DE_VIDROS_ESPELHOS_MARMORES_E_GRANITOS', nome: 'Quebra de vidros e anúncios' },
    EQUIPAMENTOS: { code: 'EMPRESARIAL_EQUIPAMENTOS', nome: 'Equipamentos' },
    DETERIORACAO: {
      code: 'EMPRESARIAL_DETERIORACAO_DE_MERCADORIAS_EM_AMBIENTES_FRIGORIFICADOS',
      nome: 'Deterioração de mercadorias refrigeradas',
    },
    RC_OPERACOES: { code: 'EMPRESARIAL_RESPONSABILIDADE_CIVIL', nome: 'Responsabilidade civil de operações' },
    LUCROS_CESSANTES: {
      code: 'EMPRESARIAL_LUCROS_CESSANTES_DESPESAS_FIXAS_LUCRO_LIQUIDO_LUCRO_BRUTO',
      nome: 'Lucros cessantes',
    },
    ALUGUEL: { code: 'EMPRESARIAL_PERDA_OU_PAGAMENTO_DE_ALUGUEL', nome: 'Perda ou pagamento de aluguel' },
    REGISTROS: { code: 'EMPRESARIAL_RECOMPOSICAO_DE_REGISTROS_E_DOCUMENTOS', nome: 'Recomposição de registros e documentos' },
  },
};
