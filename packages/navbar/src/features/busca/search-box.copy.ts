/** What the bar itself says; the rest comes with the panel. */
export const copy = {
  rotulo: 'Busca rápida',
  convite: 'Buscar clientes, propostas, orçamentos…',
  abrir: 'Abrir a busca rápida',
  ir: 'Ir para a busca rápida',
  fechar: 'Fechar a busca',
  tecla: '/',
} as const;
