/** Sentences lists say by themselves. */
export const copy = {
  filtros: 'Filtros',
  comFiltros: (ativos: number) => (ativos === 0 ? 'Filtros' : `Filtros (${ativos})`),
  limpar: 'Limpar filtros',
  ver: 'Ver a lista',
  semAcesso: 'Falta um acesso ao seu usuário',
  verificar: 'Verificar de novo',
  semPagina: 'Esta página não existe mais',
  semPaginaTexto: 'A lista ficou mais curta do que era.',
  primeira: 'Ir para a primeira página',
  colunas: 'Colunas',
  antes: (coluna: string) => `Mover ${coluna} para antes`,
  depois: (coluna: string) => `Mover ${coluna} para depois`,
  restaurar: 'Voltar ao padrão',
  exportar: 'Exportar CSV',
  exportou: 'Lista exportada',
  falhaExportar: 'Não foi possível exportar a lista.',
} as const;
