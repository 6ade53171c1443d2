import { describeAtividade } from './painel.copy.ts';

it.each([
  [{ tipo: 'COTACAO_CONCLUIDA', numero: 7, formulario: 'AUTO', segurado: 'Ana Souza' }, 'calculou o orçamento 7, Ana Souza'],
  [{ tipo: 'COTACAO_CONCLUIDA', numero: 7, formulario: 'MANUAL', segurado: 'Ana Souza' }, 'informou os preços do orçamento 7, Ana Souza'],
  [{ tipo: 'ORCAMENTO_RECUSADO', numero: 7, formulario: 'MANUAL', segurado: null }, 'registrou a recusa do orçamento 7'],
  [{ tipo: 'OUTRA', numero: null, formulario: null, segurado: null }, 'alterou um registro'],
] as const)('describes %j', (atividade, frase) => {
  expect(describeAtividade(atividade)).toBe(frase);
});
