import fc from 'fast-check';
import { checkEmpresa, checkUsuario, fimDoTeste, loginOf, normalizeSite, toCorretora } from './onboarding.model.ts';

it.each([
  ['www.corretora.com.br', 'https://www.corretora.com.br/'],
  ['http://corretora.com.br/sobre', 'http://corretora.com.br/sobre'],
  ['corretora.com.br:8443', 'https://corretora.com.br:8443/'],
  ['javascript:alert(1)', null],
  ['ftp://corretora.com.br', null],
  ['https://eu:senha@corretora.com.br', null],
  ['http://10.0.0.1', null],
  ['localhost', null],
  ['minha corretora', null],
  ['', null],
])('reads the site %p as %p', (texto, site) => {
  expect(normalizeSite(texto)).toBe(site);
});

it('names each field that is wrong, under its own name', () => {
  const user = { name: 'Ana Prado', email: 'ana@corretora', phone: '(20) 90000-1234', password: 'anaprado' };
  expect(checkUsuario(user, 'user.').map(({ campo }) => campo)).toEqual(['user.email', 'user.phone', 'user.password']);
  const company = { name: 'Vale', website: 'nada', cnpj: '11.222.333/0001-80', susep: '12' };
  expect(checkEmpresa(company).map(({ campo }) => campo)).toEqual(['website', 'cnpj', 'susep']);
});

it('takes a CNPJ with letters and keeps the leading zeros of a Susep registration', () => {
  const company = { name: 'Vale', website: '', cnpj: '12.abc.345/01de-35', susep: '00.0202-112345' };
  expect(checkEmpresa(company)).toEqual([]);
  expect(toCorretora(company)).toEqual({ nome: 'Vale', cnpj: '12ABC34501DE35', site: null, susep: '000202112345' });
});

it.each([
  ['Vale do Sapucaí Corretora Ltda.', 'vale-do-sapucai-corretora'],
  ['Três Figueiras S/A', 'tres-figueiras'],
  ['***', 'corretora'],
  ['Corretora '.repeat(9), 'corretora-corretora-corretora-corretora'],
])('calls the subscription of %p %p', (nome, login) => {
  expect(loginOf(nome)).toBe(login);
});

it('gives every company a login name that an address can hold', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (nome) => expect(loginOf(nome)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)));
});

it.each([
  ['2026-11-20T12:00:00Z', '2026-12-05T02:59:59.999Z'],
  ['2026-11-21T02:59:59Z', '2026-12-05T02:59:59.999Z'],
  ['2026-11-21T03:00:00Z', '2026-12-06T02:59:59.999Z'],
])('ends a trial begun at %s when its fifteenth day ends in São Paulo', (agora, fim) => {
  expect(fimDoTeste(new Date(agora), 15).toISOString()).toBe(fim);
});
