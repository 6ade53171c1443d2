import { describeAtividade } from './painel.copy.ts';

it.each([
  ['COTACAO_CONCLUIDA', 7, 'Ana Souza', 'calculou o orçamento 7, Ana Souza'],
  ['ORCAMENTO_RECUSADO', 7, null, 'registrou a recusa do orçamento 7'],
  ['OUTRA', null, null, 'alterou um registro'],
] as const)('says %s %s', (tipo, numero, segurado, frase) => {
  expect(describeAtividade({ tipo, numero, segurado })).toBe(frase);
});
