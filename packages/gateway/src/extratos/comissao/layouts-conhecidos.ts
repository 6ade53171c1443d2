import type { MapeamentoDeComissao } from './extrato-comissao.model.ts';

const under = (titulo: string): { readonly titulo: string } => ({ titulo });
const from = (de: number, ate: number): { readonly de: number; readonly ate: number } => ({ de, ate });

/** A PDF: the statement in labels, one table, its totals at the end. */
const ficha: MapeamentoDeComissao = {
  campos: {
    apolice: under('Apólice'),
    endosso: under('Endosso'),
    parcela: under('Parcela'),
    segurado: under('Segurado'),
    documento: under('CPF/CNPJ'),
    proposta: under('Proposta'),
    premio: under('Prêmio Base'),
    bps: under('% Com.'),
    valor: under('Comissão'),
  },
  cabecalho: {
    seguradora: under('Seguradora'),
    numero: under('Extrato nº'),
    competencia: under('Competência'),
    creditoEm: under('Crédito em'),
    bruto: under('Total bruto'),
    irrf: under('IRRF'),
    iss: under('ISS'),
    inss: under('INSS'),
    outros: under('Outros descontos'),
    liquido: under('Total líquido'),
  },
};

/** A CSV: labels and amounts in two columns, then the table. */
const colunas: MapeamentoDeComissao = {
  campos: {
    apolice: under('NUM_APOLICE'),
    endosso: under('NUM_ENDOSSO'),
    parcela: under('PARCELA'),
    segurado: under('NOME_SEGURADO'),
    documento: under('CPF_CNPJ'),
    proposta: under('NUM_PROPOSTA'),
    premio: under('VLR_PREMIO_BASE'),
    bps: under('PCT_COMISSAO'),
    valor: under('VLR_COMISSAO'),
  },
  cabecalho: {
    seguradora: under('SEGURADORA'),
    numero: under('EXTRATO'),
    competencia: under('COMPETENCIA'),
    creditoEm: under('DATA_CREDITO'),
    bruto: under('VLR_BRUTO'),
    irrf: under('VLR_IRRF'),
    iss: under('VLR_ISS'),
    inss: under('VLR_INSS'),
    outros: under('VLR_OUTROS'),
    liquido: under('VLR_LIQUIDO'),
  },
};

/** A file of fixed width: one record of the statement, one for each line, one of totals; amounts in centavos, the sign before them. */
const registros: MapeamentoDeComissao = {
  registro: { de: 1, ate: 1, valor: '1' },
  isCentavos: true,
  campos: {
    apolice: from(2, 21),
    endosso: from(22, 27),
    parcela: from(28, 30),
    segurado: from(31, 70),
    documento: from(71, 84),
    proposta: from(85, 99),
    premio: from(100, 113),
    bps: from(114, 118),
    valor: from(119, 132),
  },
  cabecalho: {
    seguradora: from(2, 41),
    numero: from(42, 56),
    competencia: from(57, 62),
    creditoEm: from(63, 70),
    bruto: from(71, 84),
    irrf: from(85, 98),
    iss: from(99, 112),
    inss: from(113, 126),
    outros: from(127, 140),
    liquido: from(141, 154),
  },
};

/** The workbook of the same insurers. */
const quadros: MapeamentoDeComissao = {
  campos: {
    valor: under('Remuneração (R$)'),
    bps: under('Alíquota'),
    premio: under('Prêmio comercial (R$)'),
    apolice: under('Contrato'),
    endosso: under('Aditivo'),
    parcela: under('Prestação'),
    segurado: under('Tomador'),
    documento: under('Inscrição'),
    proposta: under('Proposta de origem'),
  },
  cabecalho: {
    seguradora: under('Companhia'),
    numero: under('Demonstrativo'),
    competencia: under('Mês de referência'),
    creditoEm: under('Creditado em'),
    bruto: under('Remuneração bruta'),
    irrf: under('Imposto de renda'),
    iss: under('Imposto sobre serviços'),
    inss: under('Previdência'),
    outros: under('Outras deduções'),
    liquido: under('Remuneração líquida'),
  },
};

/** The statements of the pretend insurers, by the family of layout they print in. */
export const layoutsConhecidos = { ficha, colunas, registros, quadros } satisfies Record<string, MapeamentoDeComissao>;
