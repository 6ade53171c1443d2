import { judgeSaude, LIMIARES_SAUDE, type PedidoSaude, type RelatoSaude, type SituacaoServico } from './saude.ts';

const agora = new Date('2026-03-01T12:00:00Z');
const atras = (ms: number) => new Date(agora.getTime() - ms).toISOString();
const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const relato = (origem: string, mais: Partial<RelatoSaude> = {}): RelatoSaude => ({
  servico: '@balcao/quoting',
  construcao: 'nova',
  origem,
  tipo: 'assinatura',
  montagens: 3,
  falhas: 3,
  pessoas: [`p-${origem}`],
  em: atras(MINUTO),
  ...mais,
});
const situacao = (mais: Partial<SituacaoServico> = {}): SituacaoServico => ({
  servico: '@balcao/quoting',
  construcao: 'nova',
  desde: atras(5 * MINUTO),
  coorte: 'todos',
  anteriores: ['antiga', 'mais-antiga'],
  quarentena: [],
  fixadas: [],
  ...mais,
});
const judge = (relatos: readonly RelatoSaude[], mais: Partial<PedidoSaude> = {}) =>
  judgeSaude({ relatos, situacoes: [situacao()], agora, ...mais });
const quem = (relatos: readonly RelatoSaude[], mais: Partial<PedidoSaude> = {}) => judge(relatos, mais).map(({ assinatura }) => assinatura);

it('reverts a failing build for everyone when two subscriptions agree, and reports the counts and the proof', () => {
  const [volta, ...outras] = judge([relato('a'), relato('b')]);
  expect(outras).toEqual([]);
  expect(volta).toMatchObject({ servico: '@balcao/quoting', de: 'nova', para: 'antiga', coorte: 'todos', assinatura: null });
  expect(volta?.motivo).toBe(
    'Retirada sozinha: falhou em 6 de 6 abas (100 %) de 2 corretoras ou redes de visitantes; a versão anterior falhava em 0 %. ' +
      'Prova de 158.675 para 1 de que falha em mais de 10 %; basta 100 para 1 (erro de no máximo 1 %).',
  );
});

it('reverts it for one subscription only while no other agrees, regardless of its number of tabs', () => {
  const mil = relato('a', { montagens: 1_000, falhas: 1_000, pessoas: Array.from({ length: 1_000 }, (_, qual) => `p${qual}`) });
  const [volta, ...outras] = judge([mil]);
  expect(outras).toEqual([]);
  expect(volta).toMatchObject({ assinatura: 'a', de: 'nova', para: 'antiga', dita: { falhas: 1_000, tipo: 'assinatura' } });
  expect(volta?.motivo).toMatch(/^Retirada sozinha, só desta corretora: falhou em 1000 de 1000 abas/);
});

it('reverts for a brokerage of one person after three pages, not after two', () => {
  expect(quem([relato('a', { montagens: 2, falhas: 2 })])).toEqual([]);
  expect(quem([relato('a')])).toEqual(['a']);
});

it('keeps counting the reports of a subscription that was reverted, so that a second subscription decides for everyone', () => {
  const fixadas = [{ assinatura: 'a', tipo: 'assinatura' as const, pessoas: ['p-a'], montagens: 3, falhas: 3 }];
  expect(quem([], { situacoes: [situacao({ fixadas })] })).toEqual([]);
  expect(quem([relato('a')], { situacoes: [situacao({ fixadas })] })).toEqual([]);
  expect(quem([relato('b')], { situacoes: [situacao({ fixadas })] })).toEqual([null]);
});

it.each([
  ['one person with two subscriptions', [relato('a', { pessoas: ['ana'] }), relato('b', { pessoas: ['ana', 'beto'] })]],
  ['subscriptions on trial, however many', Array.from({ length: 30 }, (_, qual) => relato(`t${qual}`, { tipo: 'teste' }))],
  ['one loud subscription and a tab of another', [relato('a', { montagens: 500, falhas: 500 }), relato('b', { montagens: 1, falhas: 1 })]],
  [
    'two among many for whom all goes well',
    [relato('a'), relato('b'), ...Array.from({ length: 60 }, (_, qual) => relato(`bem${qual}`, { falhas: 0, pessoas: [] }))],
  ],
])('does not decide for everyone because of %s', (_, relatos) => {
  expect(quem(relatos)).not.toContain(null);
});

it('accepts a trial subscription together with a paying one, and internal support alone', () => {
  expect(quem([relato('t', { tipo: 'teste' }), relato('a')])).toEqual([null]);
  expect(quem([relato('s', { tipo: 'interno' })])).toEqual([null]);
});

it.each([
  ['a rate that is put up with', [relato('a', { montagens: 100, falhas: 10 }), relato('b', { montagens: 100, falhas: 10 })]],
  [
    'a rate below three times the one of the build before',
    [
      relato('a', { montagens: 40, falhas: 16 }),
      relato('b', { montagens: 40, falhas: 16 }),
      ...Array.from({ length: 100 }, (_, qual) =>
        relato(`c${qual}`, { construcao: 'antiga', montagens: 4, falhas: 1, em: atras(3 * HORA) }),
      ),
    ],
  ],
  ['failures of another build', [relato('a', { construcao: 'mais-antiga' }), relato('b', { construcao: 'mais-antiga' })]],
  ['failures of an hour ago', [relato('a', { em: atras(HORA) }), relato('b', { em: atras(HORA) })]],
])('does not act on %s', (_, relatos) => {
  expect(judge(relatos)).toEqual([]);
});

it('still reverts when one subscription reports that the previous build failed too', () => {
  const mentira = relato('x', { construcao: 'antiga', montagens: 5_000, falhas: 5_000, em: atras(HORA) });
  expect(quem([relato('a'), relato('b'), mentira])).toEqual([null]);
});

it.each(['teste', 'visitante'] as const)(
  'still reverts despite many of %s that report success, or failures of the previous build',
  (tipo) => {
    const muitos = (mais: Partial<RelatoSaude>) =>
      Array.from({ length: 200 }, (_, qual) => relato(`m${qual}`, { tipo, montagens: 9, ...mais }));
    expect(quem([relato('a'), relato('b'), ...muitos({ falhas: 0, pessoas: [] })])).toEqual([null]);
    expect(quem([relato('a'), relato('b'), ...muitos({ construcao: 'antiga', falhas: 9, em: atras(HORA) })])).toEqual([null]);
  },
);

it.each([
  ['a build of yesterday', { desde: atras(24 * HORA) }],
  ['a service with nowhere to go back to', { anteriores: [] }],
  ['a service all of whose builds before were taken back', { quarentena: ['antiga', 'mais-antiga'] }],
])('does not act on %s', (_, mais) => {
  expect(judge([relato('a'), relato('b')], { situacoes: [situacao(mais)] })).toEqual([]);
});

it('skips a build in quarantine, and keeps checking after that revert', () => {
  const [volta] = judge([relato('a'), relato('b')], { situacoes: [situacao({ quarentena: ['antiga'] })] });
  expect(volta?.para).toBe('mais-antiga');
});

it('does not affect other services', () => {
  const outra = situacao({ servico: '@balcao/menu', construcao: 'menu-1' });
  const bem = relato('a', { servico: '@balcao/menu', construcao: 'menu-1', falhas: 0, pessoas: [] });
  const voltas = judge([relato('a'), relato('b'), bem], { situacoes: [situacao(), outra] });
  expect(voltas.map(({ servico }) => servico)).toEqual(['@balcao/quoting']);
});

it('reverts only the canary, for its cohort, before it suspects the live build', () => {
  const canario = situacao({ construcao: 'canario', coorte: 'canario', anteriores: ['nova'] });
  const doCanario = ['a', 'b'].map((origem) => relato(origem, { construcao: 'canario', montagens: 6, falhas: 6 }));
  const deTodos = ['a', 'b'].map((origem) => relato(origem, { montagens: 12, falhas: 8 }));
  expect(quem(deTodos)).toEqual([null]);
  const voltas = judge([...deTodos, ...doCanario], { situacoes: [situacao(), canario] });
  expect(voltas.map(({ de, para, coorte }) => [de, para, coorte])).toEqual([['canario', 'nova', 'canario']]);
});

describe('anonymous visitors', () => {
  const redes = (quantas: number, mais: Partial<RelatoSaude> = {}) =>
    Array.from({ length: quantas }, (_, qual) => relato(`rede${qual}`, { tipo: 'visitante', montagens: 1, falhas: 1, ...mais }));

  it('count when five networks agree, and never when only one reports', () => {
    expect(quem(redes(4))).toEqual([]);
    expect(quem(redes(1, { montagens: 50, falhas: 50 }))).toEqual([]);
    expect(quem(redes(5))).toEqual([null]);
  });

  it('count as one voice, regardless of their number, for services that subscriptions also report on', () => {
    const bem = relato('a', { montagens: 1, falhas: 0, pessoas: [] });
    expect(quem([...redes(50), bem])).toEqual([]);
    expect(quem([...redes(50), relato('a')])).toEqual([null]);
  });
});

it('uses other thresholds when configured', () => {
  expect(judge([relato('a')], { limiares: { ...LIMIARES_SAUDE, erro: 0.001 } })).toEqual([]);
  expect(quem([relato('a')], { limiares: { ...LIMIARES_SAUDE, vozes: 1 } })).toEqual([null]);
});
