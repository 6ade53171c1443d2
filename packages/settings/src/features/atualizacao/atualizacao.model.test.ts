import { byDay, describeAtualizacao, errosDaManutencao, janelaDe } from './atualizacao.model.ts';

it('names what changed as people know it, each part once', () => {
  expect(describeAtualizacao({ tipo: 'NOVA', servicos: ['quoting', 'vendor/react', 'vendor/rxjs', 'navbar'], nota: null })).toEqual({
    titulo: 'Nova versão: Barra do alto, Base do sistema e Cotações',
    nota: 'Correções e melhorias.',
  });
  expect(describeAtualizacao({ tipo: 'RETORNO', servicos: ['@balcao/quoting'], nota: 'O PDF saía cortado.' })).toEqual({
    titulo: 'Voltou à versão anterior: Cotações',
    nota: 'O PDF saía cortado.',
  });
});

it('puts releases under the day of São Paulo', () => {
  const uma = (id: string, em: string) => ({ id, em, tipo: 'NOVA' as const, servicos: ['ui'], nota: null });
  expect(byDay([uma('b', '2026-11-25T02:00:00Z'), uma('a', '2026-11-24T12:00:00Z')]).map(([dia, deles]) => [dia, deles.length])).toEqual([
    ['2026-11-24', 2],
  ]);
});

it('ends on the next day what ends before it begins', () => {
  const digitada = { dia: '2026-11-30', inicio: '23:00', fim: '01:30', mensagem: 'Troca.' };
  expect(janelaDe(digitada)).toEqual({ inicio: '2026-12-01T02:00:00.000Z', fim: '2026-12-01T04:30:00.000Z' });
  expect(Object.keys(errosDaManutencao({ dia: null, inicio: '', fim: '25:00', mensagem: ' ' }))).toEqual([
    'dia',
    'inicio',
    'fim',
    'mensagem',
  ]);
});
