import type { ApoliceAtual, OfertaCotacao, RespostaAnterior, ResultadoCotacao } from '@balcao/contracts';
import { linhaAuto } from '../auto/linha-auto.ts';
import { linhaPet } from '../pet/linha-pet.ts';
import { linhaResidencial } from '../residencial/linha-residencial.ts';
import { linhaSaude } from '../saude/linha-saude.ts';
import { linhaVida } from '../vida/linha-vida.ts';
import { COLUNA_ATUAL, compareOfertas } from './compare-ofertas.ts';
import { compareVersoes } from './compare-versoes.ts';
import { mergeRespostas, seguradorasQueMudaram } from './merge-respostas.ts';

const umaOferta = (over: Partial<OfertaCotacao> = {}): OfertaCotacao => ({
  id: 'a',
  pacote: 'Completo',
  principal: true,
  premioLiquidoCentavos: 300_000,
  iofCentavos: 22_140,
  premioTotalCentavos: 322_140,
  comissaoBps: 2_000,
  comissaoCentavos: 60_000,
  periodicidade: 'ANUAL',
  composicao: [],
  franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 400_000 }],
  coberturas: [{ codigo: 'DM', nome: 'Danos materiais', lmiCentavos: 10_000_000, premioCentavos: null, franquiaCentavos: null }],
  assistencias: [],
  parcelamentos: [],
  observacoes: [],
  ...over,
});
const umResultado = (seguradora: string, over: Partial<ResultadoCotacao> = {}): ResultadoCotacao => ({
  id: seguradora,
  cotacaoId: 'c',
  seguradora,
  seguradoraNome: seguradora.toUpperCase(),
  versao: 2,
  status: 'OK',
  familiaErro: null,
  mensagens: [],
  numeroCalculo: null,
  validade: null,
  iniciadoEm: null,
  tempoMs: null,
  tentativas: 1,
  ofertas: [umaOferta()],
  ...over,
});
const anterior = (seguradora: string, versao: number): RespostaAnterior => ({
  versao,
  comissaoBps: 2_000,
  descontoBps: 0,
  resultado: umResultado(seguradora, { id: `${seguradora}${versao}` }),
});

describe('a run that asked only some', () => {
  it('keeps the newest earlier answer of insurers that were not asked, with the number of its run', () => {
    const juntas = mergeRespostas([umResultado('a')], [anterior('b', 1), anterior('b', 2), anterior('a', 2)]);
    expect(juntas.map(({ resultado, versaoAnterior }) => [resultado.id, versaoAnterior])).toEqual([
      ['a', null],
      ['b2', 2],
    ]);
  });

  it('lets a refusal stand over an earlier price', () => {
    const [only, ...rest] = mergeRespostas([umResultado('a', { status: 'RECUSADO', ofertas: [] })], [anterior('a', 1)]);
    expect([only?.resultado.status, rest.length]).toEqual(['RECUSADO', 0]);
  });

  it('asks insurers never asked, or with other terms than in the newest run that asked them', () => {
    const rodada = (seguradoras: string[], bps: number) => ({
      seguradoras,
      comissaoBps: Object.fromEntries(seguradoras.map((slug) => [slug, bps])),
      descontoBps: {},
    });
    const agora = { seguradoras: ['a', 'b', 'c'], comissaoBps: { a: 1_500, b: 2_000, c: 2_000 }, descontoBps: { b: null } };
    expect(seguradorasQueMudaram(agora, [rodada(['a'], 1_500), rodada(['a', 'b'], 2_000)])).toEqual(['c']);
    expect(seguradorasQueMudaram({ ...agora, descontoBps: { b: 100 } }, [rodada(['a', 'b', 'c'], 2_000)])).toEqual(['a', 'b']);
  });
});

describe('the difference between two runs', () => {
  const termos = { seguradoras: ['a', 'b'], comissaoBps: { a: 2_000, b: 2_000 }, descontoBps: {} };
  const antes = {
    risco: { veiculo: { placa: 'ABC1D23', zeroKm: false }, coberturas: { dmCentavos: 10_000_000 } },
    termos,
    resultados: [umResultado('a'), umResultado('b')],
  };
  const depois = {
    risco: { veiculo: { zeroKm: false, placa: 'ABC1D23' }, coberturas: { dmCentavos: 20_000_000 } },
    termos: { ...termos, comissaoBps: { a: 1_500, b: 2_000 } },
    resultados: [
      umResultado('a', { ofertas: [umaOferta({ premioTotalCentavos: 310_000 })] }),
      umResultado('b', { status: 'RECUSADO', ofertas: [] }),
    ],
  };

  it('names the fields of the risk as the form does, the terms, and what each insurer asked before and after', () => {
    expect(compareVersoes(linhaAuto, antes, depois)).toEqual({
      risco: [
        {
          campo: 'risco.coberturas.dmCentavos',
          rotulo: linhaAuto.rotuloDe('risco.coberturas.dmCentavos'),
          antes: 'R$ 100.000,00',
          depois: 'R$ 200.000,00',
        },
      ],
      termos: [{ seguradora: 'a', seguradoraNome: 'A', termo: 'comissao', antes: '20%', depois: '15%' }],
      precos: [
        { seguradora: 'a', seguradoraNome: 'A', antesCentavos: 322_140, depoisCentavos: 310_000, deltaCentavos: -12_140 },
        { seguradora: 'b', seguradoraNome: 'B', antesCentavos: 322_140, depoisCentavos: null, deltaCentavos: null },
      ],
    });
  });

  it('finds nothing between a run and itself', () => {
    const { risco, termos: terms, precos } = compareVersoes(linhaAuto, antes, antes);
    expect(precos.length).toBeGreaterThan(0);
    expect([risco, terms, precos.every(({ deltaCentavos }) => deltaCentavos === 0)]).toEqual([[], [], true]);
  });
});

describe('the comparison with the current policy', () => {
  const atual: ApoliceAtual = {
    seguradora: 'Sabiá Seguros',
    numero: '123',
    fimVigencia: '2026-12-01',
    premio: { liquidoCentavos: 200_000, iofCentavos: 14_760, totalCentavos: 214_760 },
    coberturas: [
      { codigo: 'DM', nome: 'Danos materiais', lmiCentavos: 20_000_000, premioCentavos: null, franquiaCentavos: null },
      { codigo: 'VIDROS', nome: 'Vidros', lmiCentavos: null, premioCentavos: null, franquiaCentavos: null },
    ],
    franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 300_000 }],
    assistencias: [{ codigo: 'GUINCHO', nome: 'Guincho', limite: '200 km' }],
  };
  const rowOf = (comparativo: ReturnType<typeof compareOfertas>, rotulo: string) =>
    comparativo.grupos.flatMap(({ linhas }) => linhas).find((linha) => linha.rotulo === rotulo);

  it('puts the policy before the offers and compares each clause with it', () => {
    const comparativo = compareOfertas([{ seguradora: 'Jequitibá', oferta: umaOferta() }], atual);
    expect(comparativo.colunas.map(({ ofertaId }) => ofertaId)).toEqual([COLUNA_ATUAL, 'a']);
    expect(rowOf(comparativo, 'Prêmio total')?.valores).toEqual(['R$ 2.147,60', 'R$ 3.221,40 (+50%)']);
    expect(rowOf(comparativo, 'Danos materiais')?.mudancas).toEqual([[], ['LIMITE_MENOR']]);
    expect(rowOf(comparativo, 'Vidros')?.mudancas).toEqual([[], ['COBERTURA_AUSENTE']]);
    expect(rowOf(comparativo, 'Casco')?.mudancas).toEqual([[], ['FRANQUIA_MAIOR']]);
    expect(comparativo.grupos.length).toBeGreaterThan(0);
    expect(comparativo.grupos.every(({ linhas }) => linhas.every(({ valores }) => valores.length === 2))).toBe(true);
  });

  it.each([
    ['more', 299_500, 'R$ 3.221,40 (+7,6%)'],
    ['less', 350_000, 'R$ 3.221,40 (-8%)'],
    ['the same', 322_140, 'R$ 3.221,40'],
  ])('says by how much an offer costs %s than the policy does', (_, totalCentavos, texto) => {
    const premio = { liquidoCentavos: null, iofCentavos: null, totalCentavos };
    const comparativo = compareOfertas([{ seguradora: 'J', oferta: umaOferta() }], { ...atual, premio });
    expect(rowOf(comparativo, 'Prêmio total')?.valores[1]).toBe(texto);
  });

  it('does not weigh a price by the month against a policy by the year', () => {
    const comparativo = compareOfertas([{ seguradora: 'J', oferta: umaOferta({ periodicidade: 'MENSAL' }) }], atual);
    expect(rowOf(comparativo, 'Prêmio total')?.valores[1]).toBe('R$ 3.221,40');
  });

  it('compares the typed total, where the details of the payment are unknown', () => {
    const premio = { liquidoCentavos: null, iofCentavos: null, totalCentavos: 214_760 };
    const comparativo = compareOfertas([{ seguradora: 'J', oferta: umaOferta() }], { ...atual, premio });
    expect(['Prêmio líquido', 'IOF', 'Prêmio total'].map((rotulo) => rowOf(comparativo, rotulo)?.valores[0])).toEqual([
      '—',
      '—',
      'R$ 2.147,60',
    ]);
  });

  it('shows that the covers of the policy are unknown, and marks no difference from it', () => {
    const comparativo = compareOfertas([{ seguradora: 'J', oferta: umaOferta() }], {
      ...atual,
      coberturas: null,
      franquias: null,
      assistencias: null,
      premio: null,
    });
    expect(rowOf(comparativo, 'Danos materiais')).toEqual({
      rotulo: 'Danos materiais',
      valores: ['Não informada', 'R$ 100.000,00'],
      isDiferente: false,
      mudancas: [[], []],
    });
    expect(rowOf(comparativo, 'Prêmio total')?.valores).toEqual(['—', 'R$ 3.221,40']);
  });

  it('without a policy compares clauses with the first offer, and shows the frequency of a price that is not annual', () => {
    const menor = umaOferta({ id: 'b', periodicidade: 'MENSAL', coberturas: [] });
    const aVista = { forma: 'PIX', n: 1, primeiraCentavos: 100, demaisCentavos: 0, jurosBps: 0, totalCentavos: 100 } as const;
    const comparativo = compareOfertas([
      { seguradora: 'J', oferta: umaOferta({ parcelamentos: [aVista] }) },
      { seguradora: 'C', oferta: menor },
    ]);
    expect(rowOf(comparativo, 'Danos materiais')?.mudancas).toEqual([[], ['COBERTURA_AUSENTE']]);
    expect(rowOf(comparativo, 'Cobrança')?.valores).toEqual(['Por ano', 'Por mês']);
    expect(rowOf(comparativo, 'À vista')?.valores[1]).toBe('—');
    expect(rowOf(comparativo, 'Formas de pagamento')?.valores).toHaveLength(2);
  });

  it('omits a row that is empty for every offer', () => {
    const semPlanos = compareOfertas([{ seguradora: 'J', oferta: umaOferta({ parcelamentos: [], observacoes: [] }) }]);
    expect(semPlanos.grupos.length).toBeGreaterThan(0);
    expect(semPlanos.grupos.map(({ titulo }) => titulo)).not.toContain('Pagamento');
    expect(semPlanos.grupos.flatMap(({ linhas }) => linhas).filter(({ valores }) => valores.every((valor) => valor === '—'))).toEqual([]);
  });

  it('shows only the payment methods of monthly offers, and a waiting period of one day in the singular', () => {
    const cobertura = { codigo: 'URGENCIA', nome: 'Urgência', lmiCentavos: null, franquiaCentavos: null, carenciaDias: 1 };
    const [plano] = umaOferta().parcelamentos;
    const mensal = umaOferta({
      periodicidade: 'MENSAL',
      coberturas: [{ ...umaOferta().coberturas[0], ...cobertura } as never],
      parcelamentos: [{ ...plano, forma: 'PIX' } as never, { ...plano, forma: 'BOLETO' } as never, { ...plano, forma: 'PIX' } as never],
    });
    const comparativo = compareOfertas([{ seguradora: 'J', oferta: mensal }]);
    expect(comparativo.grupos.find(({ titulo }) => titulo === 'Pagamento')?.linhas).toEqual([
      expect.objectContaining({ rotulo: 'Formas de pagamento', valores: ['Boleto, Pix'] }),
    ]);
    expect(rowOf(comparativo, 'Urgência')?.valores[0]).toContain('(carência 1 dia)');
  });
});

it.each([
  [linhaVida, false],
  [linhaPet, false],
  [linhaSaude, false],
  [linhaAuto, true],
  [linhaResidencial, true],
])('names deductibles where the line has them: $nome', (linha, tem) => {
  expect(linha.temFranquia).toBe(tem);
  const comparada = (id: string) => ({ seguradora: 'Alfa', oferta: umaOferta({ id, ...(!tem && { franquias: [] }) }) });
  const texto = JSON.stringify(compareOfertas([comparada('a'), comparada('b')]));
  expect(/franquia/i.test(texto)).toBe(tem);
});
