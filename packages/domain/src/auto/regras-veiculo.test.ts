import { contexto, draft, type Mudancas, outro, refusals } from './rascunho.fixture.ts';
import { linhaAuto } from './linha-auto.ts';

describe('the vehicle', () => {
  it.each<[string, Mudancas, string[]]>([
    ['neither plate nor zero km', { veiculo: { placa: '' } }, ['risco.veiculo.placa: obrigatorio']],
    ['both plate and zero km', { veiculo: { zeroKm: true } }, ['risco.veiculo.placa: conflito']],
    ['a plate of another country', { veiculo: { placa: 'AB123CD' } }, ['risco.veiculo.placa: invalido']],
    ['a chassis with an O', { veiculo: { chassi: '9BWZZZ377VTO04251' } }, ['risco.veiculo.chassi: invalido']],
    ['a FIPE code without digit', { veiculo: { fipe: '004381' } }, ['risco.veiculo.fipe: invalido']],
    ['a model older than the car', { veiculo: { anoModelo: 2022 } }, ['risco.veiculo.anoModelo: conflito']],
    ['a model two years ahead', { veiculo: { anoModelo: 2025 } }, ['risco.veiculo.anoModelo: conflito']],
    ['a car not yet made', { veiculo: { anoFabricacao: 2027, anoModelo: 2027 } }, ['risco.veiculo.anoFabricacao: foraDaFaixa']],
    ['a car worth nothing', { veiculo: { valorFipeCentavos: 0 } }, ['risco.veiculo.valorFipeCentavos: foraDaFaixa']],
    ['ten seats', { veiculo: { lugares: 10 } }, ['risco.veiculo.lugares: foraDaFaixa']],
    ['a gas kit of unknown value', { veiculo: { kitGas: true } }, ['risco.veiculo.kitGasValorCentavos: obrigatorio']],
    ['armour for free', { veiculo: { blindado: true, blindagemValorCentavos: 0 } }, ['risco.veiculo.blindagemValorCentavos: foraDaFaixa']],
    ['armour of unknown value', { veiculo: { blindado: true } }, ['risco.veiculo.blindagemValorCentavos: obrigatorio']],
    [
      'an owner nobody knows',
      { proprietario: { igualSegurado: false } },
      ['risco.proprietario.documento: obrigatorio', 'risco.proprietario.nome: obrigatorio'],
    ],
    [
      'an owner with a wrong document',
      { proprietario: { igualSegurado: false, documento: '123', nome: 'Locadora' } },
      ['risco.proprietario.documento: invalido'],
    ],
  ])('refuses %s', (_, changes, expected) => {
    expect(refusals(changes)).toEqual(expected);
  });

  it('accepts a new car without plate, of next year’s model', () => {
    expect(refusals({ veiculo: { zeroKm: true, placa: null, anoFabricacao: 2026, anoModelo: 2027 } })).toEqual([]);
  });

  it('sends no value of a kit or armour that is not there', () => {
    const judged = linhaAuto.validate(draft({ veiculo: { kitGasValorCentavos: 5, blindagemValorCentavos: -1 } }), contexto);
    expect(judged.ok && [judged.risco.veiculo.kitGasValorCentavos, judged.risco.veiculo.blindagemValorCentavos]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('use and drivers', () => {
  it.each<[string, Mudancas, string[]]>([
    ['work without saying which', { uso: { uso: 'EXERCICIO_DO_TRABALHO' } }, ['risco.uso.atividade: obrigatorio']],
    ['5.001 km a week', { uso: { kmSemana: 5_001 } }, ['risco.uso.kmSemana: foraDaFaixa']],
    ['a distance below zero', { uso: { trabalho: true, trabalhoDistanciaKm: -1 } }, ['risco.uso.trabalhoDistanciaKm: foraDaFaixa']],
    ['a way to school too long', { uso: { estudo: true, estudoDistanciaKm: 100_000 } }, ['risco.uso.estudoDistanciaKm: foraDaFaixa']],
    ['a place of night that is no postcode', { pernoite: { cepPernoite: '1' } }, ['risco.pernoite.cepPernoite: invalido']],
    ['no vehicle in the household', { pernoite: { veiculosNaResidencia: 0 } }, ['risco.pernoite.veiculosNaResidencia: foraDaFaixa']],
    [
      'another driver nobody knows',
      { condutor: { igualSegurado: false } },
      ['cpf', 'nome', 'nascimento', 'sexo', 'estadoCivil', 'relacao', 'anosCnh'].map((campo) => `risco.condutor.${campo}: obrigatorio`),
    ],
    ['a driver with a company number', { condutor: { ...outro, cpf: '11222333000181' } }, ['risco.condutor.cpf: conflito']],
    ['a driver of 17', { condutor: { ...outro, nascimento: '2009-01-01', anosCnh: 0 } }, ['risco.condutor.nascimento: foraDaFaixa']],
    ['more years of licence than since 18', { condutor: { ...outro, anosCnh: 19 } }, ['risco.condutor.anosCnh: foraDaFaixa']],
    ['more years of licence than the insured can have', { condutor: { anosCnh: 23 } }, ['risco.condutor.anosCnh: foraDaFaixa']],
    [
      'young drivers without more',
      { condutor: { jovens: true } },
      ['risco.condutor.jovensSexo: obrigatorio', 'risco.condutor.jovensCobrir: obrigatorio'],
    ],
  ])('refuses %s', (_, changes, expected) => {
    expect(refusals(changes)).toEqual(expected);
  });

  it('accepts another driver, young ones, and years of licence up to the age less 18', () => {
    expect(refusals({ condutor: outro })).toEqual([]);
    expect(refusals({ condutor: { ...outro, anosCnh: 18 } })).toEqual([]);
    expect(refusals({ condutor: { jovens: true, jovensSexo: 'AMBOS', jovensCobrir: false, anosCnh: 22 } })).toEqual([]);
  });

  it('drops the other driver when the insured drives', () => {
    const judged = linhaAuto.validate(draft({ condutor: { ...outro, cpf: 'x', igualSegurado: true } }), contexto);
    expect(judged.ok && judged.risco.condutor).toEqual({ igualSegurado: true, anosCnh: 10, jovens: false });
  });
});
