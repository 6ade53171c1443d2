import { pedidoOf } from './momentos.model.ts';

const agora = new Date('2026-11-20T15:00:00Z');
const assinaturaId = '0190b000-0000-7000-8000-000000000002';

it('reads day and hour in the time of São Paulo', () => {
  const { pedido } = pedidoOf({ assinaturaId, dia: '2026-11-20', hora: '11:30' }, agora) as { pedido: { em: string } };
  expect(new Date(pedido.em).toISOString()).toBe('2026-11-20T14:30:00.000Z');
});

it('reports missing fields', () => {
  expect(pedidoOf({ assinaturaId: null, dia: null, hora: '25:00' }, agora)).toEqual({
    erros: { assinaturaId: 'Escolha a corretora.', dia: 'Diga o dia.', hora: 'Diga a hora como 14:30.' },
  });
});

it('refuses a moment in the future', () => {
  expect(pedidoOf({ assinaturaId, dia: '2026-11-20', hora: '12:01' }, agora)).toEqual({
    erros: { hora: 'Esse momento ainda não chegou.' },
  });
});
