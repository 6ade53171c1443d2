import type { Contrato } from '@balcao/contracts';
import fc from 'fast-check';
import { calcComissao } from '../comissao/calc-comissao.ts';
import { contratoExemplo } from './contrato.fixture.ts';
import { planContrato } from './plan-contrato.ts';
import { validateContrato } from './validate-contrato.ts';

const sum = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);
const camposDe = (contrato: Contrato): string[] => validateContrato(contrato).map(({ campo }) => campo);

describe('what a contract is paid and commissioned by', () => {
  it('of 3.000,00 at 20 % in seven instalments is 600,00 in seven parts, the tax shared by the amounts', () => {
    const { parcelas, comissoes } = planContrato(contratoExemplo);
    expect(sum(parcelas.map(({ iofCentavos }) => iofCentavos))).toBe(22_140);
    expect(comissoes.map(({ tipo, parcela, previstaCentavos }) => [tipo, parcela, previstaCentavos])).toEqual([
      ['COMISSAO', 1, 8_572],
      ['COMISSAO', 2, 8_572],
      ['COMISSAO', 3, 8_572],
      ['COMISSAO', 4, 8_571],
      ['COMISSAO', 5, 8_571],
      ['COMISSAO', 6, 8_571],
      ['COMISSAO', 7, 8_571],
    ]);
  });

  it('pays agenciamento once with the first instalment, and pró-labore as each is paid', () => {
    const { comissoes } = planContrato({ ...contratoExemplo, comissaoBps: 0, agenciamentoBps: 10_000, prolaboreBps: 300 });
    expect(comissoes.filter(({ tipo }) => tipo === 'AGENCIAMENTO').map(({ previstaCentavos }) => previstaCentavos)).toEqual([300_000]);
    expect(sum(comissoes.filter(({ tipo }) => tipo === 'PROLABORE').map(({ previstaCentavos }) => previstaCentavos))).toBe(9_000);
    expect(comissoes.filter(({ tipo }) => tipo === 'COMISSAO')).toEqual([]);
  });

  it('always adds up, whatever the instalments, the rates and how the insurer pays', () => {
    const parcela = fc.record({
      vencimento: fc.constantFrom('2026-01-10', '2026-02-10', '2026-03-10'),
      valorCentavos: fc.integer({ min: 1, max: 10_000_000 }),
      linhaDigitavel: fc.constant(null),
      pagoEm: fc.constant(null),
    });
    const contrato = fc.record({
      parcelas: fc.array(parcela, { minLength: 1, maxLength: 24 }),
      premioLiquidoCentavos: fc.integer({ min: 1, max: 500_000_000 }),
      iofCentavos: fc.integer({ min: 0, max: 5_000_000 }),
      comissaoBps: fc.integer({ min: 0, max: 10_000 }),
      agenciamentoBps: fc.integer({ min: 0, max: 20_000 }),
      prolaboreBps: fc.integer({ min: 0, max: 10_000 }),
      politicaComissao: fc.constantFrom('PARCELADA' as const, 'PRIMEIRA' as const, 'ANTECIPADA' as const),
    });
    fc.assert(
      fc.property(contrato, (parte) => {
        const inteiro = { ...contratoExemplo, ...parte };
        const { parcelas, comissoes } = planContrato(inteiro);
        const somaDe = (tipo: string): number =>
          sum(comissoes.filter((uma) => uma.tipo === tipo).map(({ previstaCentavos }) => previstaCentavos));
        expect(parcelas.map(({ numero }) => numero)).toEqual(parcelas.map((_, index) => index + 1));
        expect(sum(parcelas.map(({ iofCentavos }) => iofCentavos))).toBe(inteiro.iofCentavos);
        expect(somaDe('COMISSAO')).toBe(calcComissao(inteiro.premioLiquidoCentavos, inteiro.comissaoBps));
        expect(somaDe('AGENCIAMENTO')).toBe(calcComissao(inteiro.premioLiquidoCentavos, inteiro.agenciamentoBps));
        expect(somaDe('PROLABORE')).toBe(calcComissao(inteiro.premioLiquidoCentavos, inteiro.prolaboreBps));
      }),
    );
  });
});

describe('a contract that may be kept', () => {
  it('has nothing wrong, with the interest of its instalments too', () => {
    expect(camposDe(contratoExemplo)).toEqual([]);
    const parcelas = contratoExemplo.parcelas.map((parcela) => ({ ...parcela, valorCentavos: parcela.valorCentavos + 1_999 }));
    expect(camposDe({ ...contratoExemplo, parcelas })).toEqual([]);
  });

  it.each<[string, Partial<Contrato>, string[]]>([
    ['without what is insured', { bem: ' ' }, ['bem']],
    ['that ends before it begins', { vigFim: '2026-01-01' }, ['vigFim']],
    ['of no premium', { premioLiquidoCentavos: 0 }, ['premioLiquidoCentavos']],
    ['of a negative tax', { iofCentavos: -1 }, ['iofCentavos']],
    ['without instalments', { parcelas: [] }, ['parcelas']],
    [
      'whose instalments are less than its premium',
      { parcelas: [{ vencimento: '2026-01-10', valorCentavos: 1, linhaDigitavel: null, pagoEm: null }] },
      ['parcelas'],
    ],
    ['with a wrong plate', { itens: [{ descricao: 'Onix', placa: 'AB-123', chassi: null, cep: null }] }, ['itens.0.placa']],
    ['shared by less than the whole', { produtores: [{ id: 'a', nome: 'Ana', pctBps: 9_999 }] }, ['produtores']],
    [
      'shared twice by one',
      {
        produtores: [
          { id: 'a', nome: 'Ana', pctBps: 5_000 },
          { id: 'a', nome: 'Ana', pctBps: 5_000 },
        ],
      },
      ['produtores.1.id'],
    ],
  ])('is not one %s', (_, parte, campos) => {
    expect(camposDe({ ...contratoExemplo, ...parte })).toEqual(campos);
  });
});
