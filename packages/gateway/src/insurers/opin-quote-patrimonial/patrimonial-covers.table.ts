import type { LinhaCotada, RiscoDe } from '@balcao/contracts';
import type { PedidoDaLinha } from '../insurer.port.ts';

/** Lines of property insurance. */
export type LinhaPatrimonial = Extract<LinhaCotada, 'RESIDENCIAL' | 'CONDOMINIO' | 'EMPRESARIAL'>;

/** A question in any of the three lines. */
export type PedidoPatrimonial = { [L in LinhaPatrimonial]: PedidoDaLinha<L> }[LinhaPatrimonial];

/** A cover as the standard names it; `id` is our code, which travels as `internalCode`: the standard has one code for several liabilities. */
export interface CoberturaPublicada {
  readonly id: string;
  readonly code: string;
  readonly nome: string;
}

type CamposDe<L extends LinhaPatrimonial> = Extract<keyof RiscoDe<L>['coberturas'], `${string}Centavos`>;
type Tabela = { readonly [L in LinhaPatrimonial]: Readonly<Record<CamposDe<L>, CoberturaPublicada>> };

const cover = (id: string, code: string, nome: string): CoberturaPublicada => ({ id, code, nome });
const RC = 'CONDOMINIAL_RESPONSABILIDADE_CIVIL';

/** SUSEP branch of each line (domain design §5.1). */
export const ramos: Readonly<Record<LinhaPatrimonial, string>> = { RESIDENCIAL: '0114', CONDOMINIO: '0116', EMPRESARIAL: '0118' };

/** Every limit of our forms and the cover of the standard it asks for. A field added to a form and not here does not compile. */
export const coberturas: Tabela = {
  RESIDENCIAL: {
    basicaCentavos: cover('BASICA', 'RESIDENCIAL_IMOVEL_BASICA', 'Incêndio, raio, explosão e aeronave'),
    danosEletricosCentavos: cover('DANOS_ELETRICOS', 'RESIDENCIAL_DANOS_ELETRICOS', 'Danos elétricos'),
    vendavalCentavos: cover('VENDAVAL', 'RESIDENCIAL_VENDAVAL', 'Vendaval, furacão e granizo'),
    rouboCentavos: cover('ROUBO', 'RESIDENCIAL_ROUBO_E_SUBTRACAO_DE_BENS', 'Roubo e furto qualificado'),
    vidrosCentavos: cover('VIDROS', 'RESIDENCIAL_QUEBRA_DE_VIDROS', 'Quebra de vidros'),
    alagamentoCentavos: cover('ALAGAMENTO', 'RESIDENCIAL_ALAGAMENTO', 'Alagamento e inundação'),
    rcFamiliarCentavos: cover('RC_FAMILIAR', 'RESIDENCIAL_RESPONSABILIDADE_CIVIL_FAMILIAR', 'Responsabilidade civil familiar'),
    aluguelCentavos: cover('ALUGUEL', 'RESIDENCIAL_PERDA_E_PAGAMENTO_DE_ALUGUEL', 'Perda ou pagamento de aluguel'),
    eletronicosCentavos: cover('ELETRONICOS', 'RESIDENCIAL_DANOS_A_EQUIPAMENTOS_ELETRONICOS', 'Equipamentos eletrônicos'),
    danosPorAguaCentavos: cover('DANOS_POR_AGUA', 'RESIDENCIAL_DANOS_POR_AGUA', 'Vazamento e danos por água'),
    impactoCentavos: cover('IMPACTO', 'RESIDENCIAL_IMPACTO_DE_VEICULOS', 'Impacto de veículos'),
    desmoronamentoCentavos: cover('DESMORONAMENTO', 'RESIDENCIAL_DESMORONAMENTO', 'Desmoronamento'),
  },
  CONDOMINIO: {
    rcCondominioCentavos: cover('RC_CONDOMINIO', RC, 'Responsabilidade civil do condomínio'),
    rcSindicoCentavos: cover('RC_SINDICO', RC, 'Responsabilidade civil do síndico'),
    rcPortoesCentavos: cover('RC_PORTOES', RC, 'Responsabilidade civil por portões e veículos'),
    rcGaragistaCentavos: cover('RC_GARAGISTA', RC, 'Responsabilidade civil da garagem'),
    danosEletricosCentavos: cover('DANOS_ELETRICOS', 'CONDOMINIAL_DANOS_ELETRICOS', 'Danos elétricos'),
    vidrosCentavos: cover('VIDROS', 'CONDOMINIAL_QUEBRA_DE_VIDROS_ESPELHOS_MARMORES_E_GRANITOS', 'Quebra de vidros'),
    vendavalCentavos: cover('VENDAVAL', 'CONDOMINIAL_VENDAVAL', 'Vendaval, furacão e granizo'),
    alagamentoCentavos: cover('ALAGAMENTO', 'CONDOMINIAL_ALAGAMENTO', 'Alagamento e inundação'),
    rouboCentavos: cover('ROUBO', 'CONDOMINIAL_ROUBO', 'Roubo e furto qualificado'),
    fidelidadeCentavos: cover('FIDELIDADE', 'CONDOMINIAL_FIDELIDADE_DE_EMPREGADOS', 'Fidelidade de empregados'),
    vidaFuncionariosCentavos: cover('VIDA_FUNCIONARIOS', 'CONDOMINIAL_VIDA_E_ACIDENTES_PESSOAIS_EMPREGADOS', 'Vida dos funcionários'),
  },
  EMPRESARIAL: {
    incendioCentavos: cover('INCENDIO', 'EMPRESARIAL_INCENDIO_QUEDA_DE_RAIO_E_EXPLOSAO', 'Incêndio, raio e explosão'),
    danosEletricosCentavos: cover('DANOS_ELETRICOS', 'EMPRESARIAL_DANOS_ELETRICOS', 'Danos elétricos'),
    vendavalFumacaCentavos: cover('VENDAVAL_FUMACA', 'EMPRESARIAL_VENDAVAL_ATE_FUMACA', 'Vendaval até fumaça'),
    rouboCentavos: cover('ROUBO', 'EMPRESARIAL_ROUBO_E_FURTO_QUALIFICADO', 'Roubo e furto qualificado'),
    valoresCentavos: cover('VALORES', 'EMPRESARIAL_VALORES', 'Valores no local e em trânsito'),
    vidrosCentavos: cover('VIDROS', 'EMPRESARIAL_QUEBRA_DE_VIDROS_ESPELHOS_MARMORES_E_GRANITOS', 'Quebra de vidros e anúncios'),
    equipamentosCentavos: cover('EQUIPAMENTOS', 'EMPRESARIAL_EQUIPAMENTOS', 'Equipamentos'),
    deterioracaoCentavos: cover(
      'DETERIORACAO',
      'EMPRESARIAL_DETERIORACAO_DE_MERCADORIAS_EM_AMBIENTES_FRIGORIFICADOS',
      'Deterioração de mercadorias refrigeradas',
    ),
    rcOperacoesCentavos: cover('RC_OPERACOES', 'EMPRESARIAL_RESPONSABILIDADE_CIVIL', 'Responsabilidade civil de operações'),
    lucrosCessantesCentavos: cover(
      'LUCROS_CESSANTES',
      'EMPRESARIAL_LUCROS_CESSANTES_DESPESAS_FIXAS_LUCRO_LIQUIDO_LUCRO_BRUTO',
      'Lucros cessantes',
    ),
    aluguelCentavos: cover('ALUGUEL', 'EMPRESARIAL_PERDA_OU_PAGAMENTO_DE_ALUGUEL', 'Perda ou pagamento de aluguel'),
    registrosCentavos: cover('REGISTROS', 'EMPRESARIAL_RECOMPOSICAO_DE_REGISTROS_E_DOCUMENTOS', 'Recomposição de registros e documentos'),
  },
};

/** A condominium's basic cover is for the whole value of reconstruction. */
export const basicas = {
  SIMPLES: cover('BASICA_SIMPLES', 'CONDOMINIAL_COBERTURA_BASICA_SIMPLES', 'Básica simples'),
  AMPLA: cover('BASICA_AMPLA', 'CONDOMINIAL_COBERTURA_BASICA_AMPLA', 'Básica ampla'),
};
