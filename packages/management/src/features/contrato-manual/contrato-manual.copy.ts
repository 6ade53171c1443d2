/** Every sentence of a sale that is typed in. */
export const copy = {
  titulo: 'Nova proposta',
  descricao: 'Uma venda feita fora daqui, de qualquer ramo.',
} as const;
