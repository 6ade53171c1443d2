export const copy = {
  calcular: 'Calcular',
  recalcular: 'Calcular de novo',
  concluir: 'Concluir',
  dados: 'Ver os dados',
  resultados: 'Ver os resultados',
  compararVersoes: 'Comparar versões',
  enviar: 'Enviar ao cliente',
} as const;
