export const copy = { titulo: 'A sua corretora', descricao: 'Esta tela está sendo preparada.' } as const;
