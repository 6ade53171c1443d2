/** Sentences of what narrows a list. */
export const copy = {
  filtros: 'Filtros',
  comFiltros: (ativos: number) => (ativos === 0 ? 'Filtros' : `Filtros (${ativos})`),
  limpar: 'Limpar filtros',
  ver: 'Ver a lista',
} as const;
