/** Words of the record of insurers. */
export const copy = { ativa: 'Ativa', inativa: 'Inativa' } as const;
