import { type DeclaracaoSaude, PerguntaDps } from '@balcao/contracts';
import { perguntasDps, termoDps } from './perguntas-dps.ts';
import { hasRespostaSim, validateDps } from './validate-dps.ts';

const declaracao: DeclaracaoSaude = {
  titular: 'Ana Souza',
  respostas: PerguntaDps.options.map((pergunta) => ({ pergunta, resposta: false })),
};
const judge = (changes: object = {}, pedido: object = {}) =>
  [...validateDps({ termoVersao: termoDps.versao, consentimento: true, declaracao: { ...declaracao, ...changes }, ...pedido })].map(
    ({ campo, codigo }) => [campo, codigo],
  );
const respostas = (change: object) => declaracao.respostas.map((uma) => (uma.pergunta === 'DIABETES' ? { ...uma, ...change } : uma));

it('asks every question of the contract', () => {
  expect(Object.keys(perguntasDps)).toEqual(PerguntaDps.options);
});

it('takes a declaration answered whole under the text in force', () => {
  expect(judge()).toEqual([]);
  expect(judge({ respostas: respostas({ resposta: true, detalhe: 'Tipo 2 desde 2019' }) })).toEqual([]);
});

it.each<[string, object, object, unknown[]]>([
  ['no consent', {}, { consentimento: false }, [['consentimento', 'obrigatorio']]],
  ['a consent to another text', {}, { termoVersao: '2020-01-01' }, [['termoVersao', 'conflito']]],
  ['half a name', { titular: 'Ana' }, {}, [['declaracao.titular', 'invalido']]],
  ['a question left out', { respostas: declaracao.respostas.slice(1) }, {}, [['declaracao.respostas.CARDIOVASCULAR', 'obrigatorio']]],
  [
    'a yes unexplained',
    { respostas: respostas({ resposta: true, detalhe: ' ' }) },
    {},
    [['declaracao.respostas.DIABETES.detalhe', 'obrigatorio']],
  ],
  [
    'two answers to one question',
    { respostas: [...declaracao.respostas, { pergunta: 'CANCER', resposta: true, detalhe: 'x' }] },
    {},
    [['declaracao.respostas.CANCER', 'conflito']],
  ],
])('refuses %s', (_, changes, pedido, expected) => {
  expect(judge(changes, pedido)).toEqual(expected);
});

it('tells a declaration that will be looked at closer', () => {
  expect([hasRespostaSim(declaracao), hasRespostaSim({ ...declaracao, respostas: respostas({ resposta: true }) as never })]).toEqual([
    false,
    true,
  ]);
});
