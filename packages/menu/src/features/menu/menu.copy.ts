export const copy = {
  menu: 'Menu principal',
  carregando: 'Carregando o menu…',
  vazio: 'Nenhum menu disponível',
  tentarNovamente: 'Tentar novamente',
  recolher: 'Recolher menu',
  expandir: 'Expandir menu',
  fechar: 'Fechar menu',
  novo: 'Novo',
  tarefas: (quantas: number) => (quantas === 1 ? '1 tarefa aberta' : `${quantas} tarefas abertas`),
  restrito: 'O menu volta a funcionar quando o tour terminar.',
  novaAba: '(abre em nova aba)',
} as const;
