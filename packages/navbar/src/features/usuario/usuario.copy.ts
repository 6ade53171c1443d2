export const copy = {
  carregando: 'Carregando os itens da conta…',
  falha: 'Os itens da conta não vieram.',
  tentar: 'Tentar novamente',
  emTour: 'Você está no tour: os itens da conta voltam quando ele terminar.',
  novo: 'Novo',
  novaAba: '(abre em outra aba)',
  ajuda: 'Central de ajuda',
  aplicativos: 'Aplicativos',
  tour: 'Tour guiado',
  codigoSuporte: 'Código de suporte',
} as const;
