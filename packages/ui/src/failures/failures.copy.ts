/** Sentences in the place of what could not be read. */
export const copy = {
  semAcesso: 'Falta um acesso ao seu usuário',
  verificar: 'Verificar de novo',
} as const;
