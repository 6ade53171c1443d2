import type { RascunhoOrcamento } from '@balcao/contracts';
import { comValorEm } from '../linhas/caminho.ts';
import { linhaVida } from './linha-vida.ts';
import { ditMaximoCentavos } from './regras-vida.ts';
import { faltaParaInteiro, splitBeneficiarios } from './split-beneficiarios.ts';

const HOJE = '2026-11-20';
const contexto = { hoje: HOJE, seguradoras: [{ slug: 'vitoria_regia_vida', comissaoMinBps: 1_000, comissaoMaxBps: 5_000 }] };
const segurado = {
  pessoa: 'PF',
  documento: '111.444.777-35',
  nome: 'Ana Souza',
  nascimento: '1986-03-10',
  sexo: 'F',
  cep: '01310-100',
  avisoPrivacidade: true,
};
const pessoa = { fumante: false, ocupacao: 'CLT', rendaMensalCentavos: 900_000 };
const beneficiario = { nome: 'Davi Souza', parentesco: 'FILHO', pctBps: 10_000 };

/** A whole draft, with values laid at paths of it. */
function draft(changes: Readonly<Record<string, unknown>> = {}): RascunhoOrcamento {
  const inicial = linhaVida.inicial({ hoje: HOJE, corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const comercial = { seguradoras: ['vitoria_regia_vida'], comissaoBps: { vitoria_regia_vida: 2_000 }, descontoBps: {} };
  const whole = { comercial, risco: { ...inicial.risco, segurado, pessoa } };
  return Object.entries(changes).reduce<unknown>((at, [campo, valor]) => comValorEm(at, campo, valor), whole) as RascunhoOrcamento;
}
const judge = (changes: Readonly<Record<string, unknown>>) => linhaVida.validate(draft(changes), contexto);
const errorsOf = (changes: Readonly<Record<string, unknown>>) => {
  const judged = judge(changes);
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => [campo, codigo]);
};

it('accepts a whole draft, with nobody named and no sport', () => {
  expect(judge({})).toMatchObject({
    ok: true,
    risco: {
      segurado: { documento: '11144477735' },
      proponente: { igualSegurado: true },
      pessoa: { esportes: [], afastadoInss: false, historicoOncologico: false },
      coberturas: { morteCentavos: 20_000_000, prazo: 'ANUAL', funeral: 'SEM' },
      beneficiarios: [],
    },
  });
});

it.each([
  ['13 years', '2012-11-21', [['risco.segurado.nascimento', 'foraDaFaixa']]],
  ['14 years, without an adult to contract', '2012-11-20', [['risco.proponente.igualSegurado', 'conflito']]],
  ['17 years, without an adult to contract', '2008-11-21', [['risco.proponente.igualSegurado', 'conflito']]],
  ['18 years', '2008-11-20', []],
  ['75 years', '1950-11-21', []],
  ['76 years', '1950-11-20', [['risco.segurado.nascimento', 'foraDaFaixa']]],
])('judges an insured of %s', (_, nascimento, expected) => {
  expect(errorsOf({ 'risco.segurado.nascimento': nascimento })).toEqual(expected);
});

it('takes a minor whose adult is told whole, and no other minor as that adult', () => {
  const minor = { 'risco.segurado.nascimento': '2010-01-05' };
  const adulto = { igualSegurado: false, cpf: '529.982.247-25', nome: 'Rui Souza', nascimento: '1980-01-05' };
  expect(errorsOf({ ...minor, 'risco.proponente': adulto })).toEqual([]);
  expect(errorsOf({ ...minor, 'risco.proponente': { ...adulto, nascimento: '2009-01-05' } })).toEqual([
    ['risco.proponente.nascimento', 'foraDaFaixa'],
  ]);
  expect(errorsOf({ ...minor, 'risco.proponente': { igualSegurado: false } }).map(([campo]) => campo)).toEqual([
    'risco.proponente.cpf',
    'risco.proponente.nome',
    'risco.proponente.nascimento',
  ]);
});

it.each<[string, Record<string, unknown>, unknown[]]>([
  ['a capital below the least', { 'risco.coberturas.morteCentavos': 999_999 }, [['risco.coberturas.morteCentavos', 'foraDaFaixa']]],
  ['the highest capital', { 'risco.coberturas.morteCentavos': 300_000_000 }, []],
  ['a capital above it', { 'risco.coberturas.morteCentavos': 300_000_001 }, [['risco.coberturas.morteCentavos', 'foraDaFaixa']]],
  ['no capital', { 'risco.coberturas.morteCentavos': undefined }, [['risco.coberturas.morteCentavos', 'obrigatorio']]],
  ['30 kg and 2,30 m', { 'risco.pessoa.pesoKg': 30, 'risco.pessoa.alturaCm': 230 }, []],
  [
    '29 kg and 2,31 m',
    { 'risco.pessoa.pesoKg': 29, 'risco.pessoa.alturaCm': 231 },
    [
      ['risco.pessoa.pesoKg', 'foraDaFaixa'],
      ['risco.pessoa.alturaCm', 'foraDaFaixa'],
    ],
  ],
  ['accident at the whole of death', { 'risco.coberturas.invalidezAcidenteCentavos': 20_000_000 }, []],
  [
    'accident above death',
    { 'risco.coberturas.invalidezAcidenteCentavos': 20_000_001, 'risco.coberturas.morteAcidentalCentavos': 20_000_001 },
    [
      ['risco.coberturas.morteAcidentalCentavos', 'foraDaFaixa'],
      ['risco.coberturas.invalidezAcidenteCentavos', 'foraDaFaixa'],
    ],
  ],
  ['a day at exactly 80 % of its income', { 'risco.coberturas.diariaIncapacidadeCentavos': 24_000 }, []],
  [
    'a day above 80 % of its income',
    { 'risco.coberturas.diariaIncapacidadeCentavos': 24_001 },
    [['risco.coberturas.diariaIncapacidadeCentavos', 'foraDaFaixa']],
  ],
  [
    'an income to repay where there is none',
    { 'risco.coberturas.diariaIncapacidadeCentavos': 100, 'risco.pessoa.ocupacao': 'SEM_ATIVIDADE' },
    [['risco.coberturas.diariaIncapacidadeCentavos', 'conflito']],
  ],
  ['a smoker not asked about', { 'risco.pessoa.fumante': undefined }, [['risco.pessoa.fumante', 'obrigatorio']]],
  ['a company', { 'risco.segurado.pessoa': 'PJ', 'risco.segurado.documento': '11222333000181' }, [['risco.segurado.pessoa', 'conflito']]],
  [
    'a leave without its disease or consent',
    { 'risco.pessoa.afastadoInss': true },
    [
      ['risco.pessoa.cid', 'obrigatorio'],
      ['risco.pessoa.consentimentoSaude', 'obrigatorio'],
    ],
  ],
  ['a leave told with consent', { 'risco.pessoa': { ...pessoa, afastadoInss: true, cid: 'm54.5', consentimentoSaude: true } }, []],
  [
    'a disease that is no CID',
    { 'risco.pessoa': { ...pessoa, afastadoInss: true, cid: 'dor', consentimentoSaude: true } },
    [['risco.pessoa.cid', 'invalido']],
  ],
  [
    'the same sport twice, once without how often',
    { 'risco.pessoa.esportes': [{ nome: 'KART', frequencia: 'ATE_3_VEZES_ANO' }, { nome: 'KART' }] },
    [
      ['risco.pessoa.esportes', 'conflito'],
      ['risco.pessoa.esportes.1.frequencia', 'obrigatorio'],
    ],
  ],
])('judges %s', (_, changes, expected) => {
  expect(errorsOf(changes).toSorted()).toEqual(expected.toSorted());
});

it('writes the CID in capitals and drops it with the leave', () => {
  const kept = judge({ 'risco.pessoa': { ...pessoa, afastadoInss: true, cid: 'm54.5', consentimentoSaude: true } });
  expect(kept.ok && kept.risco.pessoa.cid).toBe('M54.5');
  const gone = judge({ 'risco.pessoa': { ...pessoa, afastadoInss: false, cid: 'm54.5', consentimentoSaude: true } });
  expect(gone.ok && JSON.stringify(gone.risco)).not.toMatch(/54|consentimento/);
});

it('asks for the whole among beneficiaries, no more and no less', () => {
  const half = { ...beneficiario, pctBps: 5_000 };
  expect(errorsOf({ 'risco.beneficiarios': [half, half] })).toEqual([]);
  expect(errorsOf({ 'risco.beneficiarios': [half, { ...half, pctBps: 5_001 }] })).toEqual([['risco.beneficiarios', 'invalido']]);
  expect(errorsOf({ 'risco.beneficiarios': [beneficiario, { nome: 'Lia', pctBps: 0 }] }).map(([campo]) => campo)).toEqual([
    'risco.beneficiarios.1.nome',
    'risco.beneficiarios.1.parentesco',
    'risco.beneficiarios.1.pctBps',
  ]);
});

it('splits evenly with the remainder to the first, and says what is missing', () => {
  expect([0, 1, 3, 6].map(splitBeneficiarios)).toEqual([[], [10_000], [3_334, 3_333, 3_333], [1_670, 1_666, 1_666, 1_666, 1_666, 1_666]]);
  expect([[{ pctBps: 6_000 }, {}], [{ pctBps: 10_001 }]].map(faltaParaInteiro)).toEqual([4_000, -1]);
});

it('rounds the highest day half-up', () => {
  expect([900_000, 100_001, 19].map(ditMaximoCentavos)).toEqual([24_000, 2_667, 1]);
});

it('says in one line what is insured, without the person', () => {
  expect(linhaVida.describeBem(draft())).toBe('Capital de R$ 200.000,00 · anual');
  expect(linhaVida.describeBem(draft({ 'risco.coberturas': {} }))).toBeNull();
});
