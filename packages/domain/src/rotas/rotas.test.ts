import { allRoutes, defineRoutes, type RouteTable, type Sessao } from '@balcao/contracts';
import fc from 'fast-check';
import { decideNavigation } from './decide-navigation.ts';
import { markRetorno } from './mark-retorno.ts';
import { matchRoute } from './match-route.ts';
import { returnUrlSeguro } from './return-url-seguro.ts';

const agora = new Date('2026-11-20T12:00:00Z');
const sessao: Sessao = {
  isAuth: true,
  email: 'corretor@balcao.test',
  username: 'Rita',
  usuarioId: '0190b000-0000-7000-8000-000000000001',
  assinaturaId: '0190b000-0000-7000-8000-000000000002',
  assinaturaLogin: 'vale',
  token: 't',
  administrador: false,
  guid: 'g',
  nomeCorretora: 'Vale',
  statusAssinatura: 'Ativa',
  authTime: '2026-11-20T11:00:00Z',
  hash: 'h',
};

describe('which route owns a path', () => {
  const extra = defineRoutes('extra', '/x', { item: { path: '/:id' }, novo: { path: '/novo' }, deep: { path: '/:id/y/:z?' } });
  const match = (path: string, tables: readonly RouteTable[] = [...allRoutes, extra]) => {
    const found = matchRoute(tables, path);
    return found && [found.table.parcel, found.id, found.params];
  };

  it.each([
    ['/home', ['dashboard', 'home', {}]],
    ['/home/', ['dashboard', 'home', {}]],
    ['/multicalculo/orcamentos', ['quoting', 'orcamentos', {}]],
    ['/success/enviado', ['access', 'success', { message: 'enviado' }]],
    ['/success/ol%C3%A1/p%2Fq/a@b.c/', ['access', 'success', { message: 'olá', link: 'p/q', email: 'a@b.c' }]],
    ['/x/novo', ['extra', 'novo', {}]],
    ['/x/7', ['extra', 'item', { id: '7' }]],
    ['/x/7/y', ['extra', 'deep', { id: '7' }]],
  ])('finds the owner of %s', (path, expected) => {
    expect(match(path)).toEqual(expected);
  });

  it.each([
    '/Home',
    '/homes',
    '/hom',
    '/home/x',
    '/',
    '',
    'home',
    '//home',
    '/success',
    '/success/a/b/c/d',
    '/x/%E0%A4%A',
    '/x//y',
    '/h%6Fme',
  ])('finds none for %p', (path) => {
    expect(match(path)).toBeNull();
  });
});

describe('where a visit goes', () => {
  const visit = (url: string, who: Partial<Sessao> | null = {}, isTermoAssinado = true) => {
    const decision = decideNavigation({ tables: allRoutes, url, sessao: who && { ...sessao, ...who }, isTermoAssinado, agora });
    if (decision.tipo === 'redirecionar') return `${decision.motivo} ${decision.para}`;
    return decision.tipo === 'abrir' ? `abrir ${decision.rota.id}` : decision.tipo;
  };

  it.each<[string, Partial<Sessao> | null, string]>([
    ['/', {}, 'caminhoVazio /home'],
    ['/', null, 'caminhoVazio /home'],
    ['/home', {}, 'abrir home'],
    ['/nada', {}, 'naoEncontrado'],
    ['/nada', null, 'naoEncontrado'],
    ['/home', null, 'semSessao /login?return_url=%2Fhome'],
    ['/home', { isAuth: false }, 'semSessao /login?return_url=%2Fhome'],
    [
      '/multicalculo/hfy-comparativo?id=7&ofertas=a,b#x',
      null,
      'semSessao /login?return_url=%2Fmulticalculo%2Fhfy-comparativo%3Fid%3D7%26ofertas%3Da%2Cb',
    ],
    ['/login', null, 'abrir login'],
    ['/login?return_url=%2Fhome', {}, 'jaAutenticado /home'],
    ['/login', { isAuth: false }, 'abrir login'],
    ['/blocked', {}, 'abrir blocked'],
    ['/unauthorized', null, 'abrir unauthorized'],
    ['/multicalculo/novo-orcamento', { acessoMC: false }, 'semPermissao /unauthorized'],
    ['/multicalculo/novo-orcamento', { acessoMC: true }, 'abrir novoOrcamento'],
    ['/multicalculo/novo-orcamento', { acessoMC: undefined }, 'abrir novoOrcamento'],
    ['/multicalculo/orcamento-multicalculo', { bloqueioCotacaoAuto: true }, 'semPermissao /unauthorized'],
    ['/multicalculo/orcamento-multicalculo', { bloqueioCotacaoAuto: false }, 'abrir orcamentoAuto'],
  ])('%s of %j: %s', (url, who, expected) => {
    expect(visit(url, who)).toBe(expected);
  });

  it('takes a whole URL as well', () => {
    const decision = decideNavigation({
      tables: allRoutes,
      url: new URL('http://localhost:9000/home'),
      sessao,
      isTermoAssinado: true,
      agora,
    });
    expect(decision).toMatchObject({ tipo: 'abrir', rota: { id: 'home' } });
  });

  describe('with an ended trial', () => {
    const expired = { dataTrialFim: '2026-11-19T12:00:00Z' };
    it.each([
      ['/home', 'trialExpirado /assinatura/nova'],
      ['/', 'trialExpirado /assinatura/nova'],
      ['/nada', 'trialExpirado /assinatura/nova'],
      ['/login', 'trialExpirado /assinatura/nova'],
      ['/assinatura/nova', 'abrir assinaturaNova'],
      ['/assinatura/nova/?plano=1', 'abrir assinaturaNova'],
      ['/logoff', 'abrir logoff'],
    ])('%s: %s', (url, expected) => {
      expect(visit(url, expired)).toBe(expected);
    });

    it('does not concern a stranger, nor a trial that goes on', () => {
      expect(visit('/home', null)).toBe('semSessao /login?return_url=%2Fhome');
      expect(visit('/home', { ...expired, isAuth: false })).toBe('semSessao /login?return_url=%2Fhome');
      expect(visit('/home', { dataTrialFim: '2026-11-20T12:00:01Z' })).toBe('abrir home');
    });
  });

  describe('with a subscription taken back', () => {
    const reativada = { statusAssinatura: 'Reativada' };

    it.each([
      ['/home', 'reativada /assinatura/reativar'],
      ['/', 'reativada /assinatura/reativar'],
      ['/login', 'reativada /assinatura/reativar'],
      ['/assinatura/reativar', 'abrir assinaturaReativar'],
      ['/assinatura/reativar?realizada=true', 'reativada /logoff'],
      ['/home?realizada=true', 'reativada /logoff'],
      ['/assinatura/reativar?realizada=false', 'abrir assinaturaReativar'],
      ['/logoff', 'abrir logoff'],
    ])('%s: %s', (url, expected) => {
      expect(visit(url, reativada, false)).toBe(expected);
    });

    it('asks no other state out', () => {
      expect(visit('/home?realizada=true', { statusAssinatura: 'Ativa' })).toBe('abrir home');
    });
  });

  it.each([
    ['/home?x=1', 'termoPendente /termos/assinarTermos?return_url=%2Fhome%3Fx%3D1'],
    ['/multicalculo/novo-orcamento', 'termoPendente /termos/assinarTermos?return_url=%2Fmulticalculo%2Fnovo-orcamento'],
    ['/termos/assinarTermos', 'abrir assinarTermos'],
    ['/termos/assinarTermos/?return_url=%2Fhome', 'abrir assinarTermos'],
    ['/unauthorized', 'abrir unauthorized'],
    ['/login', 'jaAutenticado /home'],
    ['/nada', 'naoEncontrado'],
    ['/logoff', 'abrir logoff'],
  ])('without the terms signed, %s: %s', (url, expected) => {
    expect(visit(url, { acessoMC: false }, false)).toBe(expected);
  });

  it('asks no stranger to sign terms', () => {
    expect(visit('/home', null, false)).toBe('semSessao /login?return_url=%2Fhome');
  });
});

describe('the way back after signing in', () => {
  it.each([
    ['/home', '/home'],
    ['/', '/'],
    ['/multicalculo/orcamentos?pagina=2&q=a%20b#x', '/multicalculo/orcamentos?pagina=2&q=a%20b#x'],
    ['/x?link=https%3A%2F%2Fa.b%2F', '/x?link=https%3A%2F%2Fa.b%2F'],
    ['/x?link=https://a.b/', '/x?link=https://a.b/'],
    ['/a/../home', '/home'],
    ['/success/ol%C3%A1', '/success/ol%C3%A1'],
  ])('follows %s', (value, expected) => {
    expect(returnUrlSeguro(value)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'home',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    ' //evil.com',
    '\u0000/home',
    'https://evil.com',
    'https:evil.com',
    'HTTPS://evil.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.com',
    '/a/..//evil.com',
    '/%2e//evil.com',
    '/%2e%2e//evil.com',
    '/%2Fevil.com',
    '/%5Cevil.com',
    '/%252Fevil.com',
    '/%25252525252Fevil.com',
    '/%2F%2Fevil.com',
    '/x%0d%0aLocation:evil',
    '/%E0%A4%A',
    '/a/%2e%2e%2f%2e%2e%2fevil',
    '/home\u0085',
    `/${'a'.repeat(3_000)}`,
    '@evil.com',
    '.evil.com',
  ])('refuses %p', (value) => {
    expect(returnUrlSeguro(value)).toBeNull();
  });

  it('never leaves the site, for any address', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      ':',
      '@',
      'evil.com',
      'https',
      '?',
      '#',
      '\t',
      '%09',
      ' ',
      '%',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const followed = returnUrlSeguro(pieces.join(''));
        if (followed === null) return;
        expect(new URL(followed, 'https://balcao.test').origin).toBe('https://balcao.test');
        expect(followed).toMatch(/^\/(?!\/)/);
        expect(returnUrlSeguro(followed)).toBe(followed);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['/home', '/home?redirect=true'],
    ['/home?x=1#y', '/home?x=1&redirect=true#y'],
    ['/home?redirect=true', '/home?redirect=true'],
    ['/home?redirect=false&x=a%20b?', '/home?x=a%20b?&redirect=true'],
    ['/home?redirects=1', '/home?redirects=1&redirect=true'],
    ['/', '/?redirect=true'],
  ])('marks %s as %s', (url, expected) => {
    expect(markRetorno(url)).toBe(expected);
  });
});
