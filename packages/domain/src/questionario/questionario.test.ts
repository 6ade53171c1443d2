import { LinhaCotada, Questionario } from '@balcao/contracts';
import { readRespostas, pedeSaude } from './read-respostas.ts';
import { questionarioDe } from './questionarios.table.ts';

const hoje = '2026-11-20';
const contato = { nome: 'Ana Souza', celular: '11900001234' };
const read = (linha: LinhaCotada, respostas: object, hasConsentido = false) =>
  readRespostas(respostas as Record<string, unknown>, { linha, hoje, hasConsentido });
const errorsOf = (...args: Parameters<typeof read>) => {
  const lida = read(...args);
  return lida.ok ? [] : lida.errors.map(({ campo, codigo }) => [campo, codigo]);
};
const perguntasDe = (linha: LinhaCotada) => questionarioDe(linha).secoes.flatMap(({ perguntas }) => perguntas);

it.each(LinhaCotada.options)('asks a client of %s in the form of the contract, and nothing of commissions', (linha) => {
  const questionario = questionarioDe(linha);
  expect(Questionario.parse(questionario)).toEqual(questionario);
  const nomes = perguntasDe(linha).map(({ nome }) => nome);
  expect(new Set(nomes).size).toBe(nomes.length);
  expect(nomes).toEqual(expect.arrayContaining(['segurado.nome', 'segurado.celular', 'observacoes']));
  expect(nomes.join(' ')).not.toMatch(/comercial|comissao|desconto|corretora|produtores/i);
  for (const { tipo, opcoes, perguntas } of perguntasDe(linha)) {
    if (tipo === 'escolha' || tipo === 'multipla') expect(Object.keys(opcoes ?? {}).length).toBeGreaterThan(1);
    if (tipo === 'lista') expect(perguntas?.length).toBeGreaterThan(0);
  }
});

it.each(LinhaCotada.options)('keeps what a client of %s answers, and leaves out what nobody asked', (linha) => {
  const lida = read(linha, { segurado: contato, comercial: { comissaoBps: { uma: 1 } }, observacoes: ' Ligue à tarde ' });
  expect(lida).toEqual({ ok: true, dados: { segurado: { ...contato, avisoPrivacidade: true }, observacoes: 'Ligue à tarde' } });
});

it.each<[string, LinhaCotada, object, unknown[]]>([
  ['no way to answer', 'PET', { segurado: { nome: 'Ana Souza' } }, [['respostas.segurado.celular', 'obrigatorio']]],
  ['a name with no surname', 'AUTO', { segurado: { ...contato, nome: 'Ana' } }, [['respostas.segurado.nome', 'invalido']]],
  ['a choice that is none', 'RESIDENCIAL', { segurado: contato, imovel: { tipo: 'NAVIO' } }, [['respostas.imovel.tipo', 'foraDaLista']]],
  [
    'a number out of its range',
    'CONDOMINIO',
    { segurado: contato, condominio: { unidades: 999_999_999 } },
    [['respostas.condominio.unidades', 'foraDaFaixa']],
  ],
  [
    'a text where a number is asked',
    'EMPRESARIAL',
    { segurado: contato, empresa: { funcionarios: 'dez' } },
    [['respostas.empresa.funcionarios', 'invalido']],
  ],
  [
    'an animal without its name, and a day that does not exist',
    'PET',
    { segurado: contato, pets: [{ especie: 'CAO', nascimento: '2026-02-30' }] },
    [
      ['respostas.pets.0.nome', 'obrigatorio'],
      ['respostas.pets.0.nascimento', 'invalido'],
    ],
  ],
  [
    'more animals than anybody has',
    'PET',
    { segurado: contato, pets: Array.from({ length: 21 }, () => ({})) },
    [['respostas.pets', 'muitoLongo']],
  ],
  [
    'none beside another protection',
    'RESIDENCIAL',
    { segurado: contato, imovel: { seguranca: ['NAO_POSSUI', 'CFTV'] } },
    [['respostas.imovel.seguranca', 'conflito']],
  ],
])('refuses %s at its question', (_, linha, respostas, expected) => {
  expect(errorsOf(linha, respostas)).toEqual(expected);
});

it('takes answers about health only under a consent of their own', () => {
  const respostas = { segurado: contato, pessoa: { fumante: false } };
  expect(errorsOf('VIDA', respostas)).toEqual([['consentimentoSaude', 'obrigatorio']]);
  expect(read('VIDA', respostas, true)).toMatchObject({ ok: true, dados: { pessoa: { fumante: false, consentimentoSaude: true } } });
  // nothing was said: nothing was consented to
  expect(read('VIDA', { segurado: contato }, true)).toEqual({ ok: true, dados: { segurado: { ...contato, avisoPrivacidade: true } } });
  expect(LinhaCotada.options.filter((linha) => pedeSaude(questionarioDe(linha)))).toEqual(['VIDA']);
});

it('tells whose document it is, and who of a family holds the plan', () => {
  const vidas = [{ nascimento: '1986-03-10' }, { nascimento: '2015-01-02' }];
  expect(read('SAUDE', { segurado: { ...contato, documento: '111.444.777-35' }, vidas })).toMatchObject({
    ok: true,
    dados: {
      segurado: { documento: '11144477735', pessoa: 'PF' },
      vidas: [
        { papel: 'TITULAR', familia: 1, nascimento: '1986-03-10' },
        { papel: 'DEPENDENTE', familia: 1 },
      ],
    },
  });
});

it('leaves out what was answered before another answer took the question away', () => {
  const condutor = { igualSegurado: true, nome: 'Davi Prado' };
  expect(read('AUTO', { segurado: contato, condutor })).toMatchObject({ dados: { condutor: { igualSegurado: true } } });
  expect(JSON.stringify(read('AUTO', { segurado: contato, condutor }))).not.toContain('Davi');
});
