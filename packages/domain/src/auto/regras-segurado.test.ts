import { contexto, draft, HOJE, type Mudancas, outro, pj, refusals, renovacao } from './rascunho.fixture.ts';
import { linhaAuto } from './linha-auto.ts';

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
    const judged = linhaAuto.validate(draft({ seguro: { vigIni: '2027-01-19', vigFim: null } }), contexto);
    expect(judged).toMatchObject({ ok: true, risco: { seguro: { vigIni: '2027-01-19', vigFim: '2028-01-19' } } });
  });

  it('drops what only a renewal has from a new insurance', () => {
    const judged = linhaAuto.validate(draft({ seguro: { ...renovacao, tipo: 'NOVO', sinistros: 99 }, renovacao: { ci: 'X1' } }), contexto);
    expect(judged.ok && Object.keys(judged.risco.seguro).toSorted()).toEqual(['corretoraId', 'tipo', 'vigFim', 'vigIni']);
    expect(judged.ok && judged.risco.renovacao).toEqual({ bonus: 0 });
  });

  it.each<[string, Mudancas, string[]]>([
    ['a bonus on a new insurance', { renovacao: { bonus: 3, ci: 'A1' } }, ['risco.renovacao.bonus: conflito']],
    ['a bonus without its code', { seguro: renovacao, renovacao: { bonus: 3 } }, ['risco.renovacao.ci: obrigatorio']],
    ['the lowest bonus without its code', { seguro: renovacao, renovacao: { bonus: 1 } }, ['risco.renovacao.ci: obrigatorio']],
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
