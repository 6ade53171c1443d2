export const copy = {
  produto: 'Balcão',
  chamada: 'Uma cotação, todas as seguradoras.',
  apoio: 'Preencha uma vez, acompanhe as respostas chegando e entregue a melhor oferta ao seu cliente.',
} as const;
