export const copy = {
  regiao: 'Pagamento',
  pendente: 'O seu último pagamento ainda não foi processado.',
  conta: 'Ver a conta',
} as const;
