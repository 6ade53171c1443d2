/** What the keys of a list do. */
export const copy = {
  seguinte: 'Ir para a próxima linha da lista',
  anterior: 'Ir para a linha anterior da lista',
  selecionar: 'Selecionar a linha',
} as const;
