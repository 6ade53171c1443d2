import type { OfertaCotacao, ResultadoCotacao } from '@balcao/contracts';
import { decorridoMs, isEmAndamento, progressoDe, remedioOf, toggleEscolha } from './resultados.model.ts';

const AGORA = Date.parse('2026-03-02T12:00:30.000Z');

const oferta = (over: Partial<OfertaCotacao> = {}): OfertaCotacao => ({
  id: 'o1',
  pacote: 'Completo',
  principal: true,
  premioLiquidoCentavos: 300_000,
  iofCentavos: 22_140,
  premioTotalCentavos: 322_140,
  comissaoBps: 2_000,
  comissaoCentavos: 60_000,
  periodicidade: 'ANUAL',
  composicao: [],
  franquias: [],
  coberturas: [],
  assistencias: [],
  parcelamentos: [],
  observacoes: [],
  ...over,
});

const resultado = (over: Partial<ResultadoCotacao> = {}): ResultadoCotacao => ({
  id: 'r1',
  cotacaoId: 'c1',
  seguradora: 'jequitiba_seguros',
  seguradoraNome: 'Jequitibá Seguros',
  versao: 1,
  status: 'CALCULANDO',
  familiaErro: null,
  mensagens: [],
  numeroCalculo: null,
  validade: null,
  iniciadoEm: '2026-03-02T12:00:00.000Z',
  tempoMs: null,
  tentativas: 1,
  ofertas: [],
  ...over,
});

const priced = (nome: string, total: number, comissao: number) =>
  resultado({
    seguradora: nome.toLowerCase(),
    seguradoraNome: nome,
    status: 'OK',
    ofertas: [oferta({ premioTotalCentavos: total, comissaoCentavos: comissao })],
  });

describe('progress', () => {
  it('counts who answered and how long the slowest may still take', () => {
    const lista = [
      priced('Alfa', 100, 10),
      resultado({ status: 'RECUSADO' }),
      resultado({ iniciadoEm: '2026-03-02T12:00:16.000Z' }),
      resultado({ iniciadoEm: '2026-03-02T12:00:00.000Z' }),
    ];
    expect(progressoDe(lista, 45, AGORA)).toEqual({
      total: 4,
      responderam: 2,
      comPreco: 1,
      canceladas: 0,
      restanteMs: 31_000,
      isRunning: true,
    });
  });

  it('does not take who was given up for who answered', () => {
    const lista = [priced('Alfa', 100, 10), resultado({ status: 'RECUSADO' }), resultado({ status: 'CANCELADO' })];
    expect(progressoDe(lista, 45, AGORA)).toMatchObject({ total: 3, responderam: 2, comPreco: 1, canceladas: 1, isRunning: false });
  });

  it('never promises negative time, nor elapsed before the start on a late clock', () => {
    expect(progressoDe([resultado()], 10, AGORA).restanteMs).toBe(0);
    expect(decorridoMs(resultado({ iniciadoEm: '2026-03-02T12:05:00.000Z' }), AGORA)).toBe(0);
  });

  it('says how long an answered one took', () => {
    expect(decorridoMs(resultado({ status: 'OK', tempoMs: 2_300 }), AGORA)).toBe(2_300);
  });

  it('is running until every row answered, also when one of a finished run is asked again', () => {
    expect(isEmAndamento({ cotacao: null, resultados: [] })).toBe(true);
    expect(isEmAndamento({ cotacao: { status: 'NA_FILA' }, resultados: [] })).toBe(true);
    expect(isEmAndamento({ cotacao: { status: 'CALCULANDO' }, resultados: [resultado({ status: 'OK' })] })).toBe(false);
    expect(isEmAndamento({ cotacao: { status: 'CONCLUIDA' }, resultados: [resultado({ status: 'PENDENTE' })] })).toBe(true);
    expect(isEmAndamento({ cotacao: { status: 'CANCELADA' }, resultados: [] })).toBe(false);
  });
});

describe('remedy of a refusal', () => {
  it('points at the field the insurer refused', () => {
    const recusado = resultado({
      status: 'RECUSADO',
      familiaErro: 'DADO',
      mensagens: [
        { codigo: 'X', texto: 'geral' },
        { codigo: 'Y', texto: 'CEP', campo: 'pernoite.cepPernoite' },
      ],
    });
    expect(remedioOf(recusado)).toEqual({ remedio: 'focusCampo', campo: 'pernoite.cepPernoite' });
  });

  it.each([
    ['CREDENCIAL', 'openCredencial'],
    ['PERMISSAO', 'showInstrucoes'],
    ['ACEITACAO', 'suggestAlternativas'],
    ['COMERCIAL', 'adjustComercial'],
    ['INSTABILIDADE', 'retry'],
  ] as const)('of family %s is %s', (familiaErro, remedio) => {
    expect(remedioOf(resultado({ status: 'RECUSADO', familiaErro }))?.remedio).toBe(remedio);
  });

  it('lets ask again whoever timed out or was cancelled, and offers nothing to whoever is calculating or priced', () => {
    expect(remedioOf(resultado({ status: 'TIMEOUT' }))?.remedio).toBe('retry');
    expect(remedioOf(resultado())).toBeNull();
    expect(remedioOf(priced('Alfa', 1, 1))).toBeNull();
  });
});

it('chooses up to five offers to compare and unchooses them', () => {
  expect(toggleEscolha(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggleEscolha(['a', 'b'], 'a')).toEqual(['b']);
  const cheia = ['a', 'b', 'c', 'd', 'e'];
  expect(toggleEscolha(cheia, 'f')).toBe(cheia);
});
