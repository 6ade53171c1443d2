export const copy = { atalhos: 'Atalhos', conteudo: 'Ir para o conteúdo', menu: 'Ir para o menu' } as const;
