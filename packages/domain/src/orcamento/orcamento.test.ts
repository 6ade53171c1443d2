import { StatusOrcamento } from '@balcao/contracts';
import { movimentosDe } from './movimentos.ts';
import { proximaAcao } from './proxima-acao.ts';

const hoje = '2026-11-20';

it('names the next step of a case in every state', () => {
  expect(StatusOrcamento.options.map((status) => proximaAcao({ status, vigIni: null }, hoje).acao)).toEqual([
    'COMPLETAR',
    'AGUARDAR',
    'ENVIAR',
    'COBRAR',
    'ACOMPANHAR',
    'REABRIR',
    'RECALCULAR',
  ]);
});

it.each([
  ['CALCULADO', '2026-11-25', true],
  ['CALCULADO', '2026-11-26', false],
  ['ENVIADO', '2026-11-01', true],
  ['FECHADO', '2026-11-21', false],
  ['RASCUNHO', null, false],
] as const)('presses when an open case should soon be in force: %s from %s', (status, vigIni, expected) => {
  expect(proximaAcao({ status, vigIni }, hoje).isUrgente).toBe(expected);
});

it('lets a person say that a quote was sent or reopen a refusal, and nothing that follows from a fact', () => {
  expect(StatusOrcamento.options.flatMap((status) => movimentosDe(status).map((para) => `${status}→${para}`))).toEqual([
    'CALCULADO→ENVIADO',
    'RECUSADO→CALCULADO',
  ]);
});
