import { StatusOrcamento } from '@balcao/contracts';
import { movimentosDe } from './movimentos.ts';
import { proximaAcao } from './proxima-acao.ts';

it('names the next step of a case in every state', () => {
  expect(StatusOrcamento.options.map((status) => proximaAcao({ status }))).toEqual([
    'COMPLETAR',
    'AGUARDAR',
    'ENVIAR',
    'COBRAR',
    'ACOMPANHAR',
    'REABRIR',
    'RECALCULAR',
  ]);
});

it('lets a person say that a quote was sent or reopen a refusal, and nothing that follows from a fact', () => {
  expect(StatusOrcamento.options.flatMap((status) => movimentosDe(status).map((para) => `${status}→${para}`))).toEqual([
    'CALCULADO→ENVIADO',
    'RECUSADO→CALCULADO',
  ]);
});
