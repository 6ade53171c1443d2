/** Sentences in the place of what could not be read. */
export const copy = {
  semAcesso: 'Falta um acesso ao seu usuário',
  verificar: 'Verificar de novo',
  naoEncontrado: 'Registro não encontrado',
  naoEncontradoTexto: 'Ele pode ter sido excluído, ou o endereço está incompleto.',
} as const;
