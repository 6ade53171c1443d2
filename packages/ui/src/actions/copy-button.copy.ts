export const copy = {
  copiado: 'Copiado.',
  naoCopiado: 'O navegador não deixou copiar. Selecione o texto e copie.',
} as const;
