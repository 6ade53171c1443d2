export const copy = { titulo: 'Meu perfil', descricao: 'Esta tela está sendo preparada.' } as const;
