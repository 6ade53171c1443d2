import type { RascunhoOrcamento } from '@balcao/contracts';
import { comValorEm } from '../linhas/caminho.ts';
import { linhaSaude } from './linha-saude.ts';

const HOJE = '2026-11-20';
const contexto = { hoje: HOJE, seguradoras: [{ slug: 'ipe_roxo_saude', comissaoMinBps: 0, comissaoMaxBps: 10_000 }] };
const segurado = {
  pessoa: 'PF',
  documento: '111.444.777-35',
  nome: 'Ana Souza',
  nascimento: '1986-03-10',
  sexo: 'F',
  cep: '01310-100',
  avisoPrivacidade: true,
};
const empresa = { pessoa: 'PJ', documento: '11.222.333/0001-81', nome: 'Padaria Modelo Ltda', cep: '01310-100', avisoPrivacidade: true };
const contrato = {
  contratacao: 'INDIVIDUAL',
  municipio: 'São Paulo',
  uf: 'sp',
  abrangencia: 'NACIONAL',
  segmentacao: 'AMB_HOSP_OBST',
  acomodacao: 'APARTAMENTO',
  coparticipacao: 'SEM',
};
const vida = (papel: string, nascimento: string, familia = 1) => ({ papel, nascimento, familia });
const vidas = [vida('TITULAR', '1991-01-01'), vida('DEPENDENTE', '1993-01-01'), vida('DEPENDENTE', '2021-05-05')];

function draft(changes: Readonly<Record<string, unknown>> = {}): RascunhoOrcamento {
  const inicial = linhaSaude.inicial({ hoje: HOJE, corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const comercial = { seguradoras: ['ipe_roxo_saude'], comissaoBps: { ipe_roxo_saude: 2_000 }, descontoBps: {} };
  const whole = { comercial, risco: { ...inicial.risco, segurado, contrato, vidas } };
  return Object.entries(changes).reduce<unknown>((at, [campo, valor]) => comValorEm(at, campo, valor), whole) as RascunhoOrcamento;
}
const errorsOf = (changes: Readonly<Record<string, unknown>>) => {
  const judged = linhaSaude.validate(draft(changes), contexto);
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => [campo, codigo]);
};
const pme = (total: number, mais: object = {}) => ({
  'risco.segurado': empresa,
  'risco.contrato': { ...contrato, contratacao: 'PME', aberturaEmpresa: '2015-02-01', ...mais },
  'risco.vidas': Array.from({ length: total }, (_, index) => vida('TITULAR', '1990-01-01', index + 1)),
});
const porFaixas = (faixas: readonly unknown[]) => ({ 'risco.informar': 'FAIXAS', 'risco.faixas': faixas });

it('accepts a whole family, with the state in capitals', () => {
  const judged = linhaSaude.validate(draft(), contexto);
  expect(judged).toMatchObject({ ok: true, risco: { contrato: { uf: 'SP' }, vidas: [{}, {}, {}] } });
});

it.each([
  ['no lives at all', { 'risco.vidas': [] }, [['risco.vidas', 'obrigatorio']]],
  ['a family without a holder', { 'risco.vidas': [vida('DEPENDENTE', '1991-01-01')] }, [['risco.vidas.0.papel', 'conflito']]],
  [
    'a family with two holders',
    { 'risco.vidas': [vida('TITULAR', '1991-01-01'), vida('TITULAR', '1992-01-01')] },
    [['risco.vidas.1.papel', 'conflito']],
  ],
  [
    'two families in an individual contract',
    { 'risco.vidas': [vida('TITULAR', '1991-01-01', 1), vida('TITULAR', '1992-01-01', 2)] },
    [['risco.vidas', 'conflito']],
  ],
  ['a birth to come', { 'risco.vidas': [vida('TITULAR', '2026-11-21')] }, [['risco.vidas.0.nascimento', 'invalido']]],
  ['a life without a birth', { 'risco.vidas': [{ papel: 'TITULAR', familia: 1 }] }, [['risco.vidas.0.nascimento', 'obrigatorio']]],
  ['an age beyond belief', { 'risco.vidas': [vida('TITULAR', '1900-01-01')] }, [['risco.vidas.0.nascimento', 'foraDaFaixa']]],
  ['a company in an individual contract', { 'risco.segurado': empresa }, [['risco.segurado.pessoa', 'conflito']]],
  ['a person in a company contract', { ...pme(2), 'risco.segurado': segurado }, [['risco.segurado.pessoa', 'conflito']]],
  ['a company of one life', pme(1), [['risco.vidas', 'foraDaFaixa']]],
  ['a company of two lives', pme(2), []],
  ['a company of twenty-nine', pme(29), []],
  ['a company of thirty in the smaller tier', pme(30), [['risco.vidas', 'foraDaFaixa']]],
  ['thirty lives in the larger tier', pme(30, { contratacao: 'EMPRESARIAL' }), []],
  ['a thousand lives', pme(1_000, { contratacao: 'EMPRESARIAL' }), [['risco.vidas', 'foraDaFaixa']]],
  ['a company not opened yet', pme(2, { aberturaEmpresa: '2026-12-01' }), [['risco.contrato.aberturaEmpresa', 'invalido']]],
  ['a company without its opening', pme(2, { aberturaEmpresa: '' }), [['risco.contrato.aberturaEmpresa', 'obrigatorio']]],
  ['an affinity contract without its entity', { 'risco.contrato.contratacao': 'ADESAO' }, [['risco.contrato.entidade', 'obrigatorio']]],
  ['a state that is none', { 'risco.contrato.uf': 'XX' }, [['risco.contrato.uf', 'foraDaLista']]],
  ['a present plan without its months', { 'risco.contrato.planoAtual': 'Outra' }, [['risco.contrato.planoAtualMeses', 'obrigatorio']]],
  ['lives by band', porFaixas([0, 0, 0, 1, 1, 0, 0, 0, 0, 1]), []],
  ['lives by band, none of them', porFaixas([0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), [['risco.faixas', 'foraDaFaixa']]],
  ['nine bands', porFaixas([1, 0, 0, 0, 0, 0, 0, 0, 0]), [['risco.faixas', 'invalido']]],
  ['a band of less than nobody', porFaixas([2, -1, 0, 0, 0, 0, 0, 0, 0, 0]), [['risco.faixas', 'invalido']]],
])('judges %s', (_, changes, expected) => {
  expect(errorsOf(changes)).toEqual(expected);
});

it('explains what to do about an empty list', () => {
  const judged = linhaSaude.validate(draft({ 'risco.vidas': [] }), contexto);
  expect(judged).toMatchObject({ ok: false, errors: [{ campo: 'risco.vidas', mensagem: 'Adicione ao menos uma vida.' }] });
});

it('takes a known condition under consent alone, in capitals', () => {
  const comCid = [{ ...vida('TITULAR', '1991-01-01'), cid: 'e11.9' }];
  expect(errorsOf({ 'risco.vidas': comCid })).toEqual([['risco.consentimentoSaude', 'obrigatorio']]);
  const judged = linhaSaude.validate(draft({ 'risco.vidas': comCid, 'risco.consentimentoSaude': true }), contexto);
  expect(judged).toMatchObject({ ok: true, risco: { vidas: [{ cid: 'E11.9' }] } });
  expect(errorsOf({ 'risco.vidas': [{ ...comCid[0], cid: 'diabetes' }], 'risco.consentimentoSaude': true })).toContainEqual([
    'risco.vidas.0.cid',
    'invalido',
  ]);
});

it('sends no lives by name once they are counted by band', () => {
  const judged = linhaSaude.validate(draft(porFaixas([0, 0, 0, 0, 2, 0, 0, 0, 0, 0])), contexto);
  expect(judged).toMatchObject({ ok: true, risco: { vidas: [], faixas: [0, 0, 0, 0, 2, 0, 0, 0, 0, 0] } });
});

it('describes the covered people in one line', () => {
  expect(linhaSaude.describeBem(draft())).toBe('3 vidas · Individual ou familiar · São Paulo');
  expect(linhaSaude.describeBem(draft({ 'risco.vidas': [] }))).toBeNull();
});
