import { detalhesOf } from './cotacao.model.ts';

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
