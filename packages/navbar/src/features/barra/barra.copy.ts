export const copy = {
  produto: 'Balcão',
  inicio: 'Balcão, ir para o início',
  abrirMenu: 'Abrir menu',
  fecharMenu: 'Fechar menu',
  suporte: 'Suporte',
} as const;
