import type { DadosProdutor, RegraRepasse } from '@balcao/contracts';
import fc from 'fast-check';
import { isTelefone } from '../documentos/telefone.ts';
import { isChavePix, normalizeChavePix } from './chave-pix.ts';
import { normalizeProdutor } from './normalize-produtor.ts';
import { validateProdutor } from './validate-produtor.ts';

const ana: DadosProdutor = {
  tipo: 'INTERNO',
  pessoa: 'PF',
  nome: 'Ana Prado',
  documento: '111.444.777-35',
  susep: '02.012345-6',
  email: 'Ana@Corretora.com.br',
  telefone: '(35) 90000-1001',
  regime: 'PF',
  retencoes: { isPelaTabela: false, irBps: 0, issBps: 0, inssBps: 0 },
  conta: null,
  pix: null,
  repasses: [],
  supervisorId: null,
  usuarioId: null,
};
const regra: RegraRepasse = {
  alcance: 'VENDAS',
  apoliceId: null,
  ramo: null,
  seguradora: null,
  negocio: null,
  base: 'COMISSAO_BRUTA',
  pctBps: 4_000,
  momento: 'RECEBIMENTO',
  desde: '2026-01-01',
  ate: null,
};
const conta = { banco: '341', agencia: '1234', conta: '12345-1', tipo: 'CORRENTE' } as const;
const campos = (mudanca: Partial<DadosProdutor>): string[] => validateProdutor({ ...ana, ...mudanca }).map(({ campo }) => campo);

it('takes a producer as people write one, and keeps it by its characters', () => {
  expect(validateProdutor(ana)).toEqual([]);
  expect(normalizeProdutor(ana)).toMatchObject({
    documento: '11144477735',
    susep: '020123456',
    email: 'ana@corretora.com.br',
    telefone: '35900001001',
  });
});

it.each<[string, Partial<DadosProdutor>, string]>([
  ['no name', { nome: ' ' }, 'nome'],
  ['no document', { documento: '' }, 'documento'],
  ['a wrong CPF', { documento: '11144477736' }, 'documento'],
  ['a CPF of a company', { pessoa: 'PJ', regime: null }, 'documento'],
  ['a CNPJ with a wrong digit', { pessoa: 'PJ', regime: null, documento: '12ABC34501DE36' }, 'documento'],
  ['a short SUSEP registration', { susep: '12345' }, 'susep'],
  ['a SUSEP registration with letters', { susep: '12345A7' }, 'susep'],
  ['an e-mail without a domain', { email: 'ana@casa' }, 'email'],
  ['a telephone of no area', { telefone: '(20) 90000-1001' }, 'telefone'],
  ['a telephone with words', { telefone: '35 90000-1001 casa' }, 'telefone'],
  ['a company’s regime of a person', { regime: 'SIMPLES' }, 'regime'],
  ['more withheld than there is', { retencoes: { isPelaTabela: false, irBps: 9_000, issBps: 900, inssBps: 101 } }, 'retencoes.irBps'],
  ['a bank by its name', { conta: { ...conta, banco: 'Itaú' } }, 'conta.banco'],
  ['a branch that is none', { conta: { ...conta, agencia: '123456' } }, 'conta.agencia'],
  ['an account without its digit', { conta: { ...conta, conta: '123456' } }, 'conta.conta'],
  ['a key of another kind', { pix: { tipo: 'CPF', chave: 'ana@corretora.com.br' } }, 'pix.chave'],
  ['a rule of nothing', { repasses: [{ ...regra, pctBps: 0 }] }, 'repasses.0.pctBps'],
  ['a rule that ends before it begins', { repasses: [{ ...regra, ate: '2025-12-31' }] }, 'repasses.0.ate'],
  ['two rules of the same sales', { repasses: [regra, { ...regra, pctBps: 1 }] }, 'repasses.1.desde'],
])('refuses %s at its field alone', (_, mudanca, campo) => expect(campos(mudanca)).toEqual([campo]));

it('takes companies by their numbers and by their letters', () => {
  for (const documento of ['11.222.333/0001-81', '12.abc.345/01de-35'])
    expect(campos({ pessoa: 'PJ', regime: 'PRESUMIDO', documento })).toEqual([]);
});

it('takes rules of the same sales from different days, and of different sales from one', () => {
  expect(campos({ repasses: [regra, { ...regra, desde: '2026-02-01' }, { ...regra, ramo: '0531' }] })).toEqual([]);
});

it.each([
  ['CPF', '111.444.777-35', '11144477735'],
  ['CNPJ', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['EMAIL', ' Ana@Corretora.com.br', 'ana@corretora.com.br'],
  ['TELEFONE', '(35) 90000-1001', '+5535900001001'],
  ['ALEATORIA', '123E4567-E89B-12D3-A456-426655440000', '123e4567-e89b-12d3-a456-426655440000'],
] as const)('knows a key of the kind %s as the directory keeps it', (tipo, chave, kept) => {
  expect(isChavePix(tipo, chave)).toBe(true);
  expect(normalizeChavePix(tipo, chave)).toBe(kept);
  // what was kept is judged and kept the same again
  expect([isChavePix(tipo, kept), normalizeChavePix(tipo, kept)]).toEqual([true, kept]);
  expect(isChavePix(tipo, `${chave}x`)).toBe(tipo === 'EMAIL');
  expect(isChavePix(tipo, '')).toBe(false);
});

it('tells landlines and mobiles of areas in use from other numbers', () => {
  expect(['(35) 3471-1234', '+55 35 90000-1001', '3534711234'].map(isTelefone)).toEqual([true, true, true]);
  expect(['(35) 9471-1234', '(10) 3471-1234', '3471-1234', ''].map(isTelefone)).toEqual([false, false, false, false]);
});

it('judges what it keeps as it judged what was typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom('CPF', 'CNPJ', 'EMAIL', 'TELEFONE', 'ALEATORIA'), (documento, chave, tipo) => {
      const typed: DadosProdutor = { ...ana, documento, pix: { tipo, chave } };
      const erros = validateProdutor(typed);
      if (erros.length === 0) expect(validateProdutor(normalizeProdutor(typed))).toEqual([]);
    }),
  );
});
