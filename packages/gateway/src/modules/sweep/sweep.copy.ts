/** What the night tells of. */
export const copy = {
  fimDoTeste: { titulo: 'O período de avaliação está terminando', link: '/assinatura/nova' },
} as const;
