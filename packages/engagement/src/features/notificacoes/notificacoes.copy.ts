export const copy = { titulo: 'Notificações', descricao: 'Esta tela está sendo preparada.' } as const;
