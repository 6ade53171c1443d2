export const copy = { titulo: 'Termos de uso', descricao: 'Esta tela está sendo preparada.' } as const;
