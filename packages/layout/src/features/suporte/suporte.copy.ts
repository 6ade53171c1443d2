export const copy = {
  suporte: 'Suporte',
  texto: 'O atendimento abre em outra janela, já com a sua identificação.',
  abrir: 'Abrir a janela de suporte',
} as const;
