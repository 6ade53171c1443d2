import type { Parcelamento, StatusProposta } from '@balcao/contracts';
import fc from 'fast-check';
import { addMeses } from '../datas/add-meses.ts';
import { parcelamentoDe } from '../parcelamento/parcelamento-de.ts';
import { caminhoProposta } from './caminho-proposta.ts';
import { meetExigencias, addExigencias } from './exigencias.ts';
import { buildParcelas } from './build-parcelas.ts';
import { pendenciasTransmissao } from './pendencias-transmissao.ts';
import { planosDaOferta } from './planos-da-oferta.ts';
import { forecastComissoes } from './forecast-comissoes.ts';
import { transicoesVenda } from './transicoes-venda.ts';

const soma = (valores: readonly number[]) => valores.reduce((a, b) => a + b, 0);
const boleto = (totalCentavos: number, n: number, jurosBps = 0) => parcelamentoDe({ forma: 'BOLETO', totalCentavos, n, jurosBps });
const parcelasDe = (plano: Parcelamento, iofCentavos = 0, vencimentoPrimeira = '2026-01-31') =>
  buildParcelas({ plano, iofCentavos, vencimentoPrimeira });

describe('instalments', () => {
  it('fall due on the same day of each month, or on its last', () => {
    expect(parcelasDe(boleto(100, 3)).map(({ vencimento, valorCentavos }) => [vencimento, valorCentavos])).toEqual([
      ['2026-01-31', 34],
      ['2026-02-28', 33],
      ['2026-03-31', 33],
    ]);
    expect([addMeses('2028-01-31', 1), addMeses('2026-11-30', 3), addMeses('2026-01-15', -1)]).toEqual([
      '2028-02-29',
      '2027-02-28',
      '2025-12-15',
    ]);
    expect(() => addMeses('2026-02-30', 1)).toThrow(RangeError);
  });

  it('are ten of 322,14 for 3.221,40 without interest', () => {
    expect(parcelasDe(boleto(322_140, 10), 22_140).map(({ valorCentavos }) => valorCentavos)).toEqual(Array(10).fill(32_214));
  });

  it('add up exactly to the plan, and their tax to its tax, for any amounts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 300 }),
        (total, n, juros) => {
          const plano = boleto(total, n, juros);
          const iof = Math.floor(total * 0.0687);
          const parcelas = parcelasDe(plano, iof);
          expect(parcelas).toHaveLength(n);
          expect(soma(parcelas.map(({ valorCentavos }) => valorCentavos))).toBe(plano.totalCentavos);
          expect(soma(parcelas.map(({ iofCentavos }) => iofCentavos))).toBe(iof);
        },
      ),
    );
  });

  it('put in the first what an insurer’s own rounding left over', () => {
    const plano: Parcelamento = {
      forma: 'CARTAO',
      n: 3,
      primeiraCentavos: 3_333,
      demaisCentavos: 3_333,
      jurosBps: 0,
      totalCentavos: 10_000,
    };
    expect(parcelasDe(plano).map(({ valorCentavos }) => valorCentavos)).toEqual([3_334, 3_333, 3_333]);
  });

  it.each([
    { n: 0, demaisCentavos: 1, totalCentavos: 10 },
    { n: 3, demaisCentavos: 5, totalCentavos: 10 },
    { n: 2, demaisCentavos: 0, totalCentavos: 10 },
  ])('refuse a plan that cannot be paid: %p', (mudanca) => {
    expect(() => parcelasDe({ ...boleto(10, 1), ...mudanca })).toThrow(RangeError);
  });

  it('are a single payment for an offer without plans', () => {
    expect(planosDaOferta({ parcelamentos: [], premioTotalCentavos: 322_140 })).toEqual([boleto(322_140, 1)]);
    expect(planosDaOferta({ parcelamentos: [boleto(10, 2)], premioTotalCentavos: 10 })).toEqual([boleto(10, 2)]);
  });
});

describe('expected commissions', () => {
  const forecast = (politica: Parameters<typeof forecastComissoes>[0]['politica'], comissaoCentavos: number, n: number) =>
    forecastComissoes({
      politica,
      comissaoCentavos,
      baseCentavos: 300_000,
      parcelas: parcelasDe(boleto(322_140, n)),
      vigIni: '2026-01-20',
    });

  it('come with each instalment: 600,00 in ten, 600,01 in seven', () => {
    expect(forecast('PARCELADA', 60_000, 10).map(({ previstaCentavos }) => previstaCentavos)).toEqual(Array(10).fill(6_000));
    expect(forecast('PARCELADA', 60_001, 7).map(({ previstaCentavos }) => previstaCentavos)).toEqual([
      8_572, 8_572, 8_572, 8_572, 8_571, 8_571, 8_571,
    ]);
    expect(forecast('PARCELADA', 60_000, 2).map(({ parcela, previsaoEm, baseCentavos }) => [parcela, previsaoEm, baseCentavos])).toEqual([
      [1, '2026-01-31', 150_000],
      [2, '2026-02-28', 150_000],
    ]);
  });

  it('come whole with the first, or ahead when cover begins', () => {
    const inteira = { numero: 1, baseCentavos: 300_000, previstaCentavos: 60_001 };
    expect(forecast('PRIMEIRA', 60_001, 7)).toEqual([{ ...inteira, parcela: 1, previsaoEm: '2026-01-31' }]);
    expect(forecast('ANTECIPADA', 60_001, 7)).toEqual([{ ...inteira, parcela: null, previsaoEm: '2026-01-20' }]);
  });

  it('sum to the whole and to its base under every policy', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('PARCELADA' as const, 'PRIMEIRA' as const, 'ANTECIPADA' as const),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 12 }),
        (politica, comissao, n) => {
          const previstas = forecast(politica, comissao, n);
          expect(soma(previstas.map(({ previstaCentavos }) => previstaCentavos))).toBe(comissao);
          expect(soma(previstas.map(({ baseCentavos }) => baseCentavos))).toBe(300_000);
        },
      ),
    );
  });
});

describe('the way of a proposal', () => {
  const estados = Object.keys(transicoesVenda.proposta) as StatusProposta[];

  it('goes one allowed step at a time', () => {
    for (const de of estados) {
      for (const para of estados) {
        const caminho = caminhoProposta(de, para);
        for (const [index, passo] of (caminho ?? []).entries()) {
          expect(transicoesVenda.proposta[caminho?.[index - 1] ?? de]).toContain(passo);
        }
      }
    }
    expect(caminhoProposta('TRANSMITIDA', 'EMITIDA')).toEqual(['EM_ANALISE', 'ACEITA', 'EMITIDA']);
    expect(caminhoProposta('EXIGENCIA', 'ACEITA')).toEqual(['EM_ANALISE', 'ACEITA']);
    expect(caminhoProposta('VISTORIA', 'EXIGENCIA')).toEqual(['EM_ANALISE', 'EXIGENCIA']);
  });

  it('never goes back from an end, and staying is no step', () => {
    for (const fim of ['EMITIDA', 'RECUSADA', 'CANCELADA'] as const) {
      expect(estados.filter((para) => para !== fim && caminhoProposta(fim, para))).toEqual([]);
    }
    expect(caminhoProposta('ACEITA', 'EM_ANALISE')).toBeNull();
    expect(caminhoProposta('ACEITA', 'ACEITA')).toEqual([]);
  });
});

describe('errors before issuing', () => {
  const dados = {
    email: 'ana@exemplo.test',
    celular: '11900001234',
    cep: '37500100',
    logradouro: 'Rua Inventada',
    numero: '10',
    bairro: 'Centro',
    cidade: 'Itajubá',
    uf: 'MG',
    placa: 'ABC1D23',
    chassi: '9BWZZZ377VT004251',
  };
  const camposDe = (mudanca: Partial<typeof dados>, isZeroKm = false) =>
    pendenciasTransmissao({ linha: 'AUTO', isZeroKm, temDps: false, dados: { ...dados, ...mudanca } }).map(
      ({ campo, codigo }) => `${campo}:${codigo}`,
    );

  it('is nothing of a whole risk', () => {
    expect(camposDe({})).toEqual([]);
    expect(camposDe({ placa: '' }, true)).toEqual([]);
    const semChassi = { isZeroKm: false, dados: { ...dados, chassi: '' } };
    expect(pendenciasTransmissao({ ...semChassi, linha: 'RESIDENCIAL', temDps: false })).toEqual([]);
    expect(pendenciasTransmissao({ ...semChassi, linha: 'VIDA', temDps: true })).toEqual([]);
    expect(pendenciasTransmissao({ ...semChassi, linha: 'VIDA', temDps: false }).map(({ campo }) => campo)).toEqual(['dps']);
  });

  it('explains the expected format, not only that a value is invalid', () => {
    const ditas = pendenciasTransmissao({
      linha: 'AUTO',
      isZeroKm: false,
      temDps: false,
      dados: { ...dados, email: 'ana@', celular: '123', cep: '1', uf: 'XX', chassi: '9BWZZZ377VT00425', placa: 'ABC' },
    }).map(({ mensagem }) => mensagem);
    expect(ditas).toEqual([
      'Informe um e-mail válido.',
      'Informe um celular com DDD válido, como (11) 90000-0000.',
      'Informe um CEP com oito dígitos.',
      'Informe a sigla do estado, como SP.',
      'O chassi tem 17 letras e números, sem I, O e Q.',
      'Informe uma placa como ABC1D23 ou ABC-1234.',
    ]);
  });

  it.each([
    [{ email: '' }, 'dadosComplementares.email:obrigatorio'],
    [{ email: 'ana@' }, 'dadosComplementares.email:invalido'],
    [{ celular: '123' }, 'dadosComplementares.celular:invalido'],
    [{ uf: 'XX' }, 'dadosComplementares.uf:invalido'],
    [{ chassi: 'CURTO' }, 'dadosComplementares.chassi:invalido'],
    [{ placa: ' ' }, 'dadosComplementares.placa:obrigatorio'],
  ])('names the field of %p', (mudanca, campo) => {
    expect(camposDe(mudanca)).toEqual([campo]);
  });
});

describe('what an insurer asks for', () => {
  const [dia1, dia2] = ['2026-03-01T12:00:00.000Z', '2026-03-02T12:00:00.000Z'] as const;
  const cnh = { codigo: 'CNH', texto: 'Envie a CNH.' };
  const laudo = { codigo: 'LAUDO', texto: 'Envie o laudo.' };
  const pedida = addExigencias([], [cnh], dia1);

  it('is asked once while it is waited for, and again after it was answered', () => {
    expect(addExigencias(pedida, [cnh], dia2)).toBe(pedida);
    expect(addExigencias([], [cnh, cnh], dia1)).toHaveLength(1);
    expect(addExigencias(pedida, [laudo], dia2).map(({ pedidaEm }) => pedidaEm)).toEqual([dia1, dia2]);
    expect(addExigencias(meetExigencias(pedida, 'EM_ANALISE', dia2), [cnh], dia2)).toHaveLength(2);
  });

  it('is answered when the insurer goes on, on the day it did, and never by a refusal', () => {
    const atendidas = meetExigencias(pedida, 'ACEITA', dia2);
    expect(atendidas).toEqual([{ ...cnh, pedidaEm: dia1, atendidaEm: dia2 }]);
    expect(meetExigencias(atendidas, 'EMITIDA', '2026-03-09T12:00:00.000Z')).toBe(atendidas);
    for (const status of ['EXIGENCIA', 'RECUSADA', 'CANCELADA'] as const) expect(meetExigencias(pedida, status, dia2)).toBe(pedida);
  });
});
