export const copy = { titulo: 'Confirmação de e-mail', descricao: 'Estamos conferindo o seu endereço.' } as const;
