import type { StatusComissao, StatusParcela } from '@balcao/contracts';
import fc from 'fast-check';
import { estornoProporcional } from '../comissao/estorno-comissao.ts';
import { addDias } from '../datas/add-dias.ts';
import { linhaVigente } from '../vigencia/linha-vigente.ts';
import { applyCancelamento, type ContaDaApolice, efeitosDoCancelamento, reactivateConta, saldosDaApolice } from './efeitos-cancelamento.ts';
import { cobertoAte, diasCobertos, pctDoPrazoCurto, type TabelaPrazoCurto, tabelasPrazoCurto } from './prazo-curto.ts';
import { type ApoliceCancelavel, simulateCancelamento } from './simulate-cancelamento.ts';
import { type RegraDaMora, regrasDaMora, suspensaoPorMora } from './suspensao.ts';

const tabela = linhaVigente(tabelasPrazoCurto, '2026-11-20') as TabelaPrazoCurto;
const vigencia = { vigIni: '2026-01-01', vigFim: '2027-01-01' };

describe('the short-period table', () => {
  it.each([
    [0, 0],
    [1, 1_300],
    [15, 1_300],
    [16, 2_000],
    [30, 2_000],
    [45, 2_700],
    [60, 3_000],
    [75, 3_700],
    [90, 4_000],
    [105, 4_600],
    [120, 5_000],
    [135, 5_600],
    [150, 6_000],
    [165, 6_600],
    [180, 7_000],
    [210, 7_500],
    [364, 10_000],
    [365, 10_000],
    [400, 10_000],
  ])('after %d days keeps %d bps', (dias, bps) => {
    expect(pctDoPrazoCurto(tabela, dias)).toBe(bps);
  });

  it('measures a policy that is not of a year in its own proportion', () => {
    expect(pctDoPrazoCurto(tabela, 120, 730)).toBe(3_000);
    expect(diasCobertos(tabela, { pagoCentavos: 75, premioCentavos: 100 }, 730)).toBe(420);
  });

  it.each([
    [75, 100, 210],
    [2, 10, 30],
    [0, 10, 0],
    [12, 100, 0],
    [13, 100, 15],
    [76, 100, 210],
    [100, 100, 365],
    [150, 100, 365],
  ])('covers by %d paid of %d for %d days', (pagoCentavos, premioCentavos, dias) => {
    expect(diasCobertos(tabela, { pagoCentavos, premioCentavos })).toBe(dias);
  });

  it('takes the higher row where its contract says so, an exact percentage its own', () => {
    const generosa = { ...tabela, entreFaixas: 'SUPERIOR' as const };
    expect(diasCobertos(generosa, { pagoCentavos: 76, premioCentavos: 100 })).toBe(225);
    expect(diasCobertos(generosa, { pagoCentavos: 75, premioCentavos: 100 })).toBe(210);
    expect(diasCobertos(generosa, { pagoCentavos: 1, premioCentavos: 100 })).toBe(15);
    expect(diasCobertos(generosa, { pagoCentavos: 200, premioCentavos: 100 })).toBe(365);
  });

  it('says until which day the client is covered, and covers no less for more paid', () => {
    expect(cobertoAte(tabela, { pagoCentavos: 2, premioCentavos: 10 }, vigencia)).toBe('2026-01-31');
    expect(cobertoAte(tabela, { pagoCentavos: 0, premioCentavos: 10 }, vigencia)).toBe('2026-01-01');
    expect(cobertoAte(tabela, { pagoCentavos: 10, premioCentavos: 10 }, vigencia)).toBe('2027-01-01');
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (a, b, premioCentavos) => {
        const [menos, mais] = [Math.min(a, b), Math.max(a, b)].map((pagoCentavos) =>
          diasCobertos(tabela, { pagoCentavos, premioCentavos }),
        );
        expect(menos).toBeLessThanOrEqual(mais as number);
      }),
    );
  });
});

describe('suspension by arrears', () => {
  const regra = linhaVigente(regrasDaMora, '2026-03-01') as RegraDaMora;

  it('waits for the notice to run out', () => {
    expect(suspensaoPorMora({ avisoRecebidoEm: '2026-03-01', cobertoAte: '2026-03-10' }, regra)).toEqual({
      suspensaEm: '2026-03-17',
      cancelavelEm: '2026-04-16',
    });
  });

  it('waits for the end of what was paid, when that is later', () => {
    expect(suspensaoPorMora({ avisoRecebidoEm: '2026-03-01', cobertoAte: '2026-07-30' }, regra)?.suspensaEm).toBe('2026-07-31');
  });

  it('never comes without a notice, and has no rule before the law', () => {
    expect(suspensaoPorMora({ avisoRecebidoEm: null, cobertoAte: '2026-03-10' }, regra)).toBeNull();
    expect(linhaVigente(regrasDaMora, '2025-12-10')).toBeNull();
  });
});

const centavos = fc.integer({ min: 0, max: 500_000_000 });
const apolice = fc.record({
  premioLiquidoCentavos: fc.integer({ min: 1, max: 500_000_000 }),
  iofCentavos: centavos,
  pagoCentavos: centavos,
  vigIni: fc.constant('2026-01-01'),
  vigFim: fc.integer({ min: 1, max: 1_100 }).map((n) => addDias('2026-01-01', n)),
});
const dia = fc.integer({ min: -30, max: 1_200 }).map((n) => addDias('2026-01-01', n));
const pedido = fc.oneof(
  dia.map((quando) => ({ dia: quando, metodo: 'PRO_RATA' as const })),
  dia.map((quando) => ({ dia: quando, metodo: 'PRAZO_CURTO' as const, tabela })),
);

describe('simulating a cancellation', () => {
  const paga: ApoliceCancelavel = { premioLiquidoCentavos: 200_000, iofCentavos: 0, pagoCentavos: 80_000, ...vigencia };

  it('of 2.000,00 after 60 days with 800,00 paid keeps 600,00 and gives back 200,00', () => {
    expect(simulateCancelamento(paga, { dia: '2026-03-02', metodo: 'PRAZO_CURTO', tabela })).toEqual({
      diasDecorridos: 60,
      diasVigencia: 365,
      retidoLiquidoCentavos: 60_000,
      retidoIofCentavos: 0,
      retidoCentavos: 60_000,
      devolverCentavos: 20_000,
      aPagarCentavos: 0,
      naoGanhoLiquidoCentavos: 140_000,
    });
  });

  it('by days keeps 60/365 of it, and what was not paid of that is owed', () => {
    expect(simulateCancelamento({ ...paga, pagoCentavos: 0 }, { dia: '2026-03-02', metodo: 'PRO_RATA' })).toMatchObject({
      retidoCentavos: 32_877,
      devolverCentavos: 0,
      aPagarCentavos: 32_877,
    });
  });

  it('before it begins gives everything back, after its end nothing', () => {
    expect(simulateCancelamento(paga, { dia: '2026-01-01', metodo: 'PRAZO_CURTO', tabela }).devolverCentavos).toBe(80_000);
    expect(simulateCancelamento({ ...paga, pagoCentavos: 200_000 }, { dia: '2027-06-01', metodo: 'PRO_RATA' }).devolverCentavos).toBe(0);
  });

  it('always balances: what was paid and is still owed is what is kept and given back; a later day never keeps less', () => {
    fc.assert(
      fc.property(apolice, pedido, fc.nat(400), (uma, pedida, depois) => {
        const simulada = simulateCancelamento(uma, pedida);
        expect(uma.pagoCentavos + simulada.aPagarCentavos).toBe(simulada.retidoCentavos + simulada.devolverCentavos);
        expect(simulada.devolverCentavos * simulada.aPagarCentavos).toBe(0);
        expect(simulada.retidoLiquidoCentavos + simulada.naoGanhoLiquidoCentavos).toBe(uma.premioLiquidoCentavos);
        const adiada = simulateCancelamento(uma, { ...pedida, dia: addDias(pedida.dia, depois) });
        expect(adiada.retidoCentavos).toBeGreaterThanOrEqual(simulada.retidoCentavos);
      }),
    );
  });
});

describe('cancelling and reactivating', () => {
  const parcela = fc.record({
    valorCentavos: fc.integer({ min: 1, max: 1_000_000 }),
    status: fc.constantFrom<StatusParcela>('ABERTA', 'PAGA', 'VENCIDA', 'EM_COBRANCA', 'CANCELADA', 'ESTORNADA'),
  });
  const comissao = fc.record({
    previstaCentavos: fc.integer({ min: 1, max: 1_000_000 }),
    recebidaCentavos: fc.integer({ min: 0, max: 1_000_000 }),
    status: fc.constantFrom<StatusComissao>('PREVISTA', 'PARCIAL', 'RECEBIDA', 'DIVERGENTE', 'CONTESTADA', 'ESTORNADA', 'CANCELADA'),
  });
  const number = <T>(itens: readonly T[]): (T & { numero: number })[] => itens.map((item, index) => ({ ...item, numero: index + 1 }));
  const conta: fc.Arbitrary<ContaDaApolice> = fc.record({
    parcelas: fc.array(parcela, { maxLength: 12 }).map(number),
    comissoes: fc.array(comissao, { maxLength: 12 }).map(number),
    movimentos: fc.constant([]),
  });

  it('is the identity on money and states, whatever was cancelled and however often', () => {
    fc.assert(
      fc.property(conta, apolice, pedido, fc.integer({ min: 1, max: 3 }), (original, uma, pedida, vezes) => {
        const antes = saldosDaApolice(original);
        let atual = original;
        for (let vez = 0; vez < vezes; vez += 1) {
          const simulacao = simulateCancelamento({ ...uma, pagoCentavos: antes.pagoCentavos }, pedida);
          const estornoCentavos = estornoProporcional({
            comissaoCentavos: antes.comissaoRecebidaCentavos + antes.comissaoPrevistaCentavos,
            recebidaCentavos: antes.comissaoRecebidaCentavos,
            premioLiquidoCentavos: uma.premioLiquidoCentavos,
            retidoLiquidoCentavos: simulacao.retidoLiquidoCentavos,
          });
          const efeitos = efeitosDoCancelamento(atual, { simulacao, estornoCentavos });
          const cancelada = applyCancelamento(atual, efeitos);
          expect(saldosDaApolice(cancelada)).toEqual({
            aReceberCentavos: simulacao.aPagarCentavos,
            pagoCentavos: antes.pagoCentavos - simulacao.devolverCentavos,
            comissaoPrevistaCentavos: 0,
            comissaoRecebidaCentavos: antes.comissaoRecebidaCentavos - estornoCentavos,
          });
          atual = reactivateConta(cancelada, efeitos);
          expect(saldosDaApolice(atual)).toEqual(antes);
          expect(atual.parcelas).toEqual(original.parcelas);
          expect(atual.comissoes).toEqual(original.comissoes);
        }
      }),
    );
  });

  it('is refused of an account that moved on since', () => {
    const aberta: ContaDaApolice = { parcelas: [{ numero: 1, valorCentavos: 100, status: 'ABERTA' }], comissoes: [], movimentos: [] };
    const paga: ContaDaApolice = { ...aberta, parcelas: [{ numero: 1, valorCentavos: 100, status: 'PAGA' }] };
    const efeitos = efeitosDoCancelamento(aberta, { simulacao: { devolverCentavos: 0, aPagarCentavos: 0 }, estornoCentavos: 0 });
    expect(() => applyCancelamento(paga, efeitos)).toThrow(RangeError);
    expect(() => reactivateConta(aberta, efeitos)).toThrow(RangeError);
  });
});

it('counts what was paid in part of an instalment, whether it still waits for the rest or was ended', () => {
  const emParte = { numero: 1, valorCentavos: 10_000, pagoCentavos: 4_000 };
  const conta = (status: StatusParcela) => ({ parcelas: [{ ...emParte, status }], comissoes: [], movimentos: [] });
  expect(saldosDaApolice(conta('ABERTA'))).toMatchObject({ aReceberCentavos: 6_000, pagoCentavos: 4_000 });
  expect(saldosDaApolice(conta('EM_COBRANCA'))).toMatchObject({ aReceberCentavos: 6_000, pagoCentavos: 4_000 });
  expect(saldosDaApolice(conta('CANCELADA'))).toMatchObject({ aReceberCentavos: 0, pagoCentavos: 4_000 });
  expect(saldosDaApolice(conta('PAGA'))).toMatchObject({ aReceberCentavos: 0, pagoCentavos: 10_000 });
  expect(saldosDaApolice(conta('ESTORNADA'))).toMatchObject({ aReceberCentavos: 0, pagoCentavos: 0 });
});
