import fc from 'fast-check';
import { addDias } from '../datas/add-dias.ts';
import { previsaoPadrao as pesos, weighPrevista } from './pesos-previsao.ts';
import { type GrupoDoFluxo, type LancamentoDoFluxo, type PedidoDoFluxo, periodoDoDia, projectFluxo } from './project-fluxo.ts';
import { MAX_OCORRENCIAS, ocorrenciasDe, type Recorrencia } from './recorrencia.ts';

const hoje = '2026-11-20';
const lancamento = (dia: string, valorCentavos: number, mudancas: Partial<LancamentoDoFluxo> = {}): LancamentoDoFluxo => ({
  dia,
  valorCentavos,
  isRealizado: false,
  isConciliado: false,
  ...mudancas,
});
const pedido = (mudancas: Partial<PedidoDoFluxo> = {}): PedidoDoFluxo => ({
  inicialCentavos: 1_850_000,
  lancamentos: [],
  de: '2026-11-01',
  ate: '2026-11-30',
  hoje,
  por: 'MES',
  pesos,
  ...mudancas,
});

describe('projection', () => {
  const lancamentos = [
    lancamento('2026-11-10', 420_000, { isRealizado: true, isConciliado: true }),
    lancamento('2026-11-25', 180_000),
    lancamento('2026-10-01', 90_000),
    lancamento('2026-11-12', -310_000, { isRealizado: true }),
    lancamento('2026-11-28', -240_000),
  ];

  it('of the worked example is 19.270,00', () => {
    expect(projectFluxo(pedido({ lancamentos }))).toEqual([
      {
        chave: '2026-11',
        inicio: '2026-11-01',
        fim: '2026-11-30',
        entradasRealizadasCentavos: 420_000,
        saidasRealizadasCentavos: 310_000,
        entradasPrevistasCentavos: 270_000,
        saidasPrevistasCentavos: 240_000,
        entradasPonderadasCentavos: 207_000,
        saldoCentavos: 1_927_000,
      },
    ]);
  });

  it('moves day by day, and what was expected on a day that passed is expected today', () => {
    const dias = projectFluxo(pedido({ lancamentos, por: 'DIA' }));
    const saldoDe = (dia: string) => dias.find(({ chave }) => chave === dia)?.saldoCentavos;
    expect([
      dias.length,
      saldoDe('2026-11-09'),
      saldoDe('2026-11-10'),
      saldoDe('2026-11-19'),
      saldoDe(hoje),
      saldoDe('2026-11-30'),
    ]).toEqual([30, 1_850_000, 2_270_000, 1_960_000, 2_005_000, 1_927_000]);
  });

  it('has every period, the first and the last cut to the days asked for', () => {
    const quarters = projectFluxo(pedido({ de: '2026-11-20', ate: '2027-07-02', por: 'TRIMESTRE' }));
    expect(quarters.map(({ chave, inicio, fim }) => [chave, inicio, fim])).toEqual([
      ['2026-T4', '2026-11-20', '2026-12-31'],
      ['2027-T1', '2027-01-01', '2027-03-31'],
      ['2027-T2', '2027-04-01', '2027-06-30'],
      ['2027-T3', '2027-07-01', '2027-07-02'],
    ]);
    expect(projectFluxo(pedido({ de: '2026-02-10', ate: '2028-01-01', por: 'ANO' })).map(({ chave }) => chave)).toEqual([
      '2026',
      '2027',
      '2028',
    ]);
  });

  it('counts what is expected before the first day asked for as come, and what happened before it as in the balance', () => {
    const antes = [lancamento('2026-11-25', 1_000), lancamento('2026-11-25', 5_000, { isRealizado: true })];
    expect(projectFluxo(pedido({ lancamentos: antes, de: '2026-12-01', ate: '2026-12-31' }))[0]?.saldoCentavos).toBe(1_850_900);
  });

  it.each([
    ['2026-11-20', 90],
    ['2026-10-21', 90],
    ['2026-10-20', 50],
  ])('weighs what was expected on %s at %d %%', (dia, peso) => {
    expect(weighPrevista({ dia, valorCentavos: 100, isConciliada: false }, { hoje, pesos })).toBe(peso);
    expect(weighPrevista({ dia, valorCentavos: 100, isConciliada: true }, { hoje, pesos })).toBe(100);
    expect(weighPrevista({ dia, valorCentavos: -100, isConciliada: false }, { hoje, pesos })).toBe(-100);
  });

  it('refuses days that are none, spans that end before they begin, too many periods and halves of centavos', () => {
    for (const errado of [
      { de: '2026-02-30' },
      { ate: '2026-10-31' },
      { ate: '2040-01-01', por: 'DIA' as const },
      { inicialCentavos: 0.5 },
    ])
      expect(() => projectFluxo(pedido(errado))).toThrow(RangeError);
    expect(() => projectFluxo(pedido({ lancamentos: [lancamento('2026-11-25', 0.5)] }))).toThrow(RangeError);
  });

  it('ends with the same balance however days are grouped: the initial one and everything that was counted', () => {
    const dia = fc.integer({ min: -60, max: 500 }).map((dias) => addDias('2026-11-01', dias));
    const um = fc.record({
      dia,
      valorCentavos: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      isRealizado: fc.boolean(),
      isConciliado: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(um, { maxLength: 30 }), fc.integer(), dia, dia, (todos, inicialCentavos, a, b) => {
        const [de, ate] = [a, b].toSorted() as [string, string];
        const run = (por: GrupoDoFluxo) => projectFluxo(pedido({ lancamentos: todos, inicialCentavos, de, ate, por }));
        const saldos = (['DIA', 'MES', 'TRIMESTRE', 'ANO'] as const).map((por) => run(por).at(-1)?.saldoCentavos);
        expect(new Set(saldos).size).toBe(1);
        // each period's balance is that of its last day
        const porDia = new Map(run('DIA').map(({ chave, saldoCentavos }) => [chave, saldoCentavos]));
        for (const { fim, saldoCentavos, inicio, chave } of run('MES')) {
          expect(saldoCentavos).toBe(porDia.get(fim));
          expect(periodoDoDia(inicio, 'MES')).toBe(chave);
        }
      }),
    );
  });

  it('projects thirty-six months of a hundred thousand entries in a fraction of a second of processor', () => {
    const muitos = Array.from({ length: 100_000 }, (_, at) =>
      lancamento(addDias('2025-01-01', at % 1_090), at - 50_000, { isRealizado: at % 2 === 0 }),
    );
    const inicio = process.cpuUsage();
    expect(projectFluxo(pedido({ lancamentos: muitos, de: '2025-01-01', ate: '2027-12-31' }))).toHaveLength(36);
    expect(process.cpuUsage(inicio).user / 1_000_000).toBeLessThan(2);
  });
});

describe('recurrence', () => {
  const recorrencia = (mudancas: Partial<Recorrencia> = {}): Recorrencia => ({
    frequencia: 'MENSAL',
    intervalo: 1,
    inicio: '2026-01-31',
    ate: null,
    vezes: null,
    isUltimoDiaDoMes: false,
    ...mudancas,
  });
  const ano = { de: '2026-01-01', ate: '2026-12-31' };

  it('of the 31st comes on the last day of shorter months, and on the 31st again', () => {
    expect(ocorrenciasDe(recorrencia(), { de: '2026-01-01', ate: '2026-05-31' })).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
  });

  it('of the last day of a month stays the last, also from a short one', () => {
    const doFim = recorrencia({ inicio: '2026-02-28', isUltimoDiaDoMes: true });
    expect(ocorrenciasDe(doFim, { de: '2026-02-01', ate: '2026-04-30' })).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
    expect(ocorrenciasDe({ ...doFim, isUltimoDiaDoMes: false }, { de: '2026-03-01', ate: '2026-03-31' })).toEqual(['2026-03-28']);
  });

  it('of 29 February comes on the 28th where there is no 29th', () => {
    const anual = recorrencia({ frequencia: 'ANUAL', inicio: '2024-02-29' });
    expect(ocorrenciasDe(anual, { de: '2024-01-01', ate: '2028-12-31' })).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  it('ends on its day, or after so many times, whichever part of it is asked for', () => {
    expect(ocorrenciasDe(recorrencia({ ate: '2026-03-30' }), ano)).toEqual(['2026-01-31', '2026-02-28']);
    expect(ocorrenciasDe(recorrencia({ vezes: 3 }), { de: '2026-03-01', ate: '2026-12-31' })).toEqual(['2026-03-31']);
    expect(ocorrenciasDe(recorrencia({ frequencia: 'SEMANAL', intervalo: 2, vezes: 2 }), ano)).toEqual(['2026-01-31', '2026-02-14']);
    expect(ocorrenciasDe(recorrencia(), { de: '2025-01-01', ate: '2025-12-31' })).toEqual([]);
  });

  it('refuses what is no recurrence, and never answers without end', () => {
    for (const errada of [{ intervalo: 0 }, { intervalo: 1.5 }, { vezes: 0 }, { inicio: '2026-02-30' }, { ate: 'nunca' }])
      expect(() => ocorrenciasDe(recorrencia(errada), ano)).toThrow(RangeError);
    expect(ocorrenciasDe(recorrencia({ frequencia: 'SEMANAL' }), { de: '2026-01-01', ate: '9000-01-01' })).toHaveLength(MAX_OCORRENCIAS);
  });

  it('gives of any span exactly what it gives of the whole, in order and without repeating a day', () => {
    const arb = fc.record({
      frequencia: fc.constantFrom('SEMANAL' as const, 'MENSAL' as const, 'ANUAL' as const),
      intervalo: fc.integer({ min: 1, max: 6 }),
      inicio: fc.integer({ min: 0, max: 1_500 }).map((dias) => addDias('2024-01-01', dias)),
      ate: fc.option(fc.integer({ min: 0, max: 3_000 }).map((dias) => addDias('2024-01-01', dias))),
      vezes: fc.option(fc.integer({ min: 1, max: 40 })),
      isUltimoDiaDoMes: fc.boolean(),
    });
    fc.assert(
      fc.property(arb, fc.nat(3_000), fc.nat(800), (uma, desde, dias) => {
        const de = addDias('2024-01-01', desde);
        const ate = addDias(de, dias);
        const todas = ocorrenciasDe(uma, { de: '2024-01-01', ate: '2034-12-31' });
        expect(todas).toEqual([...new Set(todas)].toSorted());
        expect(ocorrenciasDe(uma, { de, ate })).toEqual(todas.filter((dia) => dia >= de && dia <= ate));
        if (uma.vezes !== null) expect(todas.length).toBeLessThanOrEqual(uma.vezes);
      }),
    );
  });
});
