/** Every sentence of the lists of sales. */
export const copy = {
  titulo: 'Propostas e apólices',
  descricao: 'Tudo o que foi vendido, da proposta à apólice e aos endossos.',
  novo: 'Nova proposta',
} as const;
