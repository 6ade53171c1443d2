/** Sentences the overlays say by themselves. */
export const copy = {
  fechar: 'Fechar',
  cancelar: 'Cancelar',
  confirmar: 'Confirmar',
} as const;
