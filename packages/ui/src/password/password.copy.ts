/** What the rules of a password being chosen say besides themselves. */
export const copy = {
  titulo: 'A senha precisa ter:',
  cumprida: 'cumprida',
  falta: 'falta',
  todas: 'A senha cumpre todas as regras.',
  faltam: (textos: string): string => `Ainda falta: ${textos}.`,
  forcas: ['Sem senha', 'Fraca', 'Fraca', 'Razoável', 'Razoável', 'Boa', 'Forte'],
} as const;
