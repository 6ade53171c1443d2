import fc from 'fast-check';
import { addDias, diffDias } from '../datas/add-dias.ts';
import { type Feriados, feriadosBancarios, isDiaUtil, proximoDiaUtil } from '../datas/dia-util.ts';
import { crc16, encodeBrCode, readBrCode } from './br-code.ts';
import { type CobrancaComVencimento, type Juros, ultimoDiaDePagar, valorNoDia } from './encargos.ts';
import { etapasDaCobranca, etapasVencidas } from './etapas-da-cobranca.ts';
import { parametrosCobranca } from './parametros-cobranca.ts';
import { prorateTroca } from './prorate-troca.ts';
import { type CobrancaPaga, contaDaFatura } from './situacao-fatura.ts';
import { formatValorPix, parseValorPix } from './valor-pix.ts';

const feriados = feriadosBancarios;
const centavos = fc.integer({ min: 1, max: 10_000_000 });
const dias = fc.integer({ min: 0, max: 20_000 }).map((n) => addDias('2020-01-01', n));

describe('an amount of API Pix', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (valor) => expect(parseValorPix(formatValorPix(valor))).toBe(valor)),
    );
  });

  it.each([-1, 0.5, 1e12, Number.NaN])('is not written for %p', (valor) => {
    expect(() => formatValorPix(valor)).toThrow(RangeError);
  });

  it.each(['', '1', '1.5', '1,50', '-1.00', '1.000', '12345678901.00', ' 1.00', '1e2.00'])('is not read from %p', (texto) => {
    expect(parseValorPix(texto)).toBeNull();
  });
});

describe('a BR Code', () => {
  const location = fc.stringMatching(/^[a-z0-9./-]{1,77}$/);
  const nome = fc.stringMatching(/^[A-Za-zÀ-ú ]{0,30}[A-Za-z][A-Za-zÀ-ú ]{0,30}$/).filter((texto) => texto.trim() !== '');
  const one = fc.record({ location, nome, cidade: fc.constantFrom('São Paulo', 'BELO HORIZONTE', 'Santo Antônio de Jesus do Norte') });

  it('ends with the CRC its standard is checked by', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('is the one the central bank prints for its example', () => {
    const corpo =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
    expect(crc16(corpo)).toBe('1D3D');
  });

  it('is written field by field', () => {
    expect(
      encodeBrCode({ location: 'https://pix.example.com/qr/v2/cobv/9d36b84f', nome: 'Balcão Tecnologia', cidade: 'São Paulo' }),
    ).toMatch(
      /^00020101021226570014br\.gov\.bcb\.pix2535pix\.example\.com\/qr\/v2\/cobv\/9d36b84f5204000053039865802BR5917Balcao Tecnologia6009Sao Paulo62070503\*\*\*6304[0-9A-F]{4}$/,
    );
  });

  it('is read back with its location, in ASCII and within the lengths of its standard', () => {
    fc.assert(
      fc.property(one, (dados) => {
        const codigo = encodeBrCode(dados);
        expect(codigo).toMatch(/^[\x20-\x7e]{1,512}$/);
        const lido = readBrCode(codigo);
        expect(lido?.location).toBe(dados.location);
        expect(lido?.nome.length).toBeLessThanOrEqual(25);
        expect(lido?.cidade.length).toBeLessThanOrEqual(15);
      }),
    );
  });

  it('is not read once any one character of it changed, or it was cut', () => {
    fc.assert(
      fc.property(one, fc.nat(), fc.stringMatching(/^[0-9a-zA-Z]$/), (dados, at, letra) => {
        const codigo = encodeBrCode(dados);
        const onde = at % codigo.length;
        if (codigo[onde] !== letra) expect(readBrCode(codigo.slice(0, onde) + letra + codigo.slice(onde + 1))).toBeNull();
        expect(readBrCode(codigo.slice(0, onde))).toBeNull();
      }),
    );
  });

  it.each([
    [{ location: '', nome: 'A', cidade: 'B' }],
    [{ location: 'x'.repeat(78), nome: 'A', cidade: 'B' }],
    [{ location: 'com espaço', nome: 'A', cidade: 'B' }],
    [{ location: 'ok', nome: ' ', cidade: 'B' }],
    [{ location: 'ok', nome: 'A', cidade: '東京' }],
  ])('is not written from %j', (dados) => {
    expect(() => encodeBrCode(dados)).toThrow(RangeError);
  });
});

describe('the last day of a charge', () => {
  it.each([
    ['A', '2020-10-20', 4, '2020-10-26'],
    ['B', '2020-12-25', 0, '2020-12-28'],
    ['C', '2020-12-25', 1, '2020-12-29'],
    ['D', '2020-12-25', 3, '2020-12-31'],
    ['E', '2020-12-25', 4, '2021-01-04'],
    ['F', '2021-08-27', 5, '2021-09-01'],
    ['G', '2021-08-28', 5, '2021-09-06'],
  ])('is that of example %s of API Pix', (_, vencimento, validadeDias, ultimo) => {
    expect(ultimoDiaDePagar({ vencimento, validadeDias }, feriados)).toBe(ultimo);
  });
});

describe('what a charge is worth on a day', () => {
  const noMes: CobrancaComVencimento = { valorCentavos: 29_990, vencimento: '2026-11-24', ...parametrosCobranca };

  it('is 105,00 two days late, at 3 % and 1 % a day, as API Pix has it', () => {
    const juros: Juros = { modalidade: 2, valor: 100 };
    const cobranca: CobrancaComVencimento = {
      valorCentavos: 10_000,
      vencimento: '2026-11-24',
      multa: { modalidade: 2, valor: 300 },
      juros,
    };
    expect(valorNoDia(cobranca, '2026-11-26', { feriados })).toEqual({
      originalCentavos: 10_000,
      multaCentavos: 300,
      jurosCentavos: 200,
      totalCentavos: 10_500,
      diasDeAtraso: 2,
    });
  });

  it.each([
    [1, 50, 500],
    [2, 10, 300],
    [3, 300, 300],
    [4, 3_650, 300],
    [5, 50, 300],
    [6, 10, 180],
    [7, 210, 180],
    [8, 2_520, 180],
  ] as const)('counts interest of kind %d', (modalidade, valor, esperado) => {
    // ten calendar days from a Tuesday to a Friday: eight business days, less the two holidays told here
    const dois: Feriados = { fixos: ['11-25', '11-30'], daPascoa: [] };
    const dez = { valorCentavos: 30_000, vencimento: '2026-11-24', juros: { modalidade, valor } } as const;
    expect(valorNoDia(dez, '2026-12-04', { feriados: dois }).jurosCentavos).toBe(esperado);
  });

  it('takes a fixed fine as it is, and neither fine nor interest where none is told', () => {
    const fixa = { valorCentavos: 10_000, vencimento: '2026-11-24', multa: { modalidade: 1, valor: 1_234 } } as const;
    expect(valorNoDia(fixa, '2026-11-25', { feriados }).totalCentavos).toBe(11_234);
    expect(valorNoDia({ valorCentavos: 10_000, vencimento: '2026-11-24' }, '2027-11-25', { feriados }).totalCentavos).toBe(10_000);
  });

  it('is the original until the business day the due date falls on', () => {
    const noFeriado = { ...noMes, vencimento: '2026-12-25' };
    expect(valorNoDia(noFeriado, '2026-12-28', { feriados })).toMatchObject({ totalCentavos: 29_990, diasDeAtraso: 0 });
    expect(valorNoDia(noFeriado, '2026-12-29', { feriados })).toMatchObject({ multaCentavos: 600, jurosCentavos: 10, diasDeAtraso: 1 });
  });

  it('never shrinks as days pass, and is the sum of its parts', () => {
    fc.assert(
      fc.property(
        centavos,
        dias,
        fc.nat(400),
        fc.record({ modalidade: fc.integer({ min: 1, max: 8 }), valor: fc.nat(500) }),
        (valorCentavos, vencimento, depois, um) => {
          const juros = um as Juros;
          const cobranca: CobrancaComVencimento = { valorCentavos, vencimento, multa: parametrosCobranca.multa, juros };
          const [hoje, amanha] = [depois, depois + 1].map((mais) => valorNoDia(cobranca, addDias(vencimento, mais), { feriados }));
          expect(amanha?.totalCentavos).toBeGreaterThanOrEqual(hoje?.totalCentavos ?? 0);
          expect(hoje?.totalCentavos).toBe((hoje?.originalCentavos ?? 0) + (hoje?.multaCentavos ?? 0) + (hoje?.jurosCentavos ?? 0));
        },
      ),
    );
  });
});

describe('a change of plan', () => {
  it('costs the difference for the days that remain', () => {
    const troca = { atualCentavos: 14_990, novoCentavos: 29_990, inicio: '2026-11-01', fim: '2026-12-01', dia: '2026-11-16' };
    expect(prorateTroca(troca)).toEqual({
      diasRestantes: 15,
      diasDoPeriodo: 30,
      creditoCentavos: 7_495,
      debitoCentavos: 14_995,
      diferencaCentavos: 7_500,
    });
  });

  it('costs nothing to the same plan, the whole difference on the first day, nothing on the last, and the opposite the other way round', () => {
    fc.assert(
      fc.property(
        fc.tuple(centavos, centavos),
        dias,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: -10, max: 410 }),
        ([a, b], inicio, tamanho, n) => {
          const periodo = { inicio, fim: addDias(inicio, tamanho), dia: addDias(inicio, n) };
          const troca = prorateTroca({ atualCentavos: a, novoCentavos: b, ...periodo });
          expect(prorateTroca({ atualCentavos: a, novoCentavos: a, ...periodo }).diferencaCentavos).toBe(0);
          expect(prorateTroca({ atualCentavos: b, novoCentavos: a, ...periodo }).diferencaCentavos).toBe(0 - troca.diferencaCentavos + 0);
          if (n <= 0) expect(troca.diferencaCentavos).toBe(b - a);
          if (n >= tamanho) expect(troca.diferencaCentavos).toBe(0);
          expect(Math.abs(troca.diferencaCentavos)).toBeLessThanOrEqual(Math.abs(b - a) + 1);
        },
      ),
    );
  });

  it('is refused of a period without days', () => {
    expect(() => prorateTroca({ atualCentavos: 1, novoCentavos: 2, inicio: '2026-11-01', fim: '2026-11-01', dia: '2026-11-01' })).toThrow(
      RangeError,
    );
  });
});

describe('the steps of an unpaid invoice', () => {
  it('are reminders after one, five and ten days, then the block, moved off weekends and holidays', () => {
    expect(etapasDaCobranca('2026-12-24', feriados)).toEqual([
      { tipo: 'LEMBRETE', lembrete: 1, dia: '2026-12-28' },
      { tipo: 'LEMBRETE', lembrete: 5, dia: '2026-12-29' },
      { tipo: 'LEMBRETE', lembrete: 10, dia: '2027-01-04' },
      // five days after the last reminder, which a Sunday made later
      { tipo: 'BLOQUEIO', dia: '2027-01-11' },
    ]);
  });

  it('fall on business days, each after the one before and none earlier than it counts', () => {
    fc.assert(
      fc.property(dias, (vencimento) => {
        const etapas = etapasDaCobranca(vencimento, feriados);
        const base = proximoDiaUtil(vencimento, feriados);
        const contados = [...parametrosCobranca.lembretes, parametrosCobranca.bloqueioDias];
        for (const [n, { dia }] of etapas.entries()) {
          expect(isDiaUtil(dia, feriados)).toBe(true);
          expect(dia > (etapas[n - 1]?.dia ?? base)).toBe(true);
          expect(diffDias(base, dia)).toBeGreaterThanOrEqual(contados[n] ?? 0);
        }
        const [, ultimo, bloqueio] = etapas.slice(1).map(({ dia }) => dia);
        expect(diffDias(ultimo ?? '', bloqueio ?? '')).toBeGreaterThanOrEqual(parametrosCobranca.bloqueioDias - 10);
      }),
    );
  });

  it('have come once their day has', () => {
    const etapas = etapasDaCobranca('2026-11-24', feriados);
    expect(etapasVencidas(etapas, '2026-11-24')).toEqual([]);
    expect(etapasVencidas(etapas, '2026-11-25')).toHaveLength(1);
    expect(etapasVencidas(etapas, '2027-11-25')).toEqual(etapas);
  });
});

describe('how an invoice stands', () => {
  const fatura = { valorCentavos: 29_990, vencimento: '2026-11-24', ...parametrosCobranca };
  const valorNo = (dia: string) => valorNoDia(fatura, dia, { feriados });
  const at = (dia: string, valorCentavos: number, devolvidoCentavos = 0) => ({
    valorCentavos,
    devolvidoCentavos,
    horario: new Date(`${dia}T15:00:00-03:00`),
  });

  it.each([
    ['ABERTA', [], 0, 0, 0],
    ['PAGA', [at('2026-11-24', 29_990)], 29_990, 0, 0],
    ['PARCIAL', [at('2026-11-24', 29_989)], 29_989, 0, 0],
    ['PAGA_A_MAIOR', [at('2026-11-24', 30_000)], 30_000, 0, 10],
    ['PAGA_COM_ATRASO', [at('2026-11-26', 30_610)], 30_610, 620, 0],
    // late, without what being late costs
    ['PARCIAL', [at('2026-11-26', 29_990)], 29_990, 0, 0],
    ['DEVOLVIDA', [at('2026-11-24', 29_990, 29_990)], 0, 0, 0],
    ['PARCIAL', [at('2026-11-24', 29_990, 10)], 29_980, 0, 0],
    ['PAGA', [at('2026-11-23', 20_000), at('2026-11-24', 9_990)], 29_990, 0, 0],
    // paid twice, by two people
    ['PAGA_A_MAIOR', [at('2026-11-23', 29_990), at('2026-11-24', 29_990)], 59_980, 0, 29_990],
    ['PAGA', [at('2026-11-23', 29_990), at('2026-11-24', 29_990, 29_990)], 29_990, 0, 0],
  ] as const)('is %s by %j', (situacao, pagamentos, ...valores) => {
    const [pagoCentavos, encargosCentavos, excedenteCentavos] = valores;
    expect(contaDaFatura(29_990, [{ abatidoCentavos: 0, valorNo, pagamentos }])).toMatchObject({
      situacao,
      pagoCentavos,
      encargosCentavos,
      excedenteCentavos,
    });
  });

  it('is settled by a second charge that asks for what the first left', () => {
    const resto = (dia: string) => valorNoDia({ ...fatura, valorCentavos: 10_000 }, dia, { feriados });
    const cobrancas = [
      { abatidoCentavos: 0, valorNo, pagamentos: [at('2026-11-23', 19_990)] },
      { abatidoCentavos: 19_990, valorNo: resto, pagamentos: [at('2026-11-26', 10_207)] },
    ];
    expect(contaDaFatura(29_990, cobrancas)).toMatchObject({ situacao: 'PAGA_COM_ATRASO', pagoCentavos: 30_197, encargosCentavos: 207 });
    // the first part goes back afterwards: it is owed again
    const devolvida = [{ abatidoCentavos: 0, valorNo, pagamentos: [at('2026-11-23', 19_990, 19_990)] }, cobrancas[1] as CobrancaPaga];
    expect(contaDaFatura(29_990, devolvida)).toMatchObject({ situacao: 'PARCIAL', pagoCentavos: 10_207 });
  });

  it('does not depend on the order in which payments became known', () => {
    const pagamento = fc.record({
      valorCentavos: centavos,
      devolvidoCentavos: fc.constantFrom(0, 1),
      horario: fc.integer({ min: 0, max: 90 }).map((n) => new Date(Date.parse('2026-11-01T12:00:00Z') + n * 43_200_000)),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(pagamento, { maxLength: 5, selector: ({ horario }) => horario.getTime() }),
        fc.nat(5),
        (pagamentos, corte) => {
          const partes = [pagamentos.slice(0, corte), pagamentos.slice(corte)];
          const cobrancas = partes.map((parte): CobrancaPaga => ({ abatidoCentavos: 0, valorNo, pagamentos: parte }));
          const outra = cobrancas.toReversed().map((uma) => ({ ...uma, pagamentos: uma.pagamentos.toReversed() }));
          expect(contaDaFatura(29_990, outra)).toEqual(contaDaFatura(29_990, cobrancas));
        },
      ),
    );
  });
});
