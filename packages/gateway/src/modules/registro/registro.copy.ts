/** Words of every record. */
export const copy = {
  ativo: 'Ativo',
  inativo: 'Inativo',
  suporte: (nome: string | null): string => (nome ? `Suporte, em nome de ${nome}` : 'Suporte'),
} as const;
