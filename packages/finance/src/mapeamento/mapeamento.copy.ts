/** Sentences by which a table's fields are told. */
export const copy = {
  inicio: 'Início do arquivo',
  titulos: 'Linha dos títulos',
  semTitulos: 'Sem títulos: por coluna',
  daLinha: (linha: number): string => `Linha ${linha}`,
  coluna: (coluna: number): string => `Coluna ${coluna}`,
  nenhum: 'Não está no arquivo',
  campos: 'Campos de cada linha',
} as const;
