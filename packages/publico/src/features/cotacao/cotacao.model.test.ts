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

it('says of each offer only what it has, and leaves out groups it has nothing of', () => {
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
