export const copy = { fechar: 'Fechar' } as const;
