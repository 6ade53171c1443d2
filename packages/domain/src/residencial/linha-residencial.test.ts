import type { RascunhoOrcamento } from '@balcao/contracts';
import { comValorEm } from '../linhas/caminho.ts';
import { linhaResidencial } from './linha-residencial.ts';

const HOJE = '2026-11-20';
const contexto = { hoje: HOJE, seguradoras: [{ slug: 'jequitiba_seguros', comissaoMinBps: 1_000, comissaoMaxBps: 3_000 }] };
const segurado = {
  pessoa: 'PF',
  documento: '111.444.777-35',
  nome: 'Ana Souza',
  nascimento: '1986-03-10',
  sexo: 'F',
  cep: '01310-100',
  cidade: 'São Paulo',
  uf: 'SP',
  avisoPrivacidade: true,
};
const imovel = {
  tipo: 'CASA',
  zona: 'URBANA',
  uso: 'HABITUAL',
  construcao: 'ALVENARIA',
  posse: 'PROPRIO',
  cobrir: 'PREDIO_E_CONTEUDO',
  sinistros12m: 0,
};

/** A whole draft, with values laid at paths of it. */
function draft(changes: Readonly<Record<string, unknown>> = {}): RascunhoOrcamento {
  const inicial = linhaResidencial.inicial({ hoje: HOJE, corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const comercial = { seguradoras: ['jequitiba_seguros'], comissaoBps: { jequitiba_seguros: 2_000 }, descontoBps: {} };
  const whole = { comercial, risco: { ...inicial.risco, segurado, imovel } };
  return Object.entries(changes).reduce<unknown>((at, [campo, valor]) => comValorEm(at, campo, valor), whole) as RascunhoOrcamento;
}
const errorsOf = (changes: Readonly<Record<string, unknown>>) => {
  const judged = linhaResidencial.validate(draft(changes), contexto);
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => [campo, codigo]);
};

it('accepts a whole draft, with boxes never touched at no and lists empty', () => {
  expect(linhaResidencial.validate(draft(), contexto)).toMatchObject({
    ok: true,
    risco: {
      segurado: { documento: '11144477735', cep: '01310100' },
      imovel: { tombado: false, emObra: false, valorNovo: false, seguranca: [], incendio: [] },
      coberturas: { basicaCentavos: 30_000_000 },
    },
  });
});

it.each([
  ['a basic cover below the least', { 'risco.coberturas.basicaCentavos': 4_999_999 }, [['risco.coberturas.basicaCentavos', 'foraDaFaixa']]],
  [
    'theft above 30 % of the basic cover',
    { 'risco.coberturas.rouboCentavos': 9_000_001 },
    [['risco.coberturas.rouboCentavos', 'foraDaFaixa']],
  ],
  ['glass at exactly 5 %', { 'risco.coberturas.vidrosCentavos': 1_500_000 }, []],
  ['an option not of the list', { 'risco.imovel.uso': 'PRAIA' }, [['risco.imovel.uso', 'foraDaLista']]],
  ['none beside another protection', { 'risco.imovel.seguranca': ['NAO_POSSUI', 'CFTV'] }, [['risco.imovel.seguranca', 'conflito']]],
  ['another place without a postcode', { 'risco.local': { igualSegurado: false } }, [['risco.local.cep', 'obrigatorio']]],
  ['nobody to ask', { 'comercial.seguradoras': [] }, [['comercial.seguradoras', 'obrigatorio']]],
])('judges %s', (_, changes, expected) => {
  expect(errorsOf(changes)).toEqual(expected);
});

it('drops hidden fields, and lists missing fields in the order of the form', () => {
  const judged = linhaResidencial.validate(draft({ 'risco.local': { igualSegurado: true, cep: '20040-002' } }), contexto);
  expect(judged.ok && judged.risco).toMatchObject({ local: { igualSegurado: true } });
  expect(judged.ok && JSON.stringify(judged.risco)).not.toContain('20040');
  expect(errorsOf({ 'risco.imovel': {}, 'risco.segurado.nome': '' }).map(([campo]) => campo)).toEqual([
    'risco.segurado.nome',
    'risco.imovel.tipo',
    'risco.imovel.zona',
    'risco.imovel.uso',
    'risco.imovel.construcao',
    'risco.imovel.posse',
    'risco.imovel.cobrir',
    'risco.imovel.sinistros12m',
  ]);
});

it('offers no theft where only the building is insured, and drops it when it was typed before', () => {
  const judged = linhaResidencial.validate(
    draft({ 'risco.imovel.cobrir': 'PREDIO', 'risco.coberturas.rouboCentavos': 9_000_001, 'risco.coberturas.desmoronamentoCentavos': 100 }),
    contexto,
  );
  expect(judged.ok && judged.risco).toMatchObject({ coberturas: { desmoronamentoCentavos: 100 } });
  expect(JSON.stringify(judged)).not.toContain('roubo');
});

it('describes the insured object in one line', () => {
  expect(linhaResidencial.describeBem(draft())).toBe('Casa · São Paulo');
  expect(linhaResidencial.describeBem(draft({ 'risco.imovel': {} }))).toBeNull();
});
