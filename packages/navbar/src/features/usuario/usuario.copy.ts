export const copy = {
  conta: 'Sua conta',
  abrir: (nome: string) => `Conta de ${nome}`,
  carregando: 'Carregando os itens da conta…',
  sair: 'Sair',
} as const;
