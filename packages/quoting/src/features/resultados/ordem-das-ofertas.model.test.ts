import type { OfertaCotacao, ResultadoCotacao } from '@balcao/contracts';
import { parcelamentoDe } from '@balcao/domain';
import { umaOferta, umResultado } from '@balcao/testing';
import { coberturasComuns, type Densidade, holdOrder, linhasDe } from './ordem-das-ofertas.model.ts';

const cotacaoId = '0198b2c4-0000-7000-8000-0000000000c1';
let last = 30;
const por = (totalCentavos: number, over: Partial<OfertaCotacao> = {}): OfertaCotacao => ({
  ...umaOferta({ id: `0190b000-0000-7000-8000-0000000000${(last += 1)}` }),
  premioTotalCentavos: totalCentavos,
  ...over,
});
const de = (seguradora: string, ...ofertas: OfertaCotacao[]): ResultadoCotacao => umResultado({ seguradora, cotacaoId, ofertas });
const sem = (seguradora: string, status: ResultadoCotacao['status']): ResultadoCotacao =>
  umResultado({ seguradora, cotacaoId, status, ofertas: [] });

const barata = por(350_000, { pacote: 'Essencial', comissaoCentavos: 10 });
const doMeio = por(368_424, { comissaoCentavos: 30 });
const doMesmo = por(386_783, { pacote: 'Ampliado', comissaoCentavos: 90 });
const run = [
  sem('zeta', 'RECUSADO'),
  sem('gama', 'CALCULANDO'),
  de('beta', doMeio),
  { ...de('alfa', barata, doMesmo), ofertas: [{ ...doMesmo, principal: true }, barata] },
];
const prices = (ordem: Parameters<typeof linhasDe>[1]['ordem'], densidade: Densidade, notas = new Map()) =>
  linhasDe(run, { ordem, notas, densidade, pedido: null }).map(
    ({ resultado, oferta }) => oferta?.premioTotalCentavos ?? resultado.seguradora,
  );

describe('the order', () => {
  it('is of offers and not of insurers: a dearer package never stands above a cheaper offer of somebody else', () => {
    expect(prices('premio', 'completo')).toEqual([350_000, 368_424, 386_783, 'gama', 'zeta']);
  });

  it('shows in few lines the best offer of each insurer, by what the order asks of it', () => {
    expect(prices('premio', 'compacto')).toEqual([350_000, 368_424, 'gama', 'zeta']);
    expect(prices('comissao', 'compacto')).toEqual([386_783, 368_424, 'gama', 'zeta']);
    const notas = new Map([[doMesmo.id, { total: 90, partes: [] }]]);
    expect(prices('nota', 'compacto', notas)).toEqual([386_783, 368_424, 'gama', 'zeta']);
  });

  it('goes by the instalment in the form of payment asked, who does not offer it after who does and before who gave no price', () => {
    const plano = (forma: 'BOLETO' | 'CARTAO', totalCentavos: number, n: number) =>
      parcelamentoDe({ forma, totalCentavos, n, jurosBps: 0 });
    const emSeis = { ...barata, parcelamentos: [plano('BOLETO', 350_000, 6), plano('CARTAO', 350_000, 10)] };
    const emDez = { ...doMeio, parcelamentos: [plano('BOLETO', 368_424, 10)] };
    const mensal = por(20_000, { periodicidade: 'MENSAL', parcelamentos: [plano('BOLETO', 20_000, 12)] });
    const rodada = [sem('zeta', 'RECUSADO'), de('delta', mensal), de('alfa', emSeis), de('beta', emDez)];
    const inOrder = (pedido: Parameters<typeof linhasDe>[1]['pedido']) =>
      linhasDe(rodada, { ordem: 'parcela', notas: new Map(), densidade: 'completo', pedido }).map(({ seguradora }) => seguradora);
    expect(inOrder(null)).toEqual(['alfa', 'beta', 'delta', 'zeta']);
    expect(inOrder({ forma: 'BOLETO', n: null })).toEqual(['beta', 'alfa', 'delta', 'zeta']);
    expect(inOrder({ forma: 'BOLETO', n: 6 })).toEqual(['alfa', 'delta', 'beta', 'zeta']);
  });

  it('goes by the name of the insurer, who gave no price always last', () => {
    expect(prices('seguradora', 'completo')).toEqual([350_000, 386_783, 368_424, 'gama', 'zeta']);
  });
});

describe('what is being read', () => {
  const chaves = (of: readonly { chave: string }[]) => of.map(({ chave }) => chave);
  const linha = (chave: string, seguradora = chave) => ({ chave, seguradora });

  it('keeps its place while answers come, and what is new takes the place of who was awaited', () => {
    const antes = [linha('alfa'), linha('beta'), linha('gama')];
    const depois = [linha('o9', 'gama'), linha('o8', 'gama'), linha('beta'), linha('alfa'), linha('delta')];
    expect(chaves(holdOrder(antes, depois))).toEqual(['alfa', 'beta', 'o9', 'o8', 'delta']);
  });
});

it('tells apart the covers every offer has alike, so that they are said once', () => {
  const cobertura = (codigo: string, lmiCentavos: number) => ({
    codigo,
    nome: codigo,
    lmiCentavos,
    premioCentavos: null,
    franquiaCentavos: null,
  });
  const uma = por(1, { coberturas: [cobertura('CASCO', 100), cobertura('DM', 50)] });
  const outra = por(2, { coberturas: [cobertura('DM', 50), cobertura('CASCO', 120)] });
  expect(coberturasComuns([uma, outra]).map(({ codigo }) => codigo)).toEqual(['DM']);
  expect(coberturasComuns([uma])).toEqual([]);
});
