import { createHash } from 'node:crypto';
import { type OfertaCotacao, type ResultadoCotacao, StatusCotacao, StatusOrcamento, StatusResultado } from '@balcao/contracts';
import fc from 'fast-check';
import { compareOfertas } from './compare-ofertas.ts';
import { isResultadoFinal } from './is-resultado-final.ts';
import { keepNewest } from './keep-newest.ts';
import { melhorOferta } from './melhor-oferta.ts';
import { payloadCanonico } from './payload-canonico.ts';
import { remedios } from './remedios.ts';
import { canTransition, transicoes } from './transicoes.ts';

const oferta = (over: Partial<OfertaCotacao> = {}): OfertaCotacao => ({
  id: 'o1',
  pacote: 'Completo',
  principal: true,
  premioLiquidoCentavos: 451_411,
  iofCentavos: 33_314,
  premioTotalCentavos: 484_725,
  comissaoBps: 2_000,
  comissaoCentavos: 90_282,
  periodicidade: 'ANUAL',
  composicao: [],
  franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 442_000 }],
  coberturas: [{ codigo: 'DM', nome: 'Danos materiais', lmiCentavos: 10_000_000, premioCentavos: null, franquiaCentavos: null }],
  assistencias: [{ codigo: 'GUINCHO', nome: 'Guincho', limite: '500 km' }],
  parcelamentos: [
    { forma: 'BOLETO', n: 1, primeiraCentavos: 484_725, demaisCentavos: 0, jurosBps: 0, totalCentavos: 484_725 },
    { forma: 'BOLETO', n: 10, primeiraCentavos: 48_477, demaisCentavos: 48_472, jurosBps: 0, totalCentavos: 484_725 },
    { forma: 'CARTAO', n: 12, primeiraCentavos: 44_913, demaisCentavos: 44_913, jurosBps: 199, totalCentavos: 538_956 },
  ],
  observacoes: [],
  ...over,
});
const resultado = (seguradora: string, versao: number, over: Partial<ResultadoCotacao> = {}): ResultadoCotacao => ({
  id: `${seguradora}-${versao}`,
  cotacaoId: 'c1',
  seguradora,
  seguradoraNome: seguradora,
  versao,
  status: 'CALCULANDO',
  familiaErro: null,
  mensagens: [],
  numeroCalculo: null,
  validade: null,
  iniciadoEm: null,
  tempoMs: null,
  tentativas: 1,
  ofertas: [],
  ...over,
});

describe('merging answers', () => {
  it('keeps an answer that arrives before the stored list does', () => {
    expect(keepNewest([resultado('a', 3)], [resultado('a', 1), resultado('b', 1)]).map(({ id }) => id)).toEqual(['a-3', 'b-1']);
  });

  it('keeps the answer it has when the same one comes again', () => {
    const first = resultado('a', 1);
    expect(keepNewest([first], [resultado('a', 1)])[0]).toBe(first);
  });

  it('keeps each insurer in its row', () => {
    expect(keepNewest([resultado('a', 1), resultado('b', 1)], [resultado('b', 2), resultado('a', 2)]).map(({ id }) => id)).toEqual([
      'a-2',
      'b-2',
    ]);
  });

  it('gives the same result for any order and repetition of messages', () => {
    const message = fc
      .tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 5 }))
      .map(([name, versao]) => resultado(name, versao));
    const ids = (all: ResultadoCotacao[]) => all.map(({ id }) => id).toSorted();
    fc.assert(
      fc.property(
        fc
          .array(message, { maxLength: 20 })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([inOrder, shuffled]) => {
          const oneByOne = shuffled.reduce<ResultadoCotacao[]>((list, one) => keepNewest(keepNewest(list, [one]), [one]), []);
          expect(ids(oneByOne)).toEqual(ids(keepNewest([], inOrder)));
        },
      ),
    );
  });
});

describe('the comparison grid', () => {
  const a = { seguradora: 'Jequitibá Seguros', oferta: oferta() };
  const b = {
    seguradora: 'Capivara Seguros',
    oferta: oferta({
      id: 'o2',
      premioTotalCentavos: 500_000,
      franquias: [{ item: 'Casco', tipo: 'REDUZIDA', valorCentavos: 221_000 }],
      coberturas: [
        { codigo: 'DM', nome: 'DM', lmiCentavos: 10_000_000, premioCentavos: 1, franquiaCentavos: null },
        { codigo: 'VIDROS', nome: 'Vidros', lmiCentavos: null, premioCentavos: null, franquiaCentavos: 30_000 },
      ],
      parcelamentos: [],
      observacoes: ['Vistoria prévia', 'Rastreador'],
    }),
  };
  const rowsOf = (...columns: (typeof a)[]) =>
    compareOfertas(columns).grupos.flatMap(({ titulo, linhas }) =>
      linhas.map((linha) => [titulo, linha.rotulo, ...linha.valores, linha.isDiferente]),
    );

  it('shows every group, what one lacks as a dash, and which rows differ', () => {
    expect(rowsOf(a, b)).toEqual([
      ['Prêmio', 'Prêmio líquido', 'R$ 4.514,11', 'R$ 4.514,11', false],
      ['Prêmio', 'IOF', 'R$ 333,14', 'R$ 333,14', false],
      ['Prêmio', 'Prêmio total', 'R$ 4.847,25', 'R$ 5.000,00', true],
      ['Franquias', 'Casco', 'Normal: R$ 4.420,00', 'Reduzida: R$ 2.210,00', true],
      ['Coberturas', 'Danos materiais', 'R$ 100.000,00', 'R$ 100.000,00', false],
      ['Coberturas', 'Vidros', '—', 'Incluída (franquia R$ 300,00)', true],
      ['Assistências', 'Guincho', '500 km', '500 km', false],
      ['Pagamento', 'À vista', 'R$ 4.847,25', '—', true],
      ['Pagamento', 'Maior prazo sem juros', '1ª de R$ 484,77 + 9× de R$ 484,72', '—', true],
      ['Pagamento', 'Maior prazo com juros', '12× de R$ 449,13 (1,99% a.m.)', '—', true],
      ['Observações', 'Observações', '—', 'Vistoria prévia\nRastreador', true],
    ]);
  });

  it('shows the level of glass, the days of replacement car and the reach of the assistance, and marks their differences', () => {
    const cover = (codigo: string, nivel?: string) => ({
      codigo,
      nome: codigo,
      lmiCentavos: null,
      premioCentavos: null,
      franquiaCentavos: null,
      ...(nivel && { nivel }),
    });
    const withLevels = (id: string, vidros: string | undefined, dias: string, nivel: string) => ({
      seguradora: id,
      oferta: oferta({
        id,
        coberturas: [cover('VIDROS', vidros), cover('CARRO_RESERVA', dias)],
        assistencias: [{ codigo: 'GUINCHO', nome: 'Guincho', limite: 'Guincho e socorro', nivel }],
      }),
    });
    const rows = rowsOf(withLevels('x', 'Completo', '7 dias', '200 km'), withLevels('y', undefined, '15 dias', 'Ilimitada'));
    expect(rows.filter(([titulo]) => titulo === 'Coberturas' || titulo === 'Assistências')).toEqual([
      ['Coberturas', 'VIDROS', 'Completo', 'Incluída', true],
      ['Coberturas', 'CARRO_RESERVA', '7 dias', '15 dias', true],
      ['Assistências', 'Guincho', 'Guincho e socorro, 200 km', 'Guincho e socorro, Ilimitada', true],
    ]);
  });

  it('shows the cheaper of two plans of the same length', () => {
    const plan = { forma: 'CARTAO', n: 12, jurosBps: 150 } as const;
    const parcelamentos = [
      { ...plan, primeiraCentavos: 200, demaisCentavos: 200, totalCentavos: 2_400 },
      { ...plan, primeiraCentavos: 100, demaisCentavos: 100, totalCentavos: 1_200 },
    ];
    const rows = rowsOf(a, { ...a, oferta: oferta({ parcelamentos }) });
    expect(rows.find(([, rotulo]) => rotulo === 'Maior prazo com juros')?.[3]).toBe('12× de R$ 1,00 (1,5% a.m.)');
  });

  it('names its columns in the order they were chosen', () => {
    expect(compareOfertas([{ ...a, slug: 'jequitiba_seguros' }, b]).colunas.map(({ slug }) => slug)).toEqual([
      'jequitiba_seguros',
      undefined,
    ]);
    expect(compareOfertas([b, a]).colunas).toEqual([
      { ofertaId: 'o2', seguradora: 'Capivara Seguros', pacote: 'Completo' },
      { ofertaId: 'o1', seguradora: 'Jequitibá Seguros', pacote: 'Completo' },
    ]);
  });

  it('finds no difference between an offer and itself, and omits clauses that no offer has', () => {
    const { grupos } = compareOfertas([a, a, a, a, a]);
    expect(grupos.flatMap(({ linhas }) => linhas).filter(({ isDiferente }) => isDiferente)).toEqual([]);
    expect(grupos.map(({ titulo }) => titulo)).toEqual(['Prêmio', 'Franquias', 'Coberturas', 'Assistências', 'Pagamento']);
  });

  it('never shows the client what the broker earns', () => {
    expect(JSON.stringify(compareOfertas([a, b]))).not.toMatch(/comiss|902,82|20%/i);
  });

  it('accepts one to five offers, and marks no difference for a single one', () => {
    const alone = compareOfertas([a]);
    expect(alone.colunas).toHaveLength(1);
    expect(alone.grupos.flatMap(({ linhas }) => linhas).some(({ isDiferente }) => isDiferente)).toBe(false);
    expect(() => compareOfertas([])).toThrow(RangeError);
    expect(() => compareOfertas([a, a, a, a, a, a])).toThrow(RangeError);
  });
});

describe('the canonical text', () => {
  it('does not depend on the order of the keys', () => {
    expect(payloadCanonico({ b: [1, { d: null, c: 'é' }], a: true, x: undefined })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}');
  });

  it('reads back as what JSON would have kept, and is stable', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = payloadCanonico(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(payloadCanonico(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [() => 1], [[undefined]], [{ a: Symbol('x') }], [1n], [undefined]])(
    'refuses %p',
    (value) => {
      expect(() => payloadCanonico(value)).toThrow(TypeError);
    },
  );

  it('gives the seed of the reference car', () => {
    const car = {
      fipe: 8_500_000,
      ajuste: 100,
      faixa_idade: '36-50',
      regiao: 'C',
      bonus: 5,
      garagem: 'PORTAO_AUTOMATICO',
      uso: 'LOCOMOCAO_DIARIA',
      franquia: 'NORMAL',
      idade_veic: 3,
      dm: 10_000_000,
      dc: 10_000_000,
      moral: 1_000_000,
      app: 1_000_000,
      lugares: 5,
      vidros: 'COMPLETO',
      assist: '500KM',
      reserva: '7',
      comissao_bps: 2_000,
    };
    const digest = createHash('sha256')
      .update(`jequitiba_seguros${payloadCanonico(car)}`)
      .digest();
    expect(digest.readUInt32BE(0)).toBe(4_417_167);
  });
});

describe('states', () => {
  it('keep the chains of the domain design', () => {
    const chain = ['RASCUNHO', 'CALCULANDO', 'CALCULADO', 'ENVIADO', 'FECHADO'] as const;
    for (const [index, de] of chain.slice(0, -1).entries()) expect(canTransition('orcamento', de, chain[index + 1] ?? de)).toBe(true);
    expect(canTransition('orcamento', 'ENVIADO', 'RECUSADO')).toBe(true);
    expect(canTransition('orcamento', 'ENVIADO', 'EXPIRADO')).toBe(true);
    expect(canTransition('orcamento', 'RECUSADO', 'CALCULADO')).toBe(true);
    expect(canTransition('cotacao', 'NA_FILA', 'CALCULANDO')).toBe(true);
    expect(canTransition('cotacao', 'PARCIAL', 'CONCLUIDA')).toBe(true);
    for (const para of ['OK', 'RECUSADO', 'ERRO', 'TIMEOUT', 'CREDENCIAL'] as const)
      expect(canTransition('resultado', 'CALCULANDO', para)).toBe(true);
  });

  it('never undo a price or skip the calculation, and lead a closed quote nowhere but back on sale', () => {
    expect(transicoes.orcamento.FECHADO).toEqual(['CALCULADO']);
    expect(transicoes.resultado.OK).toEqual([]);
    expect(canTransition('orcamento', 'RASCUNHO', 'FECHADO')).toBe(false);
    expect(canTransition('resultado', 'PENDENTE', 'OK')).toBe(false);
    expect(canTransition('cotacao', 'CONCLUIDA', 'CANCELADA')).toBe(false);
  });

  it('never list themselves, and every one can be reached', () => {
    const states = { orcamento: StatusOrcamento.options, cotacao: StatusCotacao.options, resultado: StatusResultado.options };
    const first = ['RASCUNHO', 'NA_FILA', 'PENDENTE'];
    for (const [entidade, all] of Object.entries(states)) {
      const table: Readonly<Record<string, readonly string[]>> = transicoes[entidade as keyof typeof states];
      expect(Object.keys(table).toSorted()).toEqual([...all].toSorted());
      const reached = new Set(Object.values(table).flat());
      for (const state of all) {
        expect(table[state]).not.toContain(state);
        expect(reached.has(state) || first.includes(state)).toBe(true);
      }
    }
  });

  it('are final once an insurer has nothing more to say', () => {
    expect(StatusResultado.options.filter((status) => !isResultadoFinal(status))).toEqual(['PENDENTE', 'CALCULANDO']);
  });
});

it('retries automatically only after instability', () => {
  expect(Object.entries(remedios).filter(([, { isAutomatico }]) => isAutomatico)).toEqual([
    ['INSTABILIDADE', { remedio: 'retry', isAutomatico: true }],
  ]);
});

it('finds the cheapest package of the insurers that gave a price', () => {
  const cheap = oferta({ id: 'barata', premioTotalCentavos: 100 });
  const all = [
    resultado('a', 1, { status: 'OK', ofertas: [oferta(), oferta({ id: 'o9', premioTotalCentavos: 300 })] }),
    resultado('b', 1, { status: 'ERRO', ofertas: [cheap] }),
    resultado('c', 1, { status: 'OK', ofertas: [oferta({ id: 'o8', premioTotalCentavos: 300 })] }),
  ];
  expect(melhorOferta(all)?.oferta.id).toBe('o9');
  expect(melhorOferta([resultado('a', 1)])).toBeNull();
});
