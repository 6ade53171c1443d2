import fc from 'fast-check';
import { bpsDaLinha, type ComissaoEsperada, foldNumero, isNaTolerancia, type LinhaDoExtrato } from './casamento.ts';
import { matchExtrato } from './match-extrato.ts';
import { sayCasamento } from './say-casamento.ts';

const comissao = (mudancas: Partial<ComissaoEsperada> = {}): ComissaoEsperada => ({
  id: 'c1',
  apolice: '0531.000123',
  endosso: null,
  parcela: 1,
  proposta: '900001',
  documento: '111.444.777-35',
  premioCentavos: 30_000,
  valorCentavos: 6_000,
  previsaoEm: '2026-11-10',
  ...mudancas,
});
const linha = (mudancas: Partial<LinhaDoExtrato> = {}): LinhaDoExtrato => ({
  apolice: null,
  endosso: null,
  parcela: null,
  proposta: null,
  documento: null,
  premioCentavos: null,
  valorCentavos: 6_000,
  ...mudancas,
});
const only = (line: LinhaDoExtrato, comissoes: readonly ComissaoEsperada[]) => {
  const [casamento] = matchExtrato([line], comissoes);
  if (!casamento) throw new Error('uma linha, um casamento');
  return casamento;
};
const dezParcelas = Array.from({ length: 10 }, (_, at) =>
  comissao({ id: `c${at + 1}`, parcela: at + 1, previsaoEm: `2026-${String(at + 1).padStart(2, '0')}-10` }),
);

describe('tolerance', () => {
  it.each([
    [60_000, 60_600, true],
    [60_000, 60_601, false],
    [60_000, 59_400, true],
    [100, 105, true],
    [100, 106, false],
    [-60_000, -60_600, true],
    [0, 5, true],
    [0, 6, false],
  ])('of an expected %d lets %d in: %p', (esperado, recebido, dentro) => {
    expect(isNaTolerancia(recebido, esperado)).toBe(dentro);
  });

  it('refuses half a centavo', () => {
    expect(() => isNaTolerancia(0.5, 1)).toThrow(RangeError);
  });
});

it('reads a number as another system prints it', () => {
  expect([foldNumero('0531.000123-4'), foldNumero(' 5310001234 '), foldNumero('000'), foldNumero(null)]).toEqual([
    '5310001234',
    '5310001234',
    '',
    '',
  ]);
});

it('knows the rate of a line by its amounts', () => {
  expect(bpsDaLinha({ premioCentavos: 300_000, valorCentavos: 60_000 })).toBe(2_000);
  expect(bpsDaLinha({ premioCentavos: 0, valorCentavos: 60_000 })).toBeNull();
});

describe('the four methods, in their order', () => {
  it('policy, endorsement and instalment is certain, whatever the other nine say', () => {
    expect(only(linha({ apolice: '531000123', endosso: '0', parcela: 4 }), dezParcelas)).toMatchObject({
      comissaoId: 'c4',
      metodo: 'APOLICE_ENDOSSO_PARCELA',
      score: 100,
      decisao: 'AUTOMATICA',
      isDivergente: false,
      concordam: ['apolice', 'parcela', 'endosso', 'valor'],
      alternativas: [],
    });
  });

  it('an amount beyond the tolerance is that commission, and divergent', () => {
    const casamento = only(linha({ apolice: '531000123', parcela: 4, valorCentavos: 5_000 }), dezParcelas);
    expect(casamento).toMatchObject({ comissaoId: 'c4', decisao: 'AUTOMATICA', isDivergente: true, diferencaCentavos: -1_000 });
    expect(casamento.divergem).toEqual([{ campo: 'valor', daLinha: 'R$ 50,00', daComissao: 'R$ 60,00' }]);
  });

  it('policy and amount, when only one has it', () => {
    const comissoes = [comissao(), comissao({ id: 'c2', parcela: 2, valorCentavos: 7_000 })];
    expect(only(linha({ apolice: '531000123', valorCentavos: 7_003 }), comissoes)).toMatchObject({
      comissaoId: 'c2',
      metodo: 'APOLICE_VALOR',
      score: 95,
      decisao: 'AUTOMATICA',
      diferencaCentavos: 3,
    });
  });

  it('policy and amount of ten equal instalments is only a suggestion: the one expected first, and the others are told', () => {
    expect(only(linha({ apolice: '531000123' }), dezParcelas)).toMatchObject({
      comissaoId: 'c1',
      score: 85,
      decisao: 'SUGERIDA',
      alternativas: ['c2', 'c3', 'c4', 'c5', 'c6'],
    });
  });

  it('policy and amount under the number of another instalment is a suggestion', () => {
    expect(only(linha({ apolice: '531000123', parcela: 12 }), [comissao()])).toMatchObject({
      metodo: 'APOLICE_VALOR',
      score: 80,
      decisao: 'SUGERIDA',
    });
  });

  it('policy alone, with an amount nobody expects, is no match', () => {
    expect(only(linha({ apolice: '531000123', valorCentavos: 9_000 }), dezParcelas).decisao).toBe('SEM_PAR');
  });

  it('proposal: likely by itself, certain with document and premium', () => {
    expect(only(linha({ proposta: '900001' }), [comissao({ apolice: null })])).toMatchObject({
      metodo: 'NUMERO_PROPOSTA',
      score: 90,
      decisao: 'SUGERIDA',
    });
    const toda = linha({ proposta: '900001', documento: '11144477735', premioCentavos: 30_000 });
    expect(only(toda, [comissao({ apolice: null })])).toMatchObject({ score: 95, decisao: 'AUTOMATICA' });
    expect(only(linha({ proposta: '900001', valorCentavos: 3_000 }), [comissao()])).toMatchObject({
      score: 80,
      decisao: 'SUGERIDA',
      isDivergente: true,
    });
  });

  it('document and premium is never certain', () => {
    const dele = linha({ documento: '11144477735', premioCentavos: 30_000 });
    expect(only(dele, [comissao()])).toMatchObject({ metodo: 'DOCUMENTO_PREMIO', score: 80, decisao: 'SUGERIDA' });
    expect(only({ ...dele, apolice: '999' }, [comissao()]).decisao).toBe('SEM_PAR');
    expect(only({ ...dele, documento: '***.444.777-**' }, [comissao()]).decisao).toBe('SEM_PAR');
  });
});

it('what goes back is not matched with what is to come', () => {
  const estorno = comissao({ id: 'e1', valorCentavos: -6_000 });
  const volta = linha({ apolice: '531000123', parcela: 1, valorCentavos: -6_000 });
  expect(only(volta, [comissao()]).decisao).toBe('SEM_PAR');
  expect(only(volta, [comissao(), estorno]).comissaoId).toBe('e1');
});

it('a line that names an instalment expected twice is one of the two, not another of that amount', () => {
  const duas = ['c1', 'c2'].map((id) => comissao({ id, parcela: 2, valorCentavos: 12_000 }));
  const semParcela = comissao({ id: 'c3', parcela: null });
  expect(only(linha({ apolice: '531000123', parcela: 2 }), [...duas, semParcela])).toMatchObject({
    comissaoId: 'c1',
    metodo: 'APOLICE_ENDOSSO_PARCELA',
    decisao: 'SUGERIDA',
    alternativas: ['c2'],
  });
});

it('what a line names exactly is not taken by another that only comes near', () => {
  const vaga = linha({ apolice: '531000123', valorCentavos: 6_003 });
  const exata = linha({ apolice: '531000123' });
  const nomeada = linha({ apolice: '531000123', parcela: 1 });
  expect(matchExtrato([vaga, nomeada], [comissao()]).map(({ comissaoId }) => comissaoId)).toEqual([null, 'c1']);
  expect(matchExtrato([vaga, exata], [comissao()]).map(({ comissaoId }) => comissaoId)).toEqual([null, 'c1']);
});

it('a line the statement says twice is told so', () => {
  const [, repetida] = matchExtrato(
    [linha({ apolice: '531000123', parcela: 1 }), linha({ apolice: '531000123', parcela: 1 })],
    [comissao()],
  );
  expect(repetida).toMatchObject({ decisao: 'SEM_PAR', linhaQueTomou: 0 });
  expect(repetida && sayCasamento(repetida)).toEqual(['A comissão desta parcela já foi casada com a linha 1.']);
});

it('says why in sentences', () => {
  expect(sayCasamento(only(linha({ apolice: '531000123', parcela: 4, valorCentavos: 5_000 }), dezParcelas))).toEqual([
    'Casada por apólice, endosso e parcela (1,00).',
    'Conferem: apólice, parcela e endosso.',
    'Difere: valor R$ 50,00 no extrato, R$ 60,00 no esperado.',
  ]);
  expect(sayCasamento(only(linha({ documento: '11144477735', premioCentavos: 30_000 }), dezParcelas)).at(-1)).toBe(
    'Outras 5 comissões serviriam igualmente.',
  );
  expect(sayCasamento(only(linha(), []))).toEqual(['Nenhuma comissão esperada corresponde a esta linha.']);
});

const some = <T>(...valores: readonly T[]) => fc.constantFrom(...valores);
const esperadas = fc
  .array(
    fc.record({
      apolice: some('1', '02', '3-A', null),
      endosso: some(null, '0', '1'),
      parcela: some(null, 1, 2, 3),
      proposta: some(null, '77', '78'),
      documento: some(null, '11144477735', '52998224725'),
      premioCentavos: some(10_000, 20_000),
      valorCentavos: some(-1_000, 1_000, 1_004, 2_000),
      previsaoEm: some('2026-01-10', '2026-02-10'),
    }),
    { maxLength: 14 },
  )
  .map((todas) => todas.map((uma, at) => ({ ...uma, id: `c${at}` })));
const doExtrato = fc.array(
  fc.record({
    apolice: some('1', '2', '3A', null),
    endosso: some(null, '0', '1'),
    parcela: some(null, 1, 2, 4),
    proposta: some(null, '77'),
    documento: some(null, '11144477735'),
    premioCentavos: some(null, 10_000),
    valorCentavos: some(-1_000, 1_000, 1_003, 5_000),
  }),
  { maxLength: 10 },
);

it('uses each commission once, gives each line one answer, and believes by itself only what reaches 0,95', () => {
  fc.assert(
    fc.property(doExtrato, esperadas, (linhas, comissoes) => {
      const casamentos = matchExtrato(linhas, comissoes);
      expect(casamentos.map((casamento) => casamento.linha)).toEqual(linhas.map((_, at) => at));
      const usadas = casamentos.flatMap(({ comissaoId }) => comissaoId ?? []);
      expect(new Set(usadas).size).toBe(usadas.length);
      for (const { linha: at, comissaoId, decisao, score, diferencaCentavos, isDivergente } of casamentos) {
        const achada = comissoes.find(({ id }) => id === comissaoId);
        expect(decisao).toBe(achada === undefined ? 'SEM_PAR' : score >= 95 ? 'AUTOMATICA' : 'SUGERIDA');
        if (!achada) continue;
        const { valorCentavos } = linhas[at] as LinhaDoExtrato;
        expect(score).toBeGreaterThanOrEqual(70);
        expect(diferencaCentavos).toBe(valorCentavos - achada.valorCentavos);
        expect(isDivergente).toBe(!isNaTolerancia(valorCentavos, achada.valorCentavos));
        expect(Math.sign(valorCentavos)).toBe(Math.sign(achada.valorCentavos));
      }
    }),
  );
});

it('does not depend on the order in which commissions come', () => {
  fc.assert(
    fc.property(doExtrato, esperadas, fc.infiniteStream(fc.nat()), (linhas, comissoes, sorteio) => {
      const order = new Map(comissoes.map(({ id }) => [id, sorteio.next().value]));
      const outras = comissoes.toSorted((a, b) => Number(order.get(a.id)) - Number(order.get(b.id)));
      expect(matchExtrato(linhas, outras)).toEqual(matchExtrato(linhas, comissoes));
    }),
  );
});

it('matches a line that names an open instalment with one of that key', () => {
  fc.assert(
    fc.property(doExtrato, esperadas, (linhas, comissoes) => {
      const key = ({ apolice, endosso, parcela }: Pick<LinhaDoExtrato, 'apolice' | 'endosso' | 'parcela'>) =>
        `${foldNumero(apolice)}|${foldNumero(endosso)}|${parcela}`;
      const [primeira] = linhas;
      if (!primeira || primeira.apolice === null || primeira.parcela === null) return;
      const serve = comissoes.filter(
        (uma) => key(uma) === key(primeira) && Math.sign(uma.valorCentavos) === Math.sign(primeira.valorCentavos),
      );
      const casamento = only({ ...primeira, documento: null, proposta: null }, comissoes);
      if (serve.length > 0) expect(serve.map(({ id }) => id)).toContain(casamento.comissaoId);
      else expect(casamento.metodo).not.toBe('APOLICE_ENDOSSO_PARCELA');
    }),
  );
});

it('costs as many look-ups as there are lines, even where one policy has every commission', () => {
  const comissoes = Array.from({ length: 40_000 }, (_, at) =>
    comissao({ id: `c${at}`, apolice: 'UMA', parcela: (at % 10) + 1, valorCentavos: 1_000 + (at % 5_000), proposta: `${at}` }),
  );
  const linhas = Array.from({ length: 500 }, (_, at) => linha({ apolice: 'UMA', parcela: (at % 10) + 1, valorCentavos: 1_000 + at }));
  const inicio = process.cpuUsage();
  expect(matchExtrato(linhas, comissoes).every(({ comissaoId }) => comissaoId !== null)).toBe(true);
  // every line against every commission is twenty million comparisons
  expect(process.cpuUsage(inicio).user / 1_000_000).toBeLessThan(6);
});
