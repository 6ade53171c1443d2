import { destaquesOf, detalhesOf } from './cotacao.model.ts';

const oferta = (id: string) => ({
  id,
  seguradora: 'Alfa',
  pacote: id,
  premioTotalCentavos: 1,
  periodicidade: 'ANUAL' as const,
  validade: null,
  vencida: false,
});

it('lists only the rows that each offer has, without empty groups', () => {
  const cotacao = {
    ofertas: [oferta('a'), oferta('b')],
    grupos: [
      { titulo: 'Coberturas', linhas: [{ rotulo: 'Vidros', valores: ['Incluída', '—'], isDiferente: true }] },
      { titulo: 'Prêmio', linhas: [{ rotulo: 'Total', valores: ['R$ 1', 'R$ 2'], isDiferente: true }] },
    ],
  };
  expect(detalhesOf(cotacao, 'a').map(({ titulo }) => titulo)).toEqual(['Coberturas', 'Prêmio']);
  expect(detalhesOf(cotacao, 'b')).toEqual([{ titulo: 'Prêmio', linhas: [{ rotulo: 'Total', valor: 'R$ 2' }] }]);
});

it('says the deductible of a cover once, and keeps the one that has no row of its own', () => {
  const row = (rotulo: string, valores: string[]) => ({ rotulo, valores, isDiferente: true });
  const cotacao = {
    ofertas: [oferta('a'), oferta('b'), oferta('c')],
    grupos: [
      { titulo: 'Franquias', linhas: [row('Danos elétricos', ['Reduzida: R$ 1.500,00', 'R$ 900,00', 'R$ 800,00'])] },
      {
        titulo: 'Coberturas',
        linhas: [
          row('Danos elétricos', [
            'R$ 15.000,00 (franquia R$ 1.500,00)',
            'R$ 9.000,00 (franquia R$ 900,00, carência 30 dias)',
            'R$ 8.000,00 (franquia R$ 700,00)',
          ]),
          row('Vidros', ['R$ 2.000,00 (franquia R$ 1.500,00)', '—', '—']),
        ],
      },
    ],
  };
  const [a, b, c] = ['a', 'b', 'c'].map((id) => destaquesOf(cotacao, id).map(({ valor }) => valor));
  expect(a).toEqual(['R$ 15.000,00', 'R$ 2.000,00 (franquia R$ 1.500,00)', 'Reduzida: R$ 1.500,00']);
  expect(b?.[0]).toBe('R$ 9.000,00 (carência 30 dias)');
  expect(c?.[0]).toBe('R$ 8.000,00 (franquia R$ 700,00)');
  expect(detalhesOf(cotacao, 'a')[1]?.linhas.map(({ valor }) => valor)).toEqual(['R$ 15.000,00', 'R$ 2.000,00 (franquia R$ 1.500,00)']);
});
