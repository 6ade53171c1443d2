import type { Concessao } from '@balcao/contracts';
import { optionOf, emprestimoInicial, errosOf, pedidoOf, vivasOf } from './concessoes.model.ts';

const inteiro = { ...emprestimoInicial, construcoes: { '@balcao/quoting': 'b2' }, motivo: 'Cálculo não abre' };
const usuarioId = '0190b000-0000-7000-8000-000000000001';

it('sends no recipient when support lends to itself', () => {
  expect(pedidoOf({ ...inteiro, alvoId: usuarioId })).toEqual({
    pedido: { para: { tipo: 'eu', id: null }, construcoes: { '@balcao/quoting': 'b2' }, motivo: 'Cálculo não abre', minutos: 30 },
  });
});

it('reports missing fields before sending', () => {
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

it('shows a refusal at its field', () => {
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

it('describes a build by its version, its author and its message', () => {
  const registrada = {
    servico: '@balcao/quoting',
    id: 'a1b2c3d4e5f6a7b8c9d0',
    autor: 'Ana Souza',
    commit: '0123456789abcdef0123-sujo',
    mensagem: 'quoting: o CEP tem prazo',
    versao: '1.4.0',
    registradaEm: '2026-11-20T22:49:00Z',
    noAr: true,
    canario: false,
    daInstalacao: false,
    quarentena: false,
  };
  expect(optionOf(registrada)).toEqual({
    value: 'a1b2c3d4e5f6a7b8c9d0',
    label: expect.stringMatching(/^20\/11\/2026.* 19:49 · a1b2c3d4e5f6 · no ar$/),
    description: 'versão 1.4.0 0123456789-sujo · Ana Souza · quoting: o CEP tem prazo',
    isDisabled: false,
  });
  // registered before builds had these fields
  expect(optionOf({ ...registrada, mensagem: '', versao: '', commit: 'desconhecido' }).description).toBe('desconhecido · Ana Souza');
});
