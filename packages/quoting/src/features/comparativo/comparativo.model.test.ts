import { compareOfertas } from '@balcao/domain';
import { umaOferta, umResultado } from '@balcao/testing';
import { escolhidasDe, gruposVisiveis, pedidoOf, telaDoFormulario } from './comparativo.model.ts';

const id = (last: number) => `0190b000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const search = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('the address', () => {
  it('says what to compare', () => {
    expect(pedidoOf(search({ id: id(1), cotacao: id(2), ofertas: `${id(3)},${id(4)}` }))).toEqual({
      orcamentoId: id(1),
      cotacaoId: id(2),
      ofertas: [id(3), id(4)],
    });
  });

  it('counts a repeated offer once and stops at five', () => {
    const many = [3, 3, 4, 5, 6, 7, 8].map(id).join(',');
    expect(pedidoOf(search({ id: id(1), cotacao: id(2), ofertas: many }))?.ofertas).toEqual([3, 4, 5, 6, 7].map(id));
  });

  it.each([
    { cotacao: id(2), ofertas: `${id(3)},${id(4)}` },
    { id: id(1), ofertas: `${id(3)},${id(4)}` },
    { id: id(1), cotacao: id(2), ofertas: '../../x,y' },
  ])('is not enough when it is %j', (fields) => {
    expect(pedidoOf(search(fields as unknown as Record<string, string>))).toBeNull();
  });
});

const alfa = umResultado({ seguradora: 'alfa_seguros', ofertas: [umaOferta({ id: id(3) })] });
const beta = umResultado({
  seguradora: 'beta_seguros',
  ofertas: [umaOferta({ id: id(4), premioLiquidoCentavos: 300_000 }), umaOferta({ id: id(5), pacote: 'Essencial', principal: false })],
});

it('puts offers in the order they were chosen, two of one insurer too, leaving out what is gone', () => {
  const escolhidas = escolhidasDe({ resultados: [alfa, beta] }, [id(5), id(3), id(99), id(4)]);
  expect(escolhidas.map(({ seguradora, oferta }) => [seguradora, oferta.pacote])).toEqual([
    ['Beta Seguros', 'Essencial'],
    ['Alfa Seguros', 'Completo'],
    ['Beta Seguros', 'Completo'],
  ]);
});

it('finds an offer kept from the run that this one completes', () => {
  const anteriores = [{ versao: 1, comissaoBps: 2_000, descontoBps: 0, resultado: beta }];
  expect(escolhidasDe({ resultados: [alfa], anteriores }, [id(4), id(3)]).map(({ seguradora }) => seguradora)).toEqual([
    'Beta Seguros',
    'Alfa Seguros',
  ]);
});

it('goes back to the page of the form the case was filled in', () => {
  expect([telaDoFormulario('AUTO'), telaDoFormulario('RESIDENCIAL')]).toEqual([
    '/multicalculo/orcamento-multicalculo',
    '/multicalculo/orcamento-multicalculo-residencial',
  ]);
});

it('shows only the rows that differ, and no empty group', () => {
  const comparativo = compareOfertas(escolhidasDe({ resultados: [alfa, beta] }, [id(3), id(4)]));
  const all = gruposVisiveis(comparativo, false).map(({ titulo }) => titulo);
  const only = gruposVisiveis(comparativo, true);
  expect(all).toEqual(expect.arrayContaining(['Prêmio', 'Franquias', 'Coberturas']));
  expect(only.map(({ titulo }) => titulo)).toEqual(['Prêmio', 'Pagamento']);
  expect(only.map(({ linhas }) => linhas.length)).not.toContain(0);
  expect(only.flatMap(({ linhas }) => linhas).every(({ isDiferente }) => isDiferente)).toBe(true);
});
