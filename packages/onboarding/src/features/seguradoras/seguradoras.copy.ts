export const copy = { titulo: 'Seguradoras com que você trabalha', descricao: 'Esta tela está sendo preparada.' } as const;
