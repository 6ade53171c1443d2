/** Sentences of the form around its fields. */
export const copy = {
  secoes: 'Seções do formulário',
  completa: 'Completa',
  faltam: (total: number) => (total === 1 ? 'Falta 1' : `Faltam ${total}`),
  calcular: 'Calcular',
  calculando: 'Enviando às seguradoras…',
  atalho: 'Ctrl+Enter',
  resolver: 'Resolver',
  falhaCalcular: 'Não foi possível calcular.',
  naoSalvou: 'Não foi possível calcular porque o rascunho não pôde ser salvo. Tente de novo quando a conexão voltar.',
  emConflito: 'Antes de calcular, escolha qual versão do orçamento fica.',
} as const;
