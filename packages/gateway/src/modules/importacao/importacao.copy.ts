/** Words of what comes in by a file. */
export const copy = {
  jaCadastrado: 'Já existe um registro com este valor.',
  repetido: (linha: number): string => `Repete o valor da linha ${linha}.`,
  escolha: (palavras: readonly string[]): string => `Use uma destas: ${palavras.join(', ')}.`,
  linha: 'Linha',
  motivo: 'O que corrigir',
  arquivo: 'linhas-recusadas.csv',
} as const;
