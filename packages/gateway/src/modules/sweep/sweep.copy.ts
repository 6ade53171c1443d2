/** What the night tells of. */
export const copy = {
  fimDoTeste: { titulo: 'O período de avaliação está terminando' },
  parcelaPendente: { titulo: 'O último pagamento da assinatura ainda não foi processado' },
} as const;
