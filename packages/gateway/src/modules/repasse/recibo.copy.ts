/** Sentences of the receipt of a payment to a producer. */
export const copy = {
  titulo: { PF: 'Recibo de pagamento a autônomo (RPA)', PJ: 'Recibo de comissões repassadas' },
  numero: (lote: number): string => `Lote de repasses ${lote}`,
  texto: ({
    produtor,
    documento,
    pessoa,
    empresa,
    cnpj,
    liquido,
    dia,
  }: {
    produtor: string;
    documento: string;
    pessoa: 'PF' | 'PJ';
    empresa: string;
    cnpj: string;
    liquido: string;
    dia: string;
  }): string =>
    `${produtor}, ${pessoa === 'PF' ? 'CPF' : 'CNPJ'} ${documento}, recebeu de ${empresa}, CNPJ ${cnpj}, em ${dia}, ${liquido}, valor líquido dos repasses de comissão abaixo, e dá quitação deles.`,
  bruto: 'Valor bruto dos serviços',
  irrf: 'Imposto de renda retido (IRRF)',
  iss: 'Imposto sobre serviços retido (ISS)',
  inss: 'Contribuição à previdência retida (INSS)',
  acertoIrrf: 'Acerto de IRRF de pagamentos anteriores',
  acertoInss: 'Acerto de INSS de pagamentos anteriores',
  liquido: 'Valor líquido',
  pelaTabela: (mes: string): string => `IRRF e INSS pelas tabelas de ${mes}, sobre tudo o que foi pago no mês.`,
  noMesAntes: 'Pago antes no mês',
  irrfAntes: 'IRRF já retido no mês',
  inssAntes: 'INSS já retido no mês',
  pagoPor: (destino: string): string => `Pago por ${destino}.`,
  doQue: 'Repasses incluídos',
  linha: ({ dia, apolice, segurado }: { dia: string; apolice: string | null; segurado: string | null }): string =>
    [dia, apolice === null ? 'apólice excluída' : `apólice ${apolice}`, segurado].filter(Boolean).join(' · '),
} as const;
