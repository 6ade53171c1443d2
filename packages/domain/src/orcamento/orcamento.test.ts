import { StatusOrcamento } from '@balcao/contracts';
import { isVendavel, movimentosDe } from './movimentos.ts';
import { proximaAcao } from './proxima-acao.ts';
import { rotuloSituacao } from './rotulo-situacao.ts';

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

it('lets be sold or lost only what has prices and was not decided', () => {
  expect(StatusOrcamento.options.filter(isVendavel)).toEqual(['CALCULADO', 'ENVIADO']);
});

it('says that the prices of a manual quote were typed, and of no other', () => {
  expect(rotuloSituacao({ status: 'CALCULADO', formulario: 'MANUAL' })).toBe('Com preços');
  expect(rotuloSituacao({ status: 'CALCULADO', formulario: 'AUTO' })).toBe('Calculado');
  expect(rotuloSituacao({ status: 'ENVIADO', formulario: 'MANUAL' })).toBe('Enviado');
});
