export const copy = {
  ajuda: 'Central de ajuda',
  novaAba: 'Central de ajuda (abre em outra aba)',
} as const;
