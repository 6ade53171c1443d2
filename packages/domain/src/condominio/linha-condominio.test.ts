import type { RascunhoOrcamento } from '@balcao/contracts';
import { comValorEm } from '../linhas/caminho.ts';
import { linhaCondominio } from './linha-condominio.ts';

const HOJE = '2026-11-20';
const contexto = { hoje: HOJE, seguradoras: [{ slug: 'sabia_seguros', comissaoMinBps: 1_000, comissaoMaxBps: 3_000 }] };
const condominio = {
  legalmenteConstituido: true,
  estrutura: 'VERTICAL',
  tipo: 'SO_RESIDENCIAL',
  blocos: 2,
  unidades: 80,
  pavimentos: 12,
  idadeAnos: 15,
  funcionarios: 4,
  vagas: 90,
  valorReconstrucaoCentavos: 2_000_000_000,
  sinistros12m: 0,
};
const segurado = {
  pessoa: 'PJ',
  documento: '11.222.333/0001-81',
  nome: 'Condomínio Exemplo',
  cep: '01310-100',
  cidade: 'São Paulo',
  avisoPrivacidade: true,
};

function draft(changes: Readonly<Record<string, unknown>> = {}): RascunhoOrcamento {
  const inicial = linhaCondominio.inicial({ hoje: HOJE, corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const comercial = { seguradoras: ['sabia_seguros'], comissaoBps: { sabia_seguros: 2_000 }, descontoBps: {} };
  const whole = { comercial, risco: { ...inicial.risco, segurado, condominio } };
  return Object.entries(changes).reduce<unknown>((at, [campo, valor]) => comValorEm(at, campo, valor), whole) as RascunhoOrcamento;
}
const errorsOf = (changes: Readonly<Record<string, unknown>>) => {
  const judged = linhaCondominio.validate(draft(changes), contexto);
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => [campo, codigo]);
};

it('begins as a company and accepts a whole draft', () => {
  expect(linhaCondominio.inicial({ hoje: HOJE, corretoraId: 'x' }).risco).toMatchObject({
    segurado: { pessoa: 'PJ' },
    coberturas: { basica: 'SIMPLES' },
  });
  expect(linhaCondominio.validate(draft(), contexto)).toMatchObject({
    ok: true,
    risco: { segurado: { documento: '11222333000181' }, condominio: { tombado: false, seguranca: [] } },
  });
});

it.each([
  ['a person where the condominium is constituted', { 'risco.segurado.pessoa': 'PF' }, ['risco.segurado.pessoa', 'conflito']],
  [
    'no answer about its registration',
    { 'risco.condominio.legalmenteConstituido': undefined },
    ['risco.condominio.legalmenteConstituido', 'obrigatorio'],
  ],
  ['one unit', { 'risco.condominio.unidades': 1, 'risco.condominio.blocos': 1 }, ['risco.condominio.unidades', 'foraDaFaixa']],
  ['81 floors', { 'risco.condominio.pavimentos': 81 }, ['risco.condominio.pavimentos', 'foraDaFaixa']],
  ['151 years', { 'risco.condominio.idadeAnos': 151 }, ['risco.condominio.idadeAnos', 'foraDaFaixa']],
  ['more blocks than units', { 'risco.condominio.blocos': 60, 'risco.condominio.unidades': 59 }, ['risco.condominio.blocos', 'conflito']],
  [
    'reconstruction below the least',
    { 'risco.condominio.valorReconstrucaoCentavos': 49_999_999 },
    ['risco.condominio.valorReconstrucaoCentavos', 'foraDaFaixa'],
  ],
  [
    'electrical damage above 20 %',
    { 'risco.coberturas.danosEletricosCentavos': 400_000_001 },
    ['risco.coberturas.danosEletricosCentavos', 'foraDaFaixa'],
  ],
  [
    'a manager’s liability without a manager',
    { 'risco.coberturas.rcSindicoCentavos': 10_000_000 },
    ['risco.condominio.sindico', 'obrigatorio'],
  ],
  [
    'none beside another protection',
    { 'risco.condominio.seguranca': ['NAO_POSSUI', 'CATRACA'] },
    ['risco.condominio.seguranca', 'conflito'],
  ],
])('refuses %s', (_, changes, expected) => {
  expect(errorsOf(changes)).toContainEqual(expected);
});

it('takes a person for a condominium not yet constituted, and limits at their very end', () => {
  const pessoa = {
    pessoa: 'PF',
    documento: '11144477735',
    nome: 'Ana Souza',
    nascimento: '1986-03-10',
    sexo: 'F',
    cep: '01310100',
    avisoPrivacidade: true,
  };
  expect(errorsOf({ 'risco.segurado': pessoa, 'risco.condominio.legalmenteConstituido': false })).toEqual([]);
  expect(errorsOf({ 'risco.coberturas.danosEletricosCentavos': 400_000_000, 'risco.condominio.unidades': 2_000 })).toEqual([]);
});

it('drops covers of employees and garage where there are none', () => {
  const judged = linhaCondominio.validate(
    draft({
      'risco.condominio.funcionarios': 0,
      'risco.condominio.vagas': undefined,
      'risco.coberturas.vidaFuncionariosCentavos': 1_000_000,
      'risco.coberturas.fidelidadeCentavos': 1_000_000,
      'risco.coberturas.rcGaragistaCentavos': 1_000_000,
    }),
    contexto,
  );
  expect(judged.ok && Object.keys(judged.risco.coberturas)).toEqual(['basica']);
});

it('describes the insured object in one line', () => {
  expect(linhaCondominio.describeBem(draft())).toBe('Condomínio vertical · 80 unidades · São Paulo');
});
