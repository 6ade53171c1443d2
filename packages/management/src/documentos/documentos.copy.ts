import type { AlvoDocumento, MotivoSugestao, OrigemDocumento } from '@balcao/contracts';

export const origens: Readonly<Record<OrigemDocumento, string>> = {
  UPLOAD: 'Enviado por aqui',
  BUSCA: 'Busca na seguradora',
  EMAIL: 'E-mail',
  GERADO: 'Gerado pelo Balcão',
};
export const alvos: Readonly<Record<AlvoDocumento, string>> = {
  SEGURADO: 'Segurado',
  ORCAMENTO: 'Orçamento',
  PROPOSTA: 'Proposta',
  APOLICE: 'Apólice',
  ENDOSSO: 'Endosso',
  SINISTRO: 'Sinistro',
  PARCELA: 'Parcela',
  EXTRATO: 'Extrato',
  LANCAMENTO: 'Lançamento',
};
export const motivos: Readonly<Record<MotivoSugestao, string>> = {
  APOLICE: 'número da apólice',
  PROPOSTA: 'número da proposta',
  DOCUMENTO: 'CPF ou CNPJ',
  PLACA: 'placa',
  NOME: 'nome',
};
