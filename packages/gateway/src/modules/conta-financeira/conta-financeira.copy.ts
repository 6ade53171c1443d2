/** Words of the record of accounts. */
export const copy = {
  ativa: 'Ativa',
  inativa: 'Inativa',
  todas: 'Todas',
} as const;
