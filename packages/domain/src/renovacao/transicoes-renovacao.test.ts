import { SituacaoRenovacao } from '@balcao/contracts';
import fc from 'fast-check';
import { type FatoDaRenovacao, situacaoAposFato, transicoesRenovacao } from './transicoes-renovacao.ts';

const fatos: FatoDaRenovacao[] = [
  { tipo: 'COTACAO_ABERTA' },
  { tipo: 'COTACAO_DESCARTADA' },
  { tipo: 'COTACAO_RECUSADA' },
  { tipo: 'VENDIDA', mesmaSeguradora: true },
  { tipo: 'VENDIDA', mesmaSeguradora: false },
  { tipo: 'VENDA_DESFEITA' },
  { tipo: 'DESISTIDA' },
];

it.each([
  ['A_RENOVAR', { tipo: 'COTACAO_ABERTA' }, 'EM_COTACAO'],
  ['EM_COTACAO', { tipo: 'COTACAO_DESCARTADA' }, 'A_RENOVAR'],
  ['EM_COTACAO', { tipo: 'VENDIDA', mesmaSeguradora: true }, 'RENOVADA_PROPRIA'],
  ['EM_COTACAO', { tipo: 'VENDIDA', mesmaSeguradora: false }, 'RENOVADA_OUTRA'],
  ['EM_COTACAO', { tipo: 'COTACAO_RECUSADA' }, 'NAO_RENOVADA'],
  ['A_RENOVAR', { tipo: 'DESISTIDA' }, 'NAO_RENOVADA'],
  ['NAO_RENOVADA', { tipo: 'COTACAO_ABERTA' }, 'EM_COTACAO'],
  ['RENOVADA_PROPRIA', { tipo: 'VENDA_DESFEITA' }, 'EM_COTACAO'],
  ['EM_COTACAO', { tipo: 'COTACAO_ABERTA' }, 'EM_COTACAO'],
  ['RENOVADA_PROPRIA', { tipo: 'COTACAO_DESCARTADA' }, null],
  ['RENOVADA_OUTRA', { tipo: 'DESISTIDA' }, null],
  ['NAO_RENOVADA', { tipo: 'VENDIDA', mesmaSeguradora: true }, null],
] as const)('%s after %j is %p', (situacao, fato, esperada) => {
  expect(situacaoAposFato(situacao, fato)).toBe(esperada);
});

it('whatever happens, only takes ways the table has', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SituacaoRenovacao.options), fc.constantFrom(...fatos), (situacao, fato) => {
      const proxima = situacaoAposFato(situacao, fato);
      expect(proxima === null || proxima === situacao || transicoesRenovacao[situacao].includes(proxima)).toBe(true);
    }),
  );
});
