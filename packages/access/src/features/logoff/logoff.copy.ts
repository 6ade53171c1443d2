export const copy = { titulo: 'Saindo…', descricao: 'Estamos encerrando a sua sessão com segurança.' } as const;
