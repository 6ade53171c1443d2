/** Sentences of the way to an orçamento's own form. */
export const copy = {
  titulo: 'Editar orçamento',
  voltar: 'Orçamentos',
  naoEncontrado: 'Orçamento não encontrado',
  naoEncontradoTexto: 'Ele pode ter sido descartado, ou o endereço está incompleto.',
} as const;
