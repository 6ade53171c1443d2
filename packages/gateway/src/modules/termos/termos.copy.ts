/** Sentences of the terms. */
export const frases = {
  substituido: 'Estes termos foram substituídos. Leia a versão nova para assinar.',
  outroTexto: 'O texto mostrado não é o dos termos em vigor. Recarregue a página e leia de novo.',
} as const;
