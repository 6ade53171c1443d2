import { pctDoPrazo, prazoDoTitular, validatePedidoTitular } from './pedido-titular.ts';

it('counts how much of the fifteen days has passed', () => {
  const de = new Date('2026-11-01T12:00:00Z');
  const pedido = { recebidaEm: de.toISOString(), prazoEm: prazoDoTitular(de).toISOString() };
  expect(pedido.prazoEm).toBe('2026-11-16T12:00:00.000Z');
  const at = (dias: number) => pctDoPrazo(pedido, new Date(de.getTime() + dias * 86_400_000));
  expect([at(-1), at(0), at(7.5), at(12), at(15), at(40)]).toEqual([0, 0, 50, 80, 100, 100]);
});

it('wants the document of a person or a company', () => {
  expect(validatePedidoTitular({ documento: '111.444.777-35' })).toEqual([]);
  expect(validatePedidoTitular({ documento: '111.444.777-36' })).toEqual([expect.objectContaining({ campo: 'documento' })]);
});
