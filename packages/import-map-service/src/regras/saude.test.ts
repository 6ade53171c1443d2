import { julgarSaude, LIMIARES_SAUDE, type PedidoSaude, type RelatoSaude, type SituacaoServico } from './saude.ts';

const agora = new Date('2026-03-01T12:00:00Z');
const atras = (ms: number) => new Date(agora.getTime() - ms).toISOString();
const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const relato = (mais: Partial<RelatoSaude> = {}): RelatoSaude => ({
  servico: '@balcao/quoting',
  construcao: 'nova',
  montagens: 10,
  falhas: 5,
  sessoes: ['a', 'b', 'c'],
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
  ultimaVolta: null,
  ...mais,
});
const julgar = (mais: Partial<PedidoSaude> = {}) => julgarSaude({ relatos: [relato()], situacoes: [situacao()], agora, ...mais });

it('takes a failing new build back to the one before, saying why with the numbers', () => {
  const [volta, ...outras] = julgar();
  expect(outras).toEqual([]);
  expect(volta).toMatchObject({ servico: '@balcao/quoting', de: 'nova', para: 'antiga', coorte: 'todos' });
  expect(volta?.motivo).toBe('Retirada sozinha: 5 falhas em 10 montagens (50 %) de 3 sessões; a versão anterior falhava 0 %.');
});

it('leaves every other service alone', () => {
  const outra = situacao({ servico: '@balcao/menu', construcao: 'menu-1' });
  const bem = relato({ servico: '@balcao/menu', construcao: 'menu-1', falhas: 0, sessoes: [] });
  expect(julgar({ situacoes: [situacao(), outra], relatos: [relato(), bem] }).map(({ servico }) => servico)).toEqual(['@balcao/quoting']);
});

it.each([
  ['two failures', [relato({ montagens: 2, falhas: 2 })]],
  ['failures of one session alone, reported twice', [relato({ sessoes: ['a'] }), relato({ sessoes: ['a'] })]],
  ['a rate of exactly 20 %', [relato({ montagens: 25 })]],
  [
    'a rate below three times the one of the build before',
    [relato(), relato({ construcao: 'antiga', montagens: 10, falhas: 2, em: atras(3 * HORA) })],
  ],
  ['failures of another build', [relato({ construcao: 'mais-antiga' })]],
  ['failures of an hour ago', [relato({ em: atras(HORA) })]],
])('does not act on %s', (_, relatos) => {
  expect(julgar({ relatos })).toEqual([]);
});

it.each([
  ['a build of yesterday', { desde: atras(24 * HORA) }],
  ['a service that returned nine minutes ago', { ultimaVolta: atras(9 * MINUTO) }],
  ['a service with nowhere to go back to', { anteriores: [] }],
  ['a service all of whose builds before were taken back', { quarentena: ['antiga', 'mais-antiga'] }],
])('does not act on %s', (_, mais) => {
  expect(julgar({ situacoes: [situacao(mais)] })).toEqual([]);
});

it('passes over a build in quarantine, and acts again once the service has rested', () => {
  const [volta] = julgar({ situacoes: [situacao({ quarentena: ['antiga'], ultimaVolta: atras(10 * MINUTO) })] });
  expect(volta?.para).toBe('mais-antiga');
});

it('takes back the canary alone, for its cohort, before it suspects the build of everyone', () => {
  const canario = situacao({ construcao: 'canario', coorte: 'canario', anteriores: ['nova'] });
  const voltas = julgar({
    situacoes: [situacao(), canario],
    relatos: [relato({ falhas: 3 }), relato({ construcao: 'canario', falhas: 10 })],
  });
  expect(voltas.map(({ de, para, coorte }) => [de, para, coorte])).toEqual([['canario', 'nova', 'canario']]);
});

it('believes tabs without a session only when many say the same, and one of them never', () => {
  const anonimo = (...sessoes: string[]) => relato({ anonimo: true, sessoes });
  const marcas = ['x1', 'x2', 'x3', 'x4', 'x5'];
  expect(julgar({ relatos: marcas.slice(1).map((marca) => anonimo(marca)) })).toEqual([]);
  expect(julgar({ relatos: Array.from({ length: 50 }, () => anonimo('x1')) })).toEqual([]);
  const [volta] = julgar({ relatos: marcas.map((marca) => anonimo(marca)) });
  expect(volta?.medida).toMatchObject({ falhas: 25, sessoes: 5 });
  // a healthy crowd does not hide behind the few who have a session
  expect(julgar({ relatos: [relato(), relato({ anonimo: true, montagens: 1_000, falhas: 0, sessoes: [] })] })).toHaveLength(1);
});

it('counts errors without a mount, and can be told other thresholds', () => {
  expect(julgar({ relatos: [relato({ montagens: 0, falhas: 3 })] })).toHaveLength(1);
  expect(julgar({ limiares: { ...LIMIARES_SAUDE, taxa: 0.6 } })).toEqual([]);
});
