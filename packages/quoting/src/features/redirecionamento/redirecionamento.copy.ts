export const copy = { titulo: 'Abrindo o multicálculo', descricao: 'Levamos você à cotação de auto em instantes.' } as const;
