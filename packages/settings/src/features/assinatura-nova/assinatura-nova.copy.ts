export const copy = { titulo: 'Contratar o Balcão', descricao: 'Esta tela está sendo preparada.' } as const;
