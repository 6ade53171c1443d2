/** What the night tells of. */
export const copy = {
  fimDoTeste: { titulo: 'O período de avaliação está terminando', link: '/assinatura/nova' },
  parcelaPendente: { titulo: 'O último pagamento da assinatura ainda não foi processado', link: '/minhaConta/conta' },
} as const;
