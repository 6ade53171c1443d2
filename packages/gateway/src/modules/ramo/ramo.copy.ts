/** Words of the ramos of a subscription. */
export const copy = {
  ativo: 'Ativo',
  inativo: 'Inativo',
  dias: (dias: readonly number[]): string => (dias.length === 0 ? '' : `${dias.join(', ')} dias antes`),
} as const;
