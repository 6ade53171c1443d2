import type { RascunhoOrcamento } from '@balcao/contracts';
import { comValorEm } from '../linhas/caminho.ts';
import { linhaEmpresarial } from './linha-empresarial.ts';

const HOJE = '2026-11-20';
const contexto = { hoje: HOJE, seguradoras: [{ slug: 'sabia_seguros', comissaoMinBps: 1_000, comissaoMaxBps: 3_000 }] };
const empresa = { cnae: '4711-3/02', atividade: 'COMERCIO', construcao: 'SOLIDA', isopainel: false, posse: 'ALUGADO', sinistros12m: 0 };
const segurado = {
  pessoa: 'PJ',
  documento: '12ABC34501DE35',
  nome: 'Mercado Exemplo Ltda',
  cep: '01310-100',
  cidade: 'São Paulo',
  bairro: 'Centro',
  avisoPrivacidade: true,
};
const valorRisco = { predioCentavos: 0, mmuCentavos: 20_000_000, mercadoriasCentavos: 30_000_000 };

function draft(changes: Readonly<Record<string, unknown>> = {}): RascunhoOrcamento {
  const inicial = linhaEmpresarial.inicial({ hoje: HOJE, corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const comercial = { seguradoras: ['sabia_seguros'], comissaoBps: { sabia_seguros: 2_000 }, descontoBps: {} };
  const whole = { comercial, risco: { ...inicial.risco, segurado, empresa, valorRisco, coberturas: { incendioCentavos: 50_000_000 } } };
  return Object.entries(changes).reduce<unknown>((at, [campo, valor]) => comValorEm(at, campo, valor), whole) as RascunhoOrcamento;
}
const errorsOf = (changes: Readonly<Record<string, unknown>>) => {
  const judged = linhaEmpresarial.validate(draft(changes), contexto);
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => [campo, codigo]);
};

it('accepts a whole draft, alphanumeric CNPJ and masked CNAE included', () => {
  expect(linhaEmpresarial.validate(draft(), contexto)).toMatchObject({
    ok: true,
    risco: { segurado: { documento: '12ABC34501DE35' }, empresa: { cnae: '4711302', isLiberal: false, emShopping: false } },
  });
});

it.each([
  ['a person who is no liberal professional', { 'risco.segurado.pessoa': 'PF' }, ['risco.segurado.pessoa', 'conflito']],
  [
    'a liberal professional with a CNPJ',
    { 'risco.empresa.isLiberal': true, 'risco.empresa.conselho': 'CRM-SP 1' },
    ['risco.segurado.pessoa', 'conflito'],
  ],
  ['a liberal professional without a council', { 'risco.empresa.isLiberal': true }, ['risco.empresa.conselho', 'obrigatorio']],
  ['a CNAE of six digits', { 'risco.empresa.cnae': '471130' }, ['risco.empresa.cnae', 'invalido']],
  ['fire above all that may burn', { 'risco.coberturas.incendioCentavos': 50_000_001 }, ['risco.coberturas.incendioCentavos', 'conflito']],
  ['fire below the least', { 'risco.coberturas.incendioCentavos': 4_999_999 }, ['risco.coberturas.incendioCentavos', 'foraDaFaixa']],
  [
    'nothing that may burn',
    { 'risco.valorRisco.mmuCentavos': 0, 'risco.valorRisco.mercadoriasCentavos': 0 },
    ['risco.valorRisco.predioCentavos', 'obrigatorio'],
  ],
  ['theft above 30 %', { 'risco.coberturas.rouboCentavos': 15_000_001 }, ['risco.coberturas.rouboCentavos', 'foraDaFaixa']],
  [
    'lost profits without months',
    { 'risco.coberturas.lucrosCessantesCentavos': 1_000_000 },
    ['risco.coberturas.lucrosCessantesMeses', 'obrigatorio'],
  ],
  [
    'lost profits without a turnover',
    { 'risco.coberturas.lucrosCessantesCentavos': 1_000_000 },
    ['risco.empresa.faturamentoAnualCentavos', 'obrigatorio'],
  ],
  [
    '13 months of lost profits',
    { 'risco.coberturas.lucrosCessantesCentavos': 1_000_000, 'risco.coberturas.lucrosCessantesMeses': 13 },
    ['risco.coberturas.lucrosCessantesMeses', 'foraDaFaixa'],
  ],
  [
    'profits the turnover does not reach',
    {
      'risco.coberturas.lucrosCessantesCentavos': 10_000_001,
      'risco.coberturas.lucrosCessantesMeses': 6,
      'risco.empresa.faturamentoAnualCentavos': 20_000_000,
    },
    ['risco.coberturas.lucrosCessantesCentavos', 'conflito'],
  ],
  ['none beside another protection', { 'risco.empresa.incendio': ['NAO_POSSUI', 'BRIGADA'] }, ['risco.empresa.incendio', 'conflito']],
])('refuses %s', (_, changes, expected) => {
  expect(errorsOf(changes)).toContainEqual(expected);
});

it('takes a liberal professional by CPF and council, and drops months without lost profits', () => {
  const pessoa = {
    pessoa: 'PF',
    documento: '11144477735',
    nome: 'Ana Souza',
    nascimento: '1986-03-10',
    sexo: 'F',
    cep: '01310100',
    avisoPrivacidade: true,
  };
  const judged = linhaEmpresarial.validate(
    draft({
      'risco.segurado': pessoa,
      'risco.empresa.isLiberal': true,
      'risco.empresa.conselho': 'CRO-SP 4321',
      'risco.coberturas.lucrosCessantesMeses': 6,
    }),
    contexto,
  );
  expect(judged.ok && judged.risco).toMatchObject({ empresa: { conselho: 'CRO-SP 4321' }, coberturas: { incendioCentavos: 50_000_000 } });
  expect(judged.ok && judged.risco.coberturas).not.toHaveProperty('lucrosCessantesMeses');
});

it('describes the insured object in one line', () => {
  expect(linhaEmpresarial.describeBem(draft())).toBe('Comércio · Centro · São Paulo');
});
