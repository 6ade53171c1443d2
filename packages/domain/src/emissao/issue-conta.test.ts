import fc from 'fast-check';
import { calcComissao, splitComissao } from '../comissao/calc-comissao.ts';
import { splitParcelas } from '../parcelamento/split-parcelas.ts';
import { type ContaDaProposta, issueConta } from './issue-conta.ts';

const sum = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);

/** 3.000,00 and 221,40 of tax at 20 %, in `n` instalments of which the first `pagas` were paid and commissioned. */
function conta(n: number, pagas: number, emitido: Partial<ContaDaProposta['emitido']> = {}): ContaDaProposta {
  const proposto = { premioLiquidoCentavos: 300_000, iofCentavos: 22_140, comissaoBps: 2_000 };
  const iofs = splitParcelas(22_140, n, 0);
  const bases = splitComissao(300_000, n);
  return {
    proposto,
    emitido: { ...proposto, ...emitido },
    parcelas: splitParcelas(322_140, n, 0).map((valorCentavos, index) => ({
      id: `p${index}`,
      numero: index + 1,
      valorCentavos,
      iofCentavos: iofs[index] ?? 0,
      isAberta: index >= pagas,
    })),
    comissoes: splitComissao(60_000, n).map((previstaCentavos, index) => ({
      id: `c${index}`,
      tipo: 'COMISSAO',
      baseCentavos: bases[index] ?? 0,
      bps: 2_000,
      previstaCentavos,
      isAberta: index >= pagas,
    })),
  };
}

it('leaves what was issued as proposed as it is', () => {
  const antes = conta(10, 0);
  const { parcelas, comissoes, ...resto } = issueConta(antes);
  expect(parcelas.map(({ valorCentavos }) => valorCentavos)).toEqual(antes.parcelas.map(({ valorCentavos }) => valorCentavos));
  expect(sum(parcelas.map(({ iofCentavos }) => iofCentavos))).toBe(22_140);
  expect(comissoes).toEqual([]);
  expect(resto).toEqual({ canceladas: [], nova: null, devolverCentavos: 0 });
});

it('spreads more premium over what is open, the first taking the remainder, and forecasts the commission of it', () => {
  const { parcelas, comissoes } = issueConta(conta(3, 1, { premioLiquidoCentavos: 300_101, iofCentavos: 22_147 }));
  expect(parcelas.map(({ valorCentavos }) => valorCentavos)).toEqual([107_380, 107_434, 107_434]);
  // 600,20 in all: 200,00 received with the first
  expect(comissoes.map(({ id, previstaCentavos }) => [id, previstaCentavos])).toEqual([
    ['c1', 20_010],
    ['c2', 20_010],
  ]);
});

it('gives back what was paid above what was issued, and charges once more what was paid below it', () => {
  expect(issueConta(conta(1, 1, { premioLiquidoCentavos: 299_000 }))).toMatchObject({ devolverCentavos: 1_000, nova: null });
  expect(issueConta(conta(2, 2, { premioLiquidoCentavos: 301_000 }))).toMatchObject({
    devolverCentavos: 0,
    nova: { numero: 3, valorCentavos: 1_000 },
  });
});

it('always adds up, whatever was issued and whatever was paid', () => {
  const caso = fc.integer({ min: 1, max: 24 }).chain((n) =>
    fc.record({
      n: fc.constant(n),
      pagas: fc.integer({ min: 0, max: n }),
      premioLiquidoCentavos: fc.integer({ min: 1, max: 900_000 }),
      iofCentavos: fc.integer({ min: 0, max: 60_000 }),
      comissaoBps: fc.integer({ min: 0, max: 10_000 }),
    }),
  );
  fc.assert(
    fc.property(caso, ({ n, pagas, ...emitido }) => {
      const antes = conta(n, pagas, emitido);
      const depois = issueConta(antes);
      const total = emitido.premioLiquidoCentavos + emitido.iofCentavos;
      const valores = [...depois.parcelas, ...(depois.nova ? [depois.nova] : [])];
      expect(sum(valores.map(({ valorCentavos }) => valorCentavos)) - depois.devolverCentavos).toBe(total);
      if (valores.length > 0) expect(sum(valores.map(({ iofCentavos }) => iofCentavos))).toBe(emitido.iofCentavos);
      expect(valores.filter(({ valorCentavos }) => valorCentavos <= 0)).toEqual([]);
      for (const { id, valorCentavos, isAberta } of antes.parcelas)
        if (!isAberta) expect(depois.parcelas.find((uma) => uma.id === id)?.valorCentavos).toBe(valorCentavos);
      const comissoes = new Map(antes.comissoes.map(({ id, previstaCentavos }) => [id, previstaCentavos]));
      for (const { id, previstaCentavos } of depois.comissoes) comissoes.set(id, previstaCentavos);
      const recebida = sum(antes.comissoes.filter(({ isAberta }) => !isAberta).map(({ previstaCentavos }) => previstaCentavos));
      const devida = calcComissao(emitido.premioLiquidoCentavos, emitido.comissaoBps);
      if (pagas < n) expect(sum([...comissoes.values()])).toBe(Math.max(devida, recebida));
    }),
  );
});
