import type { ContaCorretora, EnderecoCorretora, RegimeProdutor, TipoChavePix, TributoCorretora } from '@balcao/contracts';

/** What each choice of a brokerage is called on screen, in its file and in its history. */
export const rotulosDoRegime: Readonly<Record<RegimeProdutor, string>> = {
  SIMPLES: 'Simples Nacional',
  PRESUMIDO: 'Lucro presumido',
  REAL: 'Lucro real',
  PF: 'Autônomo',
};
export const rotulosDoTributo: Readonly<Record<TributoCorretora, string>> = {
  IRRF: 'IRRF',
  ISS: 'ISS',
  SIMPLES: 'Simples Nacional',
};
export const rotulosDoEndereco: Readonly<Record<EnderecoCorretora['tipo'], string>> = {
  SEDE: 'Sede',
  FILIAL: 'Filial',
  CORRESPONDENCIA: 'Correspondência',
};
export const rotulosDaConta: Readonly<Record<ContaCorretora['tipo'], string>> = {
  CORRENTE: 'Conta corrente',
  POUPANCA: 'Poupança',
  PAGAMENTO: 'Conta de pagamento',
};
export const rotulosDaChavePix: Readonly<Record<TipoChavePix, string>> = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'E-mail',
  TELEFONE: 'Telefone',
  ALEATORIA: 'Chave aleatória',
};
