/** Sentences of the bar; those of the panel come with its script. */
export const copy = {
  conta: 'Sua conta',
  abrir: (nome: string) => `${nome}, sua conta`,
  sair: 'Sair',
} as const;
