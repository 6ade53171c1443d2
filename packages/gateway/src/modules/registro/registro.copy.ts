/** Words of every record. */
export const copy = {
  ativo: 'Ativo',
  inativo: 'Inativo',
  situacao: 'Situação',
  alteradoEm: 'Alterado em',
  suporte: (nome: string | null): string => (nome ? `Suporte, em nome de ${nome}` : 'Suporte'),
} as const;
