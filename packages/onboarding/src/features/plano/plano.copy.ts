export const copy = { titulo: 'Escolha o seu plano', descricao: 'Esta tela está sendo preparada.' } as const;
