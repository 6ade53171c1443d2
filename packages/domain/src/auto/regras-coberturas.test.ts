import { contexto, draft, type Mudancas, refusals } from './rascunho.fixture.ts';
import { linhaAuto } from './linha-auto.ts';

describe('covers', () => {
  it.each<[string, NonNullable<Mudancas['coberturas']>, string[]]>([
    ['a comprehensive cover without deductible', { franquia: null }, ['risco.coberturas.franquia: obrigatorio']],
    ['79 % of FIPE', { ajustePct: 79 }, ['risco.coberturas.ajustePct: foraDaFaixa']],
    ['121 % of FIPE', { ajustePct: 121 }, ['risco.coberturas.ajustePct: foraDaFaixa']],
    ['DM of 49.999,99', { dmCentavos: 4_999_999 }, ['risco.coberturas.dmCentavos: foraDaFaixa']],
    ['DC above a million', { dcCentavos: 100_000_001 }, ['risco.coberturas.dcCentavos: foraDaFaixa']],
    ['DMO below zero', { dmoCentavos: -1 }, ['risco.coberturas.dmoCentavos: foraDaFaixa']],
    ['APP above 100.000', { appMorteCentavos: 10_000_001 }, ['risco.coberturas.appMorteCentavos: foraDaFaixa']],
    [
      'an accessory for free',
      { acessorios: [{ descricao: 'Rádio', valorCentavos: 0 }] },
      ['risco.coberturas.acessorios.0.valorCentavos: foraDaFaixa'],
    ],
    [
      'twenty-one accessories',
      { acessorios: Array.from({ length: 21 }, () => ({ descricao: 'Rádio', valorCentavos: 100 })) },
      ['risco.coberturas.acessorios: muitoLongo'],
    ],
    ['an unnamed accessory', { acessorios: [{ valorCentavos: 100 }] }, ['risco.coberturas.acessorios.0.descricao: obrigatorio']],
  ])('refuses %s', (_, coberturas, expected) => {
    expect(refusals({ coberturas })).toEqual(expected);
  });

  it('takes nothing said as nothing contracted', () => {
    const coberturas = { dmoCentavos: null, appMorteCentavos: null, vidros: null, carroReserva: null, assistencia: null };
    const judged = linhaAuto.validate(draft({ coberturas }), contexto);
    expect(judged).toMatchObject({
      ok: true,
      risco: { coberturas: { dmoCentavos: 0, appMorteCentavos: 0, vidros: 'SEM', carroReserva: 'SEM' } },
    });
  });

  it('asks no deductible where there is no cover of the car', () => {
    const judged = linhaAuto.validate(draft({ coberturas: { tipo: 'SO_RCF' } }), contexto);
    expect(judged.ok && judged.risco.coberturas).not.toHaveProperty('franquia');
  });
});

describe('the commercial block', () => {
  it.each<[string, NonNullable<Mudancas['comercial']>, string[]]>([
    ['no insurer', { seguradoras: [] }, ['comercial.seguradoras: obrigatorio']],
    ['an insurer that is not active', { seguradoras: ['arara_una_seguros'] }, ['comercial.seguradoras: foraDaLista']],
    ['no commission', { comissaoBps: {} }, ['comercial.comissaoBps.jequitiba_seguros: obrigatorio']],
    [
      'a commission below the agreed',
      { comissaoBps: { jequitiba_seguros: 999 } },
      ['comercial.comissaoBps.jequitiba_seguros: foraDaFaixa'],
    ],
    [
      'a commission above the agreed',
      { comissaoBps: { jequitiba_seguros: 2_501 } },
      ['comercial.comissaoBps.jequitiba_seguros: foraDaFaixa'],
    ],
    ['a discount of 31 %', { descontoBps: { jequitiba_seguros: 3_100 } }, ['comercial.descontoBps.jequitiba_seguros: foraDaFaixa']],
    ['an unknown way to pay', { formaPreferida: 'CHEQUE' }, ['comercial.formaPreferida: foraDaLista']],
  ])('refuses %s', (_, comercial, expected) => {
    expect(refusals({ comercial })).toEqual(expected);
  });

  it('keeps only what is about chosen insurers, each once', () => {
    const comercial = {
      seguradoras: ['jequitiba_seguros', 'jequitiba_seguros'],
      comissaoBps: { jequitiba_seguros: 2_000, mico_leao_seguros: 1 },
      descontoBps: { mico_leao_seguros: 9_999 },
    };
    const judged = linhaAuto.validate(draft({ comercial }), contexto);
    expect(judged.ok && judged.comercial).toEqual({
      seguradoras: ['jequitiba_seguros'],
      comissaoBps: { jequitiba_seguros: 2_000 },
      descontoBps: {},
    });
  });
});
