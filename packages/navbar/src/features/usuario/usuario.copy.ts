export const copy = {
  conta: 'Sua conta',
  abrir: (nome: string) => `Conta de ${nome}`,
  carregando: 'Carregando os itens da conta…',
  codigoSuporte: 'Código de suporte',
  sair: 'Sair',
} as const;
