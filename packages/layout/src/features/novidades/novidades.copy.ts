export const copy = {
  titulo: 'Novidades do Balcão',
  carrossel: 'Novidades',
  posicao: (qual: number, quantas: number) => `${qual} de ${quantas}`,
  anterior: 'Novidade anterior',
  proxima: 'Próxima novidade',
  saibaMais: 'Saiba mais',
  naoExibir: 'Não exibir novamente',
  fechar: 'Fechar',
  carregando: 'Buscando as novidades…',
  vazio: 'Nenhuma novidade por enquanto',
  falha: 'Não foi possível buscar as novidades.',
} as const;
