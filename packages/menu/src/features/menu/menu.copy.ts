export const copy = {
  menu: 'Menu principal',
  carregando: 'Carregando o menu…',
  vazio: 'Nenhum menu disponível',
  tentarNovamente: 'Tentar novamente',
  recolher: 'Recolher menu',
  expandir: 'Expandir menu',
  fechar: 'Fechar menu',
  novo: 'Novo',
  novaAba: '(abre em nova aba)',
} as const;
