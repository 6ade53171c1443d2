import fc from 'fast-check';
import type { CampoLido, LeituraDeCampos } from '@balcao/contracts';
import { addMeses, splitParcelas } from '@balcao/domain';
import { checkLeitura } from './check-leitura.ts';
import { mergeLeituras } from './merge-leituras.ts';
import { copiaECola, parcelaDe } from './parse-pagamento.ts';
import * as leitores from './parse-valor.ts';

const campo = (valor: CampoLido['valor']): CampoLido => ({ valor, confianca: 98, pagina: 1, caixa: [1, 1, 1, 1] });

/** A reading whose sums are right. */
const certa = fc
  .record({
    premios: fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 8 }),
    iof: fc.integer({ min: 0, max: 90_000 }),
    n: fc.integer({ min: 1, max: 12 }),
    juros: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ premios, iof, n, juros }) => {
    const premioLiquido = premios.reduce((soma, premio) => soma + premio, 0);
    return {
      campos: {
        premioLiquido: campo(premioLiquido),
        iof: campo(iof),
        premioTotal: campo(premioLiquido + iof),
        juros: campo(juros),
        vigIni: campo('2026-03-01'),
        vigFim: campo('2027-03-01'),
      } as LeituraDeCampos['campos'],
      coberturas: premios.map((premio) => ({ nome: campo('Casco'), lmi: campo(1_000), premio: campo(premio), franquia: campo(null) })),
      parcelas: splitParcelas(premioLiquido + iof + juros, n, 0).map((valor, at) => ({
        numero: campo(at + 1),
        vencimento: campo(addMeses('2026-03-10', at)),
        valor: campo(valor),
      })),
      avisos: [],
    };
  });

it('proves every amount of a document that adds up', () => {
  fc.assert(
    fc.property(certa, (lida) => {
      const { campos, coberturas, parcelas, avisos } = checkLeitura(lida);
      expect(avisos).toEqual([]);
      expect([campos.premioLiquido, campos.iof, campos.premioTotal, campos.juros].map((um) => um?.confianca)).toEqual([100, 100, 100, 100]);
      expect(coberturas.every(({ premio }) => premio.confianca === 100)).toBe(true);
      expect(parcelas.every(({ valor }) => valor.confianca === 100)).toBe(true);
    }),
  );
});

it('keeps no amount of a document of which one digit was misread', () => {
  fc.assert(
    fc.property(
      certa,
      fc.constantFrom('premioLiquido' as const, 'iof' as const, 'premioTotal' as const),
      fc.integer({ min: 1, max: 9 }),
      (lida, nome, erro) => {
        const errada = { ...lida, campos: { ...lida.campos, [nome]: campo(Number(lida.campos[nome]?.valor) + erro) } };
        const { campos, coberturas, parcelas, avisos } = checkLeitura(errada);
        expect([campos.premioLiquido, campos.iof, campos.premioTotal].map((um) => um?.valor)).toEqual([null, null, null]);
        expect([coberturas, parcelas]).toEqual([[], []]);
        expect(avisos).toEqual(['PREMIO_NAO_FECHA', 'COBERTURAS_NAO_FECHAM', 'PARCELAS_NAO_FECHAM']);
      },
    ),
  );
});

it('lists no covers or instalments of which one is missing, or is due before the one before', () => {
  fc.assert(
    fc.property(certa, (lida) => {
      expect(checkLeitura({ ...lida, coberturas: lida.coberturas.slice(1), parcelas: lida.parcelas.slice(1) })).toMatchObject({
        coberturas: [],
        parcelas: [],
      });
    }),
  );
});

it('leaves a cover that ends before it begins for a person', () => {
  const campos = { vigIni: campo('2027-03-01'), vigFim: campo('2026-03-01') };
  const { avisos, ...lida } = checkLeitura({ campos, coberturas: [], parcelas: [], avisos: [] });
  expect(avisos).toEqual(['VIGENCIA_INVALIDA']);
  expect([lida.campos.vigIni?.valor, lida.campos.vigFim?.valor]).toEqual([null, null]);
});

it('takes of two recognitions what both say, and what one of them proves', () => {
  const base = { layout: 'FICHA' as const, isDigitalizado: true, paginas: 1, coberturas: [], parcelas: [], avisos: [] };
  const leitura = (campos: LeituraDeCampos['campos']) => ({
    bruta: { campos, coberturas: [], parcelas: [] },
    conferida: { ...base, campos },
  });
  const { campos } = mergeLeituras(
    leitura({ placa: campo('ABC1D23'), chassi: campo('9BWZZZ377VT004251'), iof: { ...campo(738), confianca: 100 }, ci: campo(null) }),
    leitura({ placa: campo('ABC1D23'), chassi: campo('9BWZZZ377VT004257'), iof: campo(730), ci: campo('1234567890') }),
  );
  expect([campos.placa, campos.chassi, campos.iof, campos.ci].map((um) => um?.valor)).toEqual(['ABC1D23', null, 738, null]);
});

describe('values', () => {
  it.each([
    [leitores.diaComBarras, '29/02/2024', '2024-02-29'],
    [leitores.diaComBarras, '31/04/2026', null],
    [leitores.diaComPontos, '01.03.2026', '2026-03-01'],
    [leitores.diaPorExtenso, '01-MAR-2026', '2026-03-01'],
    [leitores.diaPorExtenso, '01-MAP-2026', null],
    [leitores.valorComMilhar, '1.234,56', 123_456],
    [leitores.valorComMilhar, '-1.234,56', -123_456],
    [leitores.valorComMilhar, '2180,00', null],
    [leitores.valorComMilhar, '2.81415', null],
    [leitores.valorComCifrao, '-R$ 1.234,56', -123_456],
    [leitores.valorSemMilhar, '1234,56', 123_456],
    [leitores.documento, '111.444.777-35', '11144477735'],
    [leitores.documento, '111.444.777-36', null],
    [leitores.documento, '12.ABC.345/01DE-35', '12ABC34501DE35'],
    [leitores.placa, 'ABC-1234', 'ABC1234'],
    [leitores.placa, 'ABCI234', null],
    [leitores.bonus, 'classe 10', 10],
    [leitores.bonus, '11', null],
    [leitores.forma, 'Boleto bancário em 11x', 'BOLETO'],
    [parcelaDe, '2 / 10', 2],
    [parcelaDe, '11/10', null],
  ])('%p reads %s as %p', (leitor, texto, valor) => expect(leitor(texto)).toBe(valor));

  it('joins a Pix code cut at a space and where there was none', () => {
    const codigo =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    expect(copiaECola(`${codigo.slice(0, 60)} ${codigo.slice(60)}`)).toBe(codigo);
  });
});
