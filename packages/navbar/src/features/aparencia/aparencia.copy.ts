export const copy = {
  tema: 'Tema',
  temas: { sistema: 'Sistema', claro: 'Claro', escuro: 'Escuro' },
  densidade: 'Densidade',
  densidades: { confortavel: 'Confortável', compacta: 'Compacta' },
  soAqui: 'A aparência mudou só neste navegador',
  soAquiTexto: 'Não foi possível guardar a escolha na sua conta.',
} as const;
