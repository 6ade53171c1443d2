/** What the bar itself says; the rest comes with the panel. */
export const copy = {
  conta: 'Sua conta',
  abrir: (nome: string) => `Conta de ${nome}`,
  sair: 'Sair',
} as const;
