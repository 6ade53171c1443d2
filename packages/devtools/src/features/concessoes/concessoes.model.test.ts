import type { Concessao } from '@balcao/contracts';
import { emprestimoInicial, errosOf, pedidoOf, vivasOf } from './concessoes.model.ts';

const inteiro = { ...emprestimoInicial, construcoes: { '@balcao/quoting': 'b2' }, motivo: 'Cálculo não abre' };
const usuarioId = '0190b000-0000-7000-8000-000000000001';

it('asks for oneself without naming anybody', () => {
  expect(pedidoOf({ ...inteiro, alvoId: usuarioId })).toEqual({
    pedido: { para: { tipo: 'eu', id: null }, construcoes: { '@balcao/quoting': 'b2' }, motivo: 'Cálculo não abre', minutos: 30 },
  });
});

it('says at each field what is missing before anything is sent', () => {
  expect(pedidoOf({ tipo: 'usuario', alvoId: null, construcoes: {}, motivo: 'x', minutos: null })).toEqual({
    erros: {
      para: 'Escolha quem recebe.',
      construcoes: 'Escolha ao menos uma construção.',
      motivo: 'Diga o motivo em ao menos 5 letras.',
      minutos: 'Diga quantos minutos, de 1 a 60.',
    },
  });
});

it('never asks for more than an hour', () => {
  expect(pedidoOf({ ...inteiro, minutos: 61 })).toEqual({ erros: { minutos: 'No máximo 60 minutos.' } });
});

it('takes a refusal to the field it is about', () => {
  const errors = [
    { campo: 'construcoes.@balcao/quoting', mensagem: 'Está em quarentena.' },
    { campo: 'para.id', mensagem: 'Não existe.' },
    { campo: 'outro', mensagem: 'Não.' },
  ];
  expect(errosOf(errors)).toEqual({ construcoes: 'Está em quarentena.', para: 'Não existe.', geral: 'Não.' });
});

it('shows what is in force, the first to end first', () => {
  const concessao = (id: string, ate: string, encerradaEm: string | null = null) => ({ id, ate, encerradaEm }) as Concessao;
  const list = [
    concessao('depois', '2026-11-20T13:00:00Z'),
    concessao('vencida', '2026-11-20T11:00:00Z'),
    concessao('encerrada', '2026-11-20T13:00:00Z', '2026-11-20T11:59:00Z'),
    concessao('antes', '2026-11-20T12:10:00Z'),
  ];
  expect(vivasOf(list, new Date('2026-11-20T12:00:00Z')).map(({ id }) => id)).toEqual(['antes', 'depois']);
});
