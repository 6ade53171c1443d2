export const copy = {
  servico: 'Serviço',
  deles: 'Lá',
  minha: 'Aqui',
  difere: 'difere',
  diferencas: (count: number) => {
    if (count === 0) return 'A mesma composição desta página.';
    return count === 1 ? '1 serviço difere desta página.' : `${count} serviços diferem desta página.`;
  },
} as const;
