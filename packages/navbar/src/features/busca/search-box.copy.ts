/** Sentences of the bar; those of the panel come with its script. */
export const copy = {
  rotulo: 'Busca rápida',
  convite: 'Buscar clientes, propostas, orçamentos…',
  abrir: 'Abrir a busca rápida',
  ir: 'Ir para a busca rápida',
  fechar: 'Fechar a busca',
  tecla: '/',
} as const;
