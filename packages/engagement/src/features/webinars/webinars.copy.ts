export const copy = { titulo: 'Webinars', descricao: 'Esta tela está sendo preparada.' } as const;
