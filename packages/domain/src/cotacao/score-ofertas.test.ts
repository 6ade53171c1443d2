import type { OfertaCotacao } from '@balcao/contracts';
import fc from 'fast-check';
import { pesosPontuacao, scoreOfertas } from './score-ofertas.ts';

type Oferta = Parameters<typeof scoreOfertas>[0][number];

const cobertura = (codigo: string, lmiCentavos: number | null): OfertaCotacao['coberturas'][number] => ({
  codigo,
  nome: codigo,
  lmiCentavos,
  premioCentavos: null,
  franquiaCentavos: null,
});
const semJuros = (n: number): OfertaCotacao['parcelamentos'][number] => ({
  forma: 'CARTAO',
  n,
  primeiraCentavos: 1,
  demaisCentavos: 1,
  jurosBps: 0,
  totalCentavos: n,
});
const oferta = (id: string, over: Partial<Oferta> = {}): Oferta => ({
  id,
  premioTotalCentavos: 300_000,
  periodicidade: 'ANUAL',
  coberturas: [cobertura('DM', 10_000_000)],
  franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 400_000 }],
  parcelamentos: [semJuros(10)],
  ...over,
});

const qualquer = fc
  .record({
    premioTotalCentavos: fc.integer({ min: 1, max: 10_000_000 }),
    periodicidade: fc.constantFrom('ANUAL' as const, 'MENSAL' as const, 'UNICA' as const),
    coberturas: fc.uniqueArray(
      fc
        .tuple(fc.constantFrom('DM', 'DC', 'DMO', 'APP'), fc.option(fc.integer({ min: 0, max: 50_000_000 })))
        .map(([codigo, lmi]) => cobertura(codigo, lmi)),
      { selector: ({ codigo }) => codigo },
    ),
    franquia: fc.integer({ min: 0, max: 2_000_000 }),
    n: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ franquia, n, ...rest }) => ({
    ...rest,
    franquias: [{ item: 'Casco', tipo: null, valorCentavos: franquia }],
    parcelamentos: [semJuros(n)],
  }));
const ofertas = fc
  .array(qualquer, { minLength: 1, maxLength: 8 })
  .map((all) => all.map((one, index): Oferta => ({ id: `o${index}`, ...one })));

const totalOf = (all: readonly Oferta[], id: string) => scoreOfertas(all).get(id)?.total ?? Number.NaN;
const withFirst = (all: readonly Oferta[], change: (first: Oferta) => Partial<Oferta>): Oferta[] =>
  all.map((one, index) => (index === 0 ? { ...one, ...change(one) } : one));

it('gives an offer that is alone all of its points', () => {
  expect(scoreOfertas([oferta('a')]).get('a')?.total).toBe(100);
});

it('explains in a sentence how many points each part gave', () => {
  const cara = oferta('b', {
    premioTotalCentavos: 400_000,
    coberturas: [],
    franquias: [{ item: 'Casco', tipo: 'MAJORADA', valorCentavos: 800_000 }],
    parcelamentos: [semJuros(5)],
  });
  expect(scoreOfertas([oferta('a'), cara]).get('b')?.partes).toEqual([
    { parte: 'preco', rotulo: 'Preço', pontos: 34, maximo: 45, porque: 'Custa 33% a mais do que a oferta mais barata.' },
    { parte: 'coberturas', rotulo: 'Coberturas', pontos: 0, maximo: 20, porque: 'Tem 0 das 1 coberturas oferecidas.' },
    { parte: 'limites', rotulo: 'Limites', pontos: 0, maximo: 15, porque: 'Seus limites são, em média, 0% dos maiores oferecidos.' },
    { parte: 'franquia', rotulo: 'Franquia', pontos: 5, maximo: 10, porque: 'Sua franquia é maior do que a menor oferecida.' },
    {
      parte: 'parcelamento',
      rotulo: 'Parcelamento sem juros',
      pontos: 5,
      maximo: 10,
      porque: 'Parcela em até 5× sem juros; há quem parcele em 10×.',
    },
  ]);
});

it('compares a price by the month with one by the year', () => {
  const mensal = oferta('m', { premioTotalCentavos: 25_000, periodicidade: 'MENSAL' });
  const pontos = scoreOfertas([oferta('a'), mensal]);
  expect(pontos.get('m')).toEqual(pontos.get('a'));
});

it('follows the weights it is given', () => {
  const soPreco = { preco: 1, coberturas: 0, limites: 0, franquia: 0, parcelamento: 0 };
  const all = [oferta('a', { premioTotalCentavos: 100, coberturas: [] }), oferta('b', { premioTotalCentavos: 200 })];
  const pontos = scoreOfertas(all, soPreco);
  expect([pontos.get('a')?.total, pontos.get('b')?.total]).toEqual([100, 50]);
  expect(() => scoreOfertas(all, { ...soPreco, preco: 0 })).toThrow(RangeError);
});

describe('for any offers', () => {
  it('a total is an integer from 0 to 100 and the sum of parts that never pass their share', () => {
    fc.assert(
      fc.property(ofertas, (all) => {
        for (const { total, partes } of scoreOfertas(all).values()) {
          expect(Number.isInteger(total) && total >= 0 && total <= 100).toBe(true);
          expect(partes.reduce((sum, { pontos }) => sum + pontos, 0)).toBe(total);
          expect(partes.length).toBeGreaterThan(0);
          expect(partes.every(({ pontos, maximo }) => pontos >= 0 && pontos <= maximo)).toBe(true);
          expect(partes.reduce((sum, { maximo }) => sum + maximo, 0)).toBe(100);
        }
      }),
    );
  });

  it('the order they come in changes nothing', () => {
    fc.assert(
      fc.property(ofertas, (all) => {
        const reversed = scoreOfertas([...all].reverse());
        for (const [id, pontuacao] of scoreOfertas(all)) expect(reversed.get(id)).toEqual(pontuacao);
      }),
    );
  });

  it('becoming cheaper never costs points', () => {
    fc.assert(
      fc.property(ofertas, fc.integer({ min: 1, max: 10_000_000 }), (all, corte) => {
        const cheaper = withFirst(all, ({ premioTotalCentavos }) => ({ premioTotalCentavos: Math.max(1, premioTotalCentavos - corte) }));
        expect(totalOf(cheaper, 'o0')).toBeGreaterThanOrEqual(totalOf(all, 'o0'));
      }),
    );
  });

  it('covering more, or up to more, never costs points', () => {
    fc.assert(
      fc.property(ofertas, fc.integer({ min: 0, max: 60_000_000 }), (all, lmi) => {
        const more = withFirst(all, ({ coberturas }) => ({ coberturas: [...coberturas, cobertura('NOVA', lmi)] }));
        expect(totalOf(more, 'o0')).toBeGreaterThanOrEqual(totalOf(all, 'o0'));
        const higher = withFirst(all, ({ coberturas }) => ({
          coberturas: coberturas.map((one) => ({ ...one, lmiCentavos: one.lmiCentavos && one.lmiCentavos + lmi })),
        }));
        expect(totalOf(higher, 'o0')).toBeGreaterThanOrEqual(totalOf(all, 'o0'));
      }),
    );
  });

  it('a lower deductible never costs points', () => {
    fc.assert(
      fc.property(ofertas, fc.integer({ min: 0, max: 2_000_000 }), (all, corte) => {
        const lower = withFirst(all, ({ franquias }) => ({
          franquias: franquias.map((one) => ({ ...one, valorCentavos: Math.max(0, one.valorCentavos - corte) })),
        }));
        expect(totalOf(lower, 'o0')).toBeGreaterThanOrEqual(totalOf(all, 'o0'));
      }),
    );
  });
});

it('starts from weights that make a hundred', () => {
  expect(Object.values(pesosPontuacao).reduce((sum, peso) => sum + peso, 0)).toBe(100);
});
