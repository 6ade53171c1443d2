import type { Sessao } from '@balcao/contracts';
import fc from 'fast-check';
import { hasPermissao } from './has-permissao.ts';
import { isTrialExpirado } from './is-trial-expirado.ts';
import { parseSessao } from './parse-sessao.ts';
import { serializeSessao } from './serialize-sessao.ts';
import { isEmTeste, nomeStatusAssinatura } from './status-assinatura.ts';
import { truncateCorretora } from './truncate-corretora.ts';

const sessao: Sessao = {
  isAuth: true,
  email: 'corretor@balcao.test',
  username: 'Rita; Corretora=1',
  usuarioId: '0190b000-0000-7000-8000-000000000001',
  assinaturaId: '0190b000-0000-7000-8000-000000000002',
  assinaturaLogin: 'vale',
  token: 't',
  administrador: false,
  guid: 'g',
  nomeCorretora: 'Corretora São João 🚗',
  produtorId: null,
  statusAssinatura: 'Ativa',
  acessoMC: true,
  authTime: '2026-11-20T12:00:00Z',
  hash: 'h',
};

describe('the cookie', () => {
  it('gives back the session it was given, in characters a cookie may hold', () => {
    const value = serializeSessao(sessao);
    expect(value).toMatch(/^[\w%.!~*'()-]+$/);
    expect(parseSessao(value)).toEqual(sessao);
  });

  it('refuses to become longer than a browser keeps', () => {
    const bytes = (username: string) => `balcao_session=${serializeSessao({ ...sessao, username })}`.length;
    const room = 4_095 - bytes('');
    expect(bytes('a'.repeat(room))).toBe(4_095);
    expect(() => serializeSessao({ ...sessao, username: 'a'.repeat(room + 1) })).toThrow(RangeError);
  });

  it.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['half an escape', '%E0%A4%A'],
    ['half a JSON', encodeURIComponent('{"isAuth":true')],
    ['another JSON', encodeURIComponent('[1]')],
    ['null', 'null'],
    ['a session without its user', encodeURIComponent(JSON.stringify({ ...sessao, usuarioId: undefined }))],
    ['a flag that is no flag', encodeURIComponent(JSON.stringify({ ...sessao, acessoMC: 'sim' }))],
    ['a value without end', 'a'.repeat(5_000)],
  ])('holds no session in %s', (_, value) => {
    expect(parseSessao(value)).toBeNull();
  });

  it('never throws, cut or filled with garbage', () => {
    const whole = serializeSessao(sessao);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(parseSessao(text)).toBeNull()));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
        expect(parseSessao(whole.slice(0, length))).toBeNull();
      }),
    );
  });
});

describe('a permission', () => {
  it.each([
    [true, true],
    [undefined, true],
    [false, false],
  ])('that is needed and %p is %p', (flag, expected) => {
    expect(hasPermissao({ ...sessao, acessoGestao: flag }, { needs: 'acessoGestao' })).toBe(expected);
  });

  it.each([
    [true, false],
    [undefined, false],
    [false, true],
  ])('with its block %p is %p', (flag, expected) => {
    expect(hasPermissao({ ...sessao, bloqueioTransmitir: flag }, { blockedBy: 'bloqueioTransmitir' })).toBe(expected);
  });

  it('limits administrator features to administrators, regardless of other flags', () => {
    expect(hasPermissao(sessao, { administrador: true, needs: 'acessoMC' })).toBe(false);
    expect(hasPermissao({ ...sessao, administrador: true }, { administrador: true, needs: 'acessoMC' })).toBe(true);
    expect(hasPermissao({ ...sessao, administrador: true, acessoMC: false }, { administrador: true, needs: 'acessoMC' })).toBe(false);
  });

  it('of a page that has a part of a producer is not asked of one, blocks are', () => {
    const produtor = { ...sessao, acessoGestao: false, produtorId: 'p1' };
    expect(hasPermissao(produtor, { needs: 'acessoGestao', produtor: true })).toBe(true);
    expect(hasPermissao({ ...produtor, produtorId: '' }, { needs: 'acessoGestao', produtor: true })).toBe(false);
    expect(hasPermissao({ ...produtor, administrador: true }, { needs: 'acessoGestao', produtor: true })).toBe(false);
    expect(hasPermissao(produtor, { needs: 'acessoGestao' })).toBe(false);
    expect(hasPermissao(produtor, { needs: 'acessoGestao', produtor: true, blockedBy: 'bloqueioTransmitir' })).toBe(false);
    expect(hasPermissao(produtor, { needs: 'acessoGestao', produtor: true, administrador: true })).toBe(false);
  });

  it('that is not asked for is given', () => {
    expect(hasPermissao(sessao, {})).toBe(true);
  });
});

it.each([
  ['2026-11-20T11:59:59Z', true],
  ['2026-11-20T12:00:00Z', false],
  ['2026-11-20T12:00:01-03:00', false],
  ['2026-11-19', true],
  ['2026-11-20', false],
  ['em breve', false],
  [null, false],
  [undefined, false],
])('a trial that ends at %p has ended at noon of 20/11: %p', (dataTrialFim, expected) => {
  expect(isTrialExpirado({ dataTrialFim }, new Date('2026-11-20T12:00:00Z'))).toBe(expected);
});

it.each([
  ['12345678901234567890', '12345678901234567890'],
  ['123456789012345678901', '12345678901234567890…'],
  ['🚗'.repeat(21), `${'🚗'.repeat(20)}…`],
  ['', ''],
])('shows the brokerage %p as %p', (nome, expected) => {
  expect(truncateCorretora(nome)).toBe(expected);
});

it('names the state of a subscription as in the specification', () => {
  expect(['TRIAL', 'ATIVA', 'EXPIRADA', 'PENDENTE', 'BLOQUEADA', 'REATIVADA', 'CANCELADA'].map(nomeStatusAssinatura)).toEqual([
    'Trial',
    'Ativa',
    'Expirada',
    'Pendente',
    'Bloqueada',
    'Reativada',
    'Cancelada',
  ]);
  expect(() => nomeStatusAssinatura('Ativa')).toThrow(RangeError);
});

it('identifies users who never subscribed by the subscription state: in trial, or trial ended', () => {
  expect(['Trial', 'Expirada', 'TRIAL'].map(isEmTeste)).toEqual([true, true, true]);
  expect(['Ativa', 'Pendente', 'Bloqueada', 'Reativada', 'Cancelada', '', 'Trial encerrado'].some(isEmTeste)).toBe(false);
});
