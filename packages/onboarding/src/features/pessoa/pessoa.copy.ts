export const copy = { titulo: 'Quem é você', descricao: 'Esta tela está sendo preparada.' } as const;
