import { CAMPOS, errosOf, firstOf, pedidoOf, rascunhoInicial, situacaoOf } from './mensagens.model.ts';

const agora = new Date('2026-11-20T15:00:00Z');
const inteiro = { titulo: ' Manutenção no domingo ', texto: '', link: '', dia: '2026-11-20', hora: '12:01' };

it('sends the text as written, with the end in the time of São Paulo', () => {
  expect(pedidoOf(inteiro, agora)).toEqual({
    pedido: { titulo: 'Manutenção no domingo', texto: '', validaAte: '2026-11-20T12:01:00-03:00' },
  });
  expect(pedidoOf({ ...inteiro, link: ' /home ' }, agora)).toMatchObject({ pedido: { link: '/home' } });
});

it('reports missing fields before sending', () => {
  expect(pedidoOf({ ...rascunhoInicial, titulo: 'x', link: 'https://fora.exemplo' }, agora)).toEqual({
    erros: {
      titulo: 'Escreva um título de ao menos 3 letras.',
      link: 'Use um endereço daqui, como /home.',
      dia: 'Diga até que dia ela vale.',
      hora: 'Diga a hora como 18:00.',
    },
  });
});

it('refuses an end in the past', () => {
  expect(pedidoOf({ ...inteiro, hora: '12:00' }, agora)).toEqual({ erros: { dia: 'Escolha um momento que ainda não passou.' } });
});

it('shows each refusal at its field, and focuses the first', () => {
  const erros = errosOf([
    { campo: 'validaAte', mensagem: 'Já passou.' },
    { campo: 'texto', mensagem: 'Longo.' },
    { campo: 'outro', mensagem: 'Não.' },
  ]);
  expect(erros).toEqual({ dia: 'Já passou.', texto: 'Longo.', geral: 'Não.' });
  expect([firstOf(erros), firstOf({ geral: 'Não.' }), CAMPOS.length]).toEqual(['texto', undefined, 5]);
});

it('says until when each is or was active', () => {
  const validaAte = '2026-11-20T21:00:00Z';
  expect(situacaoOf({ estado: 'valendo', validaAte, retiradaEm: null })).toBe('vale até 20/11/2026 18:00');
  expect(situacaoOf({ estado: 'vencida', validaAte, retiradaEm: null })).toBe('valeu até 20/11/2026 18:00');
  expect(situacaoOf({ estado: 'encerrada', validaAte, retiradaEm: '2026-11-19T12:00:00Z' })).toBe('encerrada em 19/11/2026 09:00');
});
