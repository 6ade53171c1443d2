import { RascunhoAuto } from '@balcao/contracts';
import fc from 'fast-check';
import { parametrosAuto } from './parametros-auto.ts';
import { rascunhoAutoInicial } from './rascunho-auto-inicial.ts';
import { rotulosCampos } from './rotulos-campos.ts';
import { validateRiscoAuto } from './validate-risco-auto.ts';

const HOJE = '2026-11-20';
const seguradoras = [
  { slug: 'jequitiba_seguros', comissaoMinBps: 1_000, comissaoMaxBps: 2_500 },
  { slug: 'mico_leao_seguros', comissaoMinBps: 1_500, comissaoMaxBps: 3_000 },
];
const contexto = { hoje: HOJE, seguradoras };

type Secao = Exclude<keyof RascunhoAuto['risco'], 'observacoes'>;
type Mudancas = { [S in Secao]?: RascunhoAuto['risco'][S] } & { comercial?: RascunhoAuto['comercial'] };

/** A whole, valid draft; each change is laid over its section. */
function draft(changes: Mudancas = {}): RascunhoAuto {
  const { risco } = rascunhoAutoInicial({ hoje: HOJE, corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const { comercial, ...sections } = changes;
  const complete: RascunhoAuto['risco'] = {
    ...risco,
    segurado: {
      ...risco.segurado,
      documento: '111.444.777-35',
      nome: 'Ana Souza',
      nascimento: '1986-03-10',
      sexo: 'F',
      cep: '01310-100',
      avisoPrivacidade: true,
    },
    veiculo: {
      ...risco.veiculo,
      placa: 'abc-1d23',
      fipe: '004381-8',
      marca: 'Chevrolet',
      modelo: 'Onix 1.0',
      valorFipeCentavos: 8_500_000,
      anoFabricacao: 2023,
      anoModelo: 2023,
      combustivel: 'FLEX',
    },
    pernoite: { cepPernoite: '01310-100', moradia: 'CASA', garagem: 'PORTAO_AUTOMATICO' },
  };
  for (const [name, section] of Object.entries(sections)) {
    const secao = name as Secao;
    Object.assign(complete, { [secao]: { ...complete[secao], ...section } });
  }
  return {
    risco: complete,
    comercial: { seguradoras: ['jequitiba_seguros'], comissaoBps: { jequitiba_seguros: 2_000 }, descontoBps: {}, ...comercial },
  };
}

/** What is refused, as `campo: codigo` without the prefix. */
function refusals(changes: Mudancas, hoje = HOJE): string[] {
  const judged = validateRiscoAuto(draft(changes), { ...contexto, hoje });
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => `${campo}: ${codigo}`);
}

const renovacao = {
  tipo: 'RENOVACAO_CONGENERE',
  seguradoraAnterior: 'Capivara Seguros',
  apoliceAnterior: '531-77',
  fimVigAnterior: '2026-11-25',
  sinistros: 0,
};
const outro = {
  igualSegurado: false,
  cpf: '111.444.777-35',
  nome: 'Rui Lima',
  nascimento: '1990-05-05',
  sexo: 'M',
  estadoCivil: 'CASADO',
  relacao: 'CONJUGE',
  anosCnh: 10,
};
const pj = { pessoa: 'PJ', documento: '12.ABC.345/01DE-35', nome: 'Padaria' };

it('accepts a whole draft and gives it back without masks', () => {
  const judged = validateRiscoAuto(draft(), contexto);
  expect(judged).toMatchObject({
    ok: true,
    risco: {
      segurado: { documento: '11144477735', cep: '01310100' },
      veiculo: { placa: 'ABC1D23' },
      pernoite: { cepPernoite: '01310100' },
    },
    comercial: { seguradoras: ['jequitiba_seguros'] },
  });
});

it('says of an empty draft every field that is missing, each once and in the order of the form', () => {
  const judged = validateRiscoAuto({ risco: {}, comercial: {} }, contexto);
  const campos = judged.ok ? [] : judged.errors.map(({ campo }) => campo);
  expect(campos).toEqual([
    'risco.segurado.pessoa',
    'risco.segurado.documento',
    'risco.segurado.nome',
    'risco.segurado.cep',
    'risco.segurado.avisoPrivacidade',
    'risco.seguro.tipo',
    'risco.seguro.vigIni',
    'risco.seguro.vigFim',
    'risco.seguro.corretoraId',
    'risco.veiculo.placa',
    'risco.veiculo.fipe',
    'risco.veiculo.marca',
    'risco.veiculo.modelo',
    'risco.veiculo.valorFipeCentavos',
    'risco.veiculo.lugares',
    'risco.veiculo.anoFabricacao',
    'risco.veiculo.anoModelo',
    'risco.veiculo.combustivel',
    'risco.uso.uso',
    'risco.pernoite.cepPernoite',
    'risco.pernoite.moradia',
    'risco.pernoite.garagem',
    'risco.condutor.igualSegurado',
    'risco.condutor.jovens',
    'risco.proprietario.igualSegurado',
    'risco.renovacao.bonus',
    'risco.coberturas.tipo',
    'risco.coberturas.dmCentavos',
    'risco.coberturas.dcCentavos',
    'comercial.seguradoras',
  ]);
  expect(judged.ok || judged.errors.every(({ codigo }) => codigo === 'obrigatorio')).toBe(true);
});

describe('the insured', () => {
  it.each<[string, NonNullable<Mudancas['segurado']>, string[]]>([
    ['a CPF with wrong check digits', { documento: '111.444.777-36' }, ['risco.segurado.documento: invalido']],
    ['a CNPJ for a person', { documento: '11.222.333/0001-81' }, ['risco.segurado.documento: conflito']],
    ['one name only', { nome: 'Ana' }, ['risco.segurado.nome: invalido']],
    ['no birth', { nascimento: null }, ['risco.segurado.nascimento: obrigatorio']],
    ['a birth that is no day', { nascimento: '1986-02-30' }, ['risco.segurado.nascimento: invalido']],
    ['a birth to come', { nascimento: '2027-01-01' }, ['risco.segurado.nascimento: invalido']],
    ['17 years and 364 days', { nascimento: '2008-11-21' }, ['risco.segurado.nascimento: foraDaFaixa']],
    ['111 years', { nascimento: '1915-11-20' }, ['risco.segurado.nascimento: foraDaFaixa']],
    ['no sex', { sexo: '' }, ['risco.segurado.sexo: obrigatorio']],
    ['an option that is not in the list', { sexo: 'X' }, ['risco.segurado.sexo: foraDaLista']],
    ['a loose e-mail', { email: 'ana@exemplo.t3' }, ['risco.segurado.email: invalido']],
    ['a mobile of an area that does not exist', { celular: '(20) 90000-1234' }, ['risco.segurado.celular: invalido']],
    ['a short postcode', { cep: '0131' }, ['risco.segurado.cep: invalido']],
    ['a state that does not exist', { uf: 'XX' }, ['risco.segurado.uf: foraDaLista']],
    ['the privacy notice not given', { avisoPrivacidade: false }, ['risco.segurado.avisoPrivacidade: obrigatorio']],
    ['a name without end', { nome: `Ana ${'a'.repeat(120)}` }, ['risco.segurado.nome: muitoLongo']],
  ])('refuses %s', (_, segurado, expected) => {
    expect(refusals({ segurado })).toEqual(expected);
  });

  it.each([['2008-11-20'], ['1916-11-20'], ['1915-11-21']])('accepts the edges of age: %s', (nascimento) => {
    expect(refusals({ segurado: { nascimento } })).toEqual([]);
  });

  it('asks a company for its CNPJ and a driver, and nothing of a person', () => {
    expect(refusals({ segurado: { ...pj, nascimento: null, sexo: null } })).toEqual(['risco.condutor.igualSegurado: conflito']);
    const { relacao: _, ...motorista } = outro;
    expect(refusals({ segurado: { ...pj, nascimento: null, sexo: null }, condutor: motorista })).toEqual([]);
    expect(refusals({ segurado: { ...pj, documento: '111.444.777-35' }, condutor: motorista })).toEqual([
      'risco.segurado.documento: conflito',
    ]);
  });
});

describe('the insurance', () => {
  it.each<[string, NonNullable<Mudancas['seguro']>, string[]]>([
    ['a start in the past', { vigIni: '2026-11-19' }, ['risco.seguro.vigIni: foraDaFaixa']],
    ['a start after sixty days', { vigIni: '2027-01-20', vigFim: '2028-01-20' }, ['risco.seguro.vigIni: foraDaFaixa']],
    ['an end that is not after the start', { vigFim: HOJE }, ['risco.seguro.vigFim: conflito']],
    ['an end beyond reason', { vigFim: '2062-11-20' }, ['risco.seguro.vigFim: foraDaFaixa']],
    ['a start that is no day', { vigIni: 'amanhã' }, ['risco.seguro.vigIni: invalido']],
    [
      'a renewal that does not say of what',
      { tipo: 'RENOVACAO_PROPRIA' },
      [
        'risco.seguro.seguradoraAnterior: obrigatorio',
        'risco.seguro.apoliceAnterior: obrigatorio',
        'risco.seguro.fimVigAnterior: obrigatorio',
        'risco.seguro.sinistros: obrigatorio',
      ],
    ],
    ['ten claims', { ...renovacao, sinistros: 10 }, ['risco.seguro.sinistros: foraDaFaixa']],
    ['half a claim', { ...renovacao, sinistros: 0.5 }, ['risco.seguro.sinistros: invalido']],
    ['no brokerage', { corretoraId: null }, ['risco.seguro.corretoraId: obrigatorio']],
    [
      'producers that do not share the whole',
      { produtores: [{ id: '0190a000-0000-7000-8000-000000000002', pctBps: 9_999 }] },
      ['risco.seguro.produtores: invalido'],
    ],
    [
      'the same producer twice',
      {
        produtores: [
          { id: '0190a000-0000-7000-8000-000000000002', pctBps: 5_000 },
          { id: '0190a000-0000-7000-8000-000000000002', pctBps: 5_000 },
        ],
      },
      ['risco.seguro.produtores: conflito'],
    ],
    [
      'a producer who pays for another',
      {
        produtores: [
          { id: '0190a000-0000-7000-8000-000000000002', pctBps: 11_000 },
          { id: '0190a000-0000-7000-8000-000000000003', pctBps: -1_000 },
        ],
      },
      ['risco.seguro.produtores: foraDaFaixa'],
    ],
  ])('refuses %s', (_, seguro, expected) => {
    expect(refusals({ seguro })).toEqual(expected);
  });

  it('accepts a start on the sixtieth day and ends it one year later when nothing is said', () => {
    const judged = validateRiscoAuto(draft({ seguro: { vigIni: '2027-01-19', vigFim: null } }), contexto);
    expect(judged).toMatchObject({ ok: true, risco: { seguro: { vigIni: '2027-01-19', vigFim: '2028-01-19' } } });
  });

  it('drops what only a renewal has from a new insurance', () => {
    const judged = validateRiscoAuto(draft({ seguro: { ...renovacao, tipo: 'NOVO', sinistros: 99 }, renovacao: { ci: 'X1' } }), contexto);
    expect(judged.ok && Object.keys(judged.risco.seguro).toSorted()).toEqual(['corretoraId', 'tipo', 'vigFim', 'vigIni']);
    expect(judged.ok && judged.risco.renovacao).toEqual({ bonus: 0 });
  });

  it.each<[string, Mudancas, string[]]>([
    ['a bonus on a new insurance', { renovacao: { bonus: 3, ci: 'A1' } }, ['risco.renovacao.bonus: conflito']],
    ['a bonus without its code', { seguro: renovacao, renovacao: { bonus: 3 } }, ['risco.renovacao.ci: obrigatorio']],
    ['class 11', { seguro: renovacao, renovacao: { bonus: 11, ci: 'A1' } }, ['risco.renovacao.bonus: foraDaFaixa']],
    ['a code with markup', { seguro: renovacao, renovacao: { bonus: 3, ci: '<b>' } }, ['risco.renovacao.ci: invalido']],
  ])('refuses %s', (_, changes, expected) => {
    expect(refusals(changes)).toEqual(expected);
  });

  it('accepts a renewal with class and code, and one at class 0 without', () => {
    expect(refusals({ seguro: renovacao, renovacao: { bonus: 10, ci: '0123456789' } })).toEqual([]);
    expect(refusals({ seguro: renovacao })).toEqual([]);
  });
});

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
    const judged = validateRiscoAuto(draft({ veiculo: { kitGasValorCentavos: 5, blindagemValorCentavos: -1 } }), contexto);
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
    const judged = validateRiscoAuto(draft({ condutor: { ...outro, cpf: 'x', igualSegurado: true } }), contexto);
    expect(judged.ok && judged.risco.condutor).toEqual({ igualSegurado: true, anosCnh: 10, jovens: false });
  });
});

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
    ['an unnamed accessory', { acessorios: [{ valorCentavos: 100 }] }, ['risco.coberturas.acessorios.0.descricao: obrigatorio']],
  ])('refuses %s', (_, coberturas, expected) => {
    expect(refusals({ coberturas })).toEqual(expected);
  });

  it('takes nothing said as nothing contracted', () => {
    const coberturas = { dmoCentavos: null, appMorteCentavos: null, vidros: null, carroReserva: null, assistencia: null };
    const judged = validateRiscoAuto(draft({ coberturas }), contexto);
    expect(judged).toMatchObject({
      ok: true,
      risco: { coberturas: { dmoCentavos: 0, appMorteCentavos: 0, vidros: 'SEM', carroReserva: 'SEM' } },
    });
  });

  it('asks no deductible where there is no cover of the car', () => {
    const judged = validateRiscoAuto(draft({ coberturas: { tipo: 'SO_RCF' } }), contexto);
    expect(judged.ok && judged.risco.coberturas).not.toHaveProperty('franquia');
  });

  it('obeys the ranges it is given', () => {
    const parametros = { ...parametrosAuto, dmCentavos: { min: 20_000_000, max: 30_000_000 } };
    const judged = validateRiscoAuto(draft(), { ...contexto, parametros });
    expect(judged.ok ? [] : judged.errors.map(({ mensagem }) => mensagem)).toEqual([
      'Informe um valor entre R$ 200.000,00 e R$ 300.000,00.',
    ]);
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
    const judged = validateRiscoAuto(draft({ comercial }), contexto);
    expect(judged.ok && judged.comercial).toEqual({
      seguradoras: ['jequitiba_seguros'],
      comissaoBps: { jequitiba_seguros: 2_000 },
      descontoBps: {},
    });
  });
});

it('judges again the same what it accepted once', () => {
  const first = validateRiscoAuto(draft({ condutor: outro, seguro: renovacao, renovacao: { bonus: 2, ci: '99' } }), contexto);
  const again = first.ok && validateRiscoAuto({ risco: first.risco, comercial: first.comercial }, contexto);
  expect(again).toEqual(first);
});

it('never throws and always names fields of the form, whatever half-typed draft it is given', () => {
  const value = fc.oneof(
    fc.string(),
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('PF', 'PJ', HOJE, 'NOVO', '9'),
  );
  const leaves = Object.keys(rotulosCampos).map((campo) => campo.split('.'));
  const anyDraft = fc.array(fc.tuple(fc.constantFrom(...leaves), value), { maxLength: 40 }).map((changes) =>
    changes.reduce<RascunhoAuto>((rascunho, [[block = '', section = '', field], leaf]) => {
      const next = structuredClone(rascunho) as unknown as Record<string, Record<string, Record<string, unknown>>>;
      Object.assign(field ? (next[block]?.[section] ?? {}) : (next[block] ?? {}), { [field ?? section]: leaf });
      const parsed = RascunhoAuto.safeParse(next);
      return parsed.success ? parsed.data : rascunho;
    }, draft()),
  );
  fc.assert(
    fc.property(anyDraft, (rascunho) => {
      const judged = validateRiscoAuto(rascunho, contexto);
      if (judged.ok) return;
      expect(judged.errors).not.toHaveLength(0);
      for (const { campo, mensagem } of judged.errors) {
        expect(Object.keys(rotulosCampos).some((known) => `${campo}.`.startsWith(`${known}.`))).toBe(true);
        expect(mensagem).toMatch(/\.$/);
      }
    }),
    { numRuns: 300 },
  );
});
