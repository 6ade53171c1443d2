export const copy = {
  titulo: 'Ferramentas de suporte',
  abrir: 'Abrir as ferramentas de suporte (Ctrl+Alt+B)',
  fechar: 'Fechar as ferramentas (Ctrl+Alt+B)',
  abas: 'Assuntos',
  largura: 'Largura do painel',
} as const;
