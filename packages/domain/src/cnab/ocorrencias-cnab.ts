/** What became of a payment. */
export type SituacaoCnab = 'PAGO' | 'AGENDADO' | 'REJEITADO' | 'DESCONHECIDO';

/** A code of a return file: what it makes of the payment, and how it is said. */
export interface OcorrenciaCnab {
  readonly situacao: SituacaoCnab;
  readonly texto: string;
}

const rejeitado = (texto: string): OcorrenciaCnab => ({ situacao: 'REJEITADO', texto });

/** Codes of FEBRABAN (CNAB 240, note G059) that returns of payments bring [K]. One that is not here is for a person to read. */
export const ocorrenciasCnab: Readonly<Record<string, OcorrenciaCnab>> = {
  '00': { situacao: 'PAGO', texto: 'Crédito efetuado' },
  '03': { situacao: 'AGENDADO', texto: 'Débito autorizado pela agência' },
  BD: { situacao: 'AGENDADO', texto: 'Inclusão efetuada' },
  BE: { situacao: 'AGENDADO', texto: 'Alteração efetuada' },
  '01': rejeitado('Saldo insuficiente'),
  '02': rejeitado('Crédito cancelado pelo pagador'),
  AA: rejeitado('Controle inválido'),
  AB: rejeitado('Tipo de operação inválido'),
  AC: rejeitado('Tipo de serviço inválido'),
  AD: rejeitado('Forma de lançamento inválida'),
  AE: rejeitado('Tipo ou número de inscrição inválido'),
  AF: rejeitado('Código do convênio inválido'),
  AG: rejeitado('Agência, conta ou dígito inválido'),
  AH: rejeitado('Número do registro no lote inválido'),
  AI: rejeitado('Código do segmento inválido'),
  AJ: rejeitado('Tipo de movimento inválido'),
  AK: rejeitado('Código da câmara de compensação inválido'),
  AL: rejeitado('Banco do favorecido inválido'),
  AM: rejeitado('Agência do favorecido inválida'),
  AN: rejeitado('Conta do favorecido inválida'),
  AO: rejeitado('Nome do favorecido não informado'),
  AP: rejeitado('Data do pagamento inválida'),
  AQ: rejeitado('Tipo ou quantidade de moeda inválido'),
  AR: rejeitado('Valor do pagamento inválido'),
  AT: rejeitado('Tipo ou número de inscrição do favorecido inválido'),
  BF: rejeitado('Exclusão efetuada'),
  HA: rejeitado('Lote não aceito'),
  HB: rejeitado('Inscrição da empresa inválida para o contrato'),
  HC: rejeitado('Convênio com a empresa inexistente ou inválido'),
  HD: rejeitado('Agência ou conta da empresa inválida'),
  ZI: rejeitado('Favorecido divergente'),
};
