/** What each icon draws, on a grid of 24 (Lucide, ISC): only the names a menu is given, so that no other page carries them. */
export const icones: Readonly<Record<string, string>> = {
  inicio:
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .7-1.5l7-6a2 2 0 0 1 2.6 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  multicalculo:
    'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2M8 6h8M16 14v4M16 10h.01M12 10h.01M8 10h.01M12 14h.01M8 14h.01M12 18h.01M8 18h.01',
  segurados: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.1a4 4 0 0 1 0 7.8M22 21v-2a4 4 0 0 0-3-3.9M13 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0',
  vendas:
    'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M4 10.9V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.1M7 2h10a2 2 0 0 1 1.7.9l2.9 4.2a2.5 2.5 0 0 1-5.4 3.2 2.5 2.5 0 0 1-4.2 0 2.5 2.5 0 0 1-4.2 0 2.5 2.5 0 0 1-5.4-3.2l2.9-4.2A2 2 0 0 1 7 2',
  sinistros:
    'M20 13c0 5-3.5 7.5-7.7 8.9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1zM12 8v4M12 16h.01',
  financeiro:
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
  buscas:
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8.4l5.6 5.6V20a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M14 14.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M13.3 16.3 15 18',
  relatorios: 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3',
  tarefas: 'M13 5h8M13 12h8M13 19h8m-18-2 2 2 4-4m-6-8 2 2 4-4',
  marketing:
    'M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14M8 6v8',
  configuracoes:
    'M4 6h9m6 0h1M4 12h1m6 0h9M4 18h9m6 0h1M19 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0M11 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M19 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  conta: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0M7 20.7V19a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v1.7',
  suporte:
    'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M4.9 4.9l4.3 4.3M14.8 9.2l4.3-4.3M14.8 14.8l4.3 4.3M9.2 14.8l-4.3 4.3',
  documento: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8.4l5.6 5.6V20a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
};

/** Other words for the same thing: the titles of the groups, and what a menu of before was given. */
export const sinonimos: Readonly<Record<string, string>> = {
  centraldevendas: 'vendas',
  centralvendas: 'vendas',
  propostas: 'vendas',
  pessoa: 'segurados',
  pessoas: 'segurados',
  sinistro: 'sinistros',
  busca: 'buscas',
  relatorio: 'relatorios',
  tarefa: 'tarefas',
  configuracao: 'configuracoes',
  minhaconta: 'conta',
  perfil: 'conta',
  ajuda: 'suporte',
};
