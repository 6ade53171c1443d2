/** Words of the record of insurers. */
export const copy = {
  ativa: 'Ativa',
  inativa: 'Inativa',
  semSeguradora: 'Informe a seguradora.',
  seguradoraDesconhecida: 'Esta seguradora não está no catálogo.',
  corretoraDesconhecida: 'Escreva o nome ou o CNPJ de uma corretora ativa da assinatura.',
  codigoLongo: 'Use no máximo 30 caracteres.',
  porcentagem: 'Informe uma porcentagem de 0 a 100.',
} as const;
