import fc from 'fast-check';
import { checkSaldo, findSaldoQuebrado } from './check-saldo.ts';
import type { MovimentoGuardado } from './movimento-do-banco.ts';
import { pickRegraDoMemo, type RegraDoMemo } from './regra-do-memo.ts';
import { type ItemAConciliar, suggestConciliacao } from './suggest-conciliacao.ts';

const movimento = (mudancas: Partial<MovimentoGuardado> = {}): MovimentoGuardado => ({
  id: 'm1',
  fitid: null,
  dia: '2026-11-10',
  valorCentavos: 60_000,
  memo: 'CRED TED JEQUITIBA SEGUROS SA',
  ...mudancas,
});
const item = (mudancas: Partial<ItemAConciliar> = {}): ItemAConciliar => ({
  id: 'i1',
  dia: '2026-11-10',
  valorCentavos: 60_000,
  nome: 'Jequitibá Seguros',
  documento: null,
  ...mudancas,
});

describe('balance', () => {
  const informado = { dia: '2026-11-30', saldoCentavos: 900 };
  const anterior = { dia: '2026-10-31', saldoCentavos: 1_000 };
  const tarifa = { dia: '2026-11-30', valorCentavos: -100 };

  it('is the one before and what moved since', () => {
    const antes = { dia: '2026-10-31', valorCentavos: 5 };
    const depois = { dia: '2026-12-01', valorCentavos: 7 };
    expect(checkSaldo({ informado, anterior, movimentos: [antes, tarifa, depois] })).toEqual({
      calculadoCentavos: 900,
      diferencaCentavos: 0,
      situacao: 'CONFERE',
    });
    expect(checkSaldo({ informado, anterior, movimentos: [] })).toMatchObject({ diferencaCentavos: -100, situacao: 'DIVERGE' });
    expect(checkSaldo({ informado, anterior: null, movimentos: [tarifa] }).situacao).toBe('SEM_BASE');
    expect(() => checkSaldo({ informado: anterior, anterior: informado, movimentos: [] })).toThrow(RangeError);
  });

  it('that runs beside each line is judged in the direction of the file', () => {
    const linhas = [
      { valorCentavos: 10, saldoCentavos: 10 },
      { valorCentavos: 5, saldoCentavos: null },
      { valorCentavos: -3, saldoCentavos: 12 },
    ];
    expect(findSaldoQuebrado(linhas)).toBeNull();
    expect(findSaldoQuebrado(linhas.toReversed())).toBeNull();
    expect(findSaldoQuebrado([...linhas, { valorCentavos: 1, saldoCentavos: 14 }])).toBe(3);
  });
});

describe('rules of memos', () => {
  const regra = (id: string, contem: string, sentido: RegraDoMemo['sentido'] = null): RegraDoMemo => ({
    id,
    contem,
    sentido,
    categoria: id,
  });
  const regras = [regra('geral', 'tarifa'), regra('pix', 'Tarifa  PIX'), regra('vazia', ' '), regra('saida', 'tarifa', 'SAIDA')];
  const picked = (memo: string, valorCentavos = -1) => pickRegraDoMemo(regras, { memo, valorCentavos })?.id ?? null;

  it('go by the longest text, then by the direction, then by the newest', () => {
    expect(picked('TARIFA PIX ENVIADO')).toBe('pix');
    expect(picked('TARIFA TED')).toBe('saida');
    expect(picked('ESTORNO TARIFA', 1)).toBe('geral');
    expect(picked('ALUGUEL')).toBeNull();
    expect(pickRegraDoMemo([regra('a', 'luz'), regra('b', 'LUZ')], { memo: 'conta de luz', valorCentavos: -1 })?.id).toBe('b');
  });
});

describe('suggestions', () => {
  it('one to one: same amount, same day and its name in the memo', () => {
    expect(suggestConciliacao(movimento(), { itens: [item()], movimentos: [] })).toEqual([
      { tipo: 'UM_PARA_UM', movimentos: ['m1'], itens: ['i1'], score: 92 },
    ]);
  });

  it('one to one is less sure when another would do as well, and a document settles it', () => {
    const [um, outro] = [item(), item({ id: 'i2' })];
    expect(suggestConciliacao(movimento(), { itens: [um, outro], movimentos: [] }).map(({ score }) => score)).toEqual([77, 77]);
    const [primeira] = suggestConciliacao(movimento({ memo: 'PIX 12.345.678/0001-95' }), {
      itens: [um, { ...outro, documento: '12345678000195' }],
      movimentos: [],
    });
    expect(primeira).toMatchObject({ itens: ['i2'], score: 99 });
  });

  it('one to many: one credit of three statements', () => {
    const itens = [
      item({ id: 'a', valorCentavos: 10_000 }),
      item({ id: 'b', valorCentavos: 20_000 }),
      item({ id: 'c', valorCentavos: 30_000 }),
    ];
    expect(suggestConciliacao(movimento(), { itens: [...itens, item({ id: 'd', valorCentavos: 999 })], movimentos: [] })).toEqual([
      { tipo: 'UM_PARA_MUITOS', movimentos: ['m1'], itens: ['a', 'b', 'c'], score: 79 },
    ]);
  });

  it('many to one: a statement paid in two credits', () => {
    const segundo = movimento({ id: 'm2', valorCentavos: 40_000 });
    expect(suggestConciliacao(movimento(), { itens: [item({ valorCentavos: 100_000 })], movimentos: [movimento(), segundo] })).toEqual([
      { tipo: 'MUITOS_PARA_UM', movimentos: ['m1', 'm2'], itens: ['i1'], score: 82 },
    ]);
  });

  it('words that every insurer has in its name tell nobody apart', () => {
    const [outra] = suggestConciliacao(movimento({ memo: 'TED CAPIVARA SEGUROS COMISSAO' }), { itens: [item()], movimentos: [] });
    expect(outra?.score).toBe(80);
  });

  it('of sums that come to the same, those of whom the memo names come first, and are surer', () => {
    const outros = [
      item({ id: 'a', valorCentavos: 25_000, nome: 'Capivara Seguros' }),
      item({ id: 'b', valorCentavos: 35_000, nome: 'Sabiá' }),
    ];
    const seus = [item({ id: 'y', valorCentavos: 20_000 }), item({ id: 'z', valorCentavos: 40_000 })];
    const sugestoes = suggestConciliacao(movimento(), { itens: [...outros, ...seus], movimentos: [] });
    expect(sugestoes.map(({ itens, score }) => [itens, score])).toEqual([
      [['y', 'z'], 67],
      [['a', 'b'], 55],
    ]);
  });

  it('nothing of another sign, another amount or too far away', () => {
    const itens = [item({ valorCentavos: -60_000 }), item({ valorCentavos: 60_001 }), item({ dia: '2026-12-01' })];
    expect(suggestConciliacao(movimento(), { itens, movimentos: [] })).toEqual([]);
  });

  it('always comes to the same on both sides, uses nothing twice, and is bounded', () => {
    const valor = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(valor, fc.array(valor, { maxLength: 40 }), fc.array(valor, { maxLength: 40 }), (alvo, itens, outros) => {
        const books = itens.map((valorCentavos, at) => item({ id: `i${at}`, valorCentavos }));
        const bank = outros.map((valorCentavos, at) => movimento({ id: `o${at}`, valorCentavos }));
        const este = movimento({ valorCentavos: alvo });
        const sugestoes = suggestConciliacao(este, { itens: books, movimentos: bank });
        expect(sugestoes.length).toBeLessThanOrEqual(5);
        for (const { movimentos, itens: ditos } of sugestoes) {
          const sum = (ids: readonly string[], todos: readonly { id: string; valorCentavos: number }[]) =>
            ids.reduce((soma, id) => soma + (todos.find((um) => um.id === id)?.valorCentavos ?? Number.NaN), 0);
          expect(sum(movimentos, [este, ...bank])).toBe(sum(ditos, books));
          expect(new Set(movimentos).size + new Set(ditos).size).toBe(movimentos.length + ditos.length);
        }
      }),
      { numRuns: 50 },
    );
  });
});
