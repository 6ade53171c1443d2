export const copy = {
  titulo: 'Saindo…',
  descricao: 'Estamos encerrando a sua sessão com segurança.',
  legado: 'Encerramento da sessão no sistema anterior',
} as const;
