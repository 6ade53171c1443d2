/** What the bar itself says; the rest comes with the panel. */
export const copy = {
  conta: 'Sua conta',
  abrir: (nome: string) => `${nome}, sua conta`,
  sair: 'Sair',
} as const;
