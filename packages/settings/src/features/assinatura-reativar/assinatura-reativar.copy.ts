export const copy = { titulo: 'Reativar a assinatura', descricao: 'Esta tela está sendo preparada.' } as const;
