/* Every flag of a session against every address and every call: what the guard of the browser and the gateway both decide by. */
import * as contracts from '@balcao/contracts';
import { allRoutes, type Bloqueio, type Call, type Exigencia, type Permissao, type Sessao, wholePath } from '@balcao/contracts';
import { decideNavigation, FLAGS_ABERTAS, FLAGS_DE_USUARIO, hasPermissao, PERFIS_DE_ACESSO } from '@balcao/domain';
import { assertMayDuplicate, assertMayQuote, escopoDe } from './modules/escopo/index.ts';
import { Recusa } from './plugins/errors.ts';
import { BLOQUEIOS, type Julgamento, JULGAMENTOS, PERMISSOES } from './testing/test-acessos.ts';

const agora = new Date('2026-11-20T12:00:00Z');
/** Whoever has every access, and administers nothing. */
const aberta: Sessao = {
  ...FLAGS_ABERTAS,
  isAuth: true,
  email: 'ana@balcao.test',
  username: 'Ana',
  usuarioId: '0190b000-0000-7000-8000-000000000001',
  assinaturaId: '0190b000-0000-7000-8000-000000000002',
  assinaturaLogin: 'ana',
  token: 't',
  administrador: false,
  segfyer: false,
  guid: 'g',
  nomeCorretora: 'Vale',
  statusAssinatura: 'Ativa',
  authTime: '2026-11-20T11:00:00Z',
  hash: 'h',
};
type Flag = Permissao | Bloqueio | 'administrador' | 'segfyer';
const FLAGS: readonly Flag[] = [...PERMISSOES, ...BLOQUEIOS, 'administrador', 'segfyer'];
const isBloqueio = (flag: Flag): flag is Bloqueio => flag.startsWith('bloqueio');
const denied = (flag: Flag): Sessao => ({ ...aberta, administrador: true, segfyer: true, [flag]: isBloqueio(flag) });
const allowed: Sessao = { ...aberta, administrador: true, segfyer: true };

/** The addresses of the specification that ask for a flag (§2), by hand; every other one opens to every session. */
const ROTAS: Readonly<Record<string, Flag>> = {
  '/multicalculo/novo-orcamento': 'acessoMC',
  '/multicalculo/orcamento-multicalculo': 'bloqueioCotacaoAuto',
  '/multicalculo/hfy-auto': 'bloqueioCotacaoAuto',
  '/multicalculo/orcamento-multicalculo-residencial': 'bloqueioCotacaoResidencial',
  '/multicalculo/orcamento-multicalculo-condominio': 'bloqueioCotacaoResidencial',
  '/multicalculo/orcamento-multicalculo-pet': 'bloqueioCotacaoResidencial',
  '/multicalculo/orcamento-multicalculo-vida': 'bloqueioCotacaoResidencial',
  '/multicalculo/orcamento-multicalculo-empresarial': 'bloqueioCotacaoResidencial',
  '/multicalculo/orcamento-multicalculo-saude': 'bloqueioCotacaoSaude',
  '/multicalculo/orcamento-multicalculo-transmitir': 'bloqueioTransmitir',
  '/multicalculo/orcamento-novo': 'bloqueioOrcamentoManual',
  '/buscas/extratos': 'acessoRecebimento',
  '/buscas/parcelas': 'acessoParcelaAtrasada',
  '/buscas/propostas': 'acessoBuscaDocumentos',
  '/buscas/apolices': 'acessoBuscaDocumentos',
};

const rotas = allRoutes.flatMap((table) =>
  Object.values(table.rules)
    .filter((rule) => !rule.publica && !rule.soVisitante)
    .map((rule) => ({ rule, path: wholePath({ table, rule }) })),
);
const calls: readonly Call[] = Object.entries(contracts)
  .filter(([nome]) => nome.endsWith('Calls'))
  .flatMap(([, grupo]) => Object.values(grupo as Record<string, Call>));
const julgamentos = new Map(JULGAMENTOS.map((um) => [um.chamada, um]));
const julgamentoOf = ({ method, path }: Call): Julgamento => {
  const found = julgamentos.get(`${method} ${path}`);
  if (!found) throw new Error(`${method} ${path} não está em test-acessos.ts`);
  return found;
};

function opens(path: string, sessao: Sessao): boolean {
  const url = path.replace(/:\w+\??/g, 'x');
  const decisao = decideNavigation({ tables: allRoutes, url, sessao, isTermoAssinado: true, agora });
  return decisao.tipo !== 'redirecionar' || decisao.motivo !== 'semPermissao';
}
/** What the table written by hand says of a call without one flag. */
const isRefused = ({ permissoes, bloqueio, so }: Julgamento, flag: Flag): boolean =>
  so === flag || bloqueio === flag || (permissoes?.length === 1 && permissoes[0] === flag);

it('knows every flag of the session and every signed-in address', () => {
  expect([...PERMISSOES, ...BLOQUEIOS, 'administradorOrcamento'].toSorted()).toEqual([...FLAGS_DE_USUARIO].toSorted());
  expect(rotas.length).toBeGreaterThan(60);
  expect(Object.keys(ROTAS).filter((path) => !rotas.some((rota) => rota.path === path))).toEqual([]);
});

it.each(FLAGS)('%s opens and closes the addresses of the specification, and no other', (flag) => {
  expect(rotas.filter(({ path }) => !opens(path, allowed)).map(({ path }) => path)).toEqual([]);
  const closed = rotas.filter(({ path }) => !opens(path, denied(flag))).map(({ path }) => path);
  expect(closed.toSorted()).toEqual(
    Object.keys(ROTAS)
      .filter((path) => ROTAS[path] === flag)
      .toSorted(),
  );
});

it.each(FLAGS)('%s opens and closes the calls of the table, and no other', (flag) => {
  const wrong = calls.filter((call) => {
    const isClosed = !hasPermissao(denied(flag), call);
    return !hasPermissao(allowed, call) || isClosed !== isRefused(julgamentoOf(call), flag);
  });
  expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('refuses a call of several accesses only to whoever has none of them', () => {
  for (const call of calls) {
    const { permissoes = [] } = julgamentoOf(call);
    if (permissoes.length < 2) continue;
    const none = Object.fromEntries(permissoes.map((uma) => [uma, false]));
    expect([call.path, hasPermissao({ ...allowed, ...none }, call)]).toEqual([call.path, false]);
    for (const uma of permissoes) expect([call.path, hasPermissao({ ...allowed, ...none, [uma]: true }, call)]).toEqual([call.path, true]);
  }
});

it('leaves no flag without something it decides', () => {
  const exigencias: readonly Exigencia[] = [...calls, ...rotas.map(({ rule }) => rule)];
  const named = new Set(exigencias.flatMap(({ needs, blockedBy }) => [needs ?? [], blockedBy ?? []].flat()));
  const others = [...PERMISSOES, ...BLOQUEIOS].filter((flag) => !named.has(flag));
  // the first and the last judge the case itself; the other is of the insurers' automation, which has no call yet
  expect(others).toEqual(['acessoCotacaoSaude', 'acessoConfigurarLoginsTodos', 'bloqueioDuplicarOrcamento']);
  expect(() => assertMayQuote(aberta, 'SAUDE')).not.toThrow();
  expect(() => assertMayQuote(denied('acessoCotacaoSaude'), 'SAUDE')).toThrow(Recusa);
  expect(() => assertMayDuplicate(aberta)).not.toThrow();
  expect(() => assertMayDuplicate(denied('bloqueioDuplicarOrcamento'))).toThrow(Recusa);
  // this one decides whose records are seen, not what is called
  expect([escopoDe(aberta), escopoDe({ ...aberta, administradorOrcamento: false })]).toEqual([
    { usuarioId: null },
    { usuarioId: aberta.usuarioId },
  ]);
});

it('leaves whoever only reads no write but those that come with seeing proposals', () => {
  const leitura = { ...aberta, ...PERFIS_DE_ACESSO.LEITURA.flags };
  const writes = calls.filter((call) => call.method !== 'GET' && !call.publica && !call.qualquerSessao && hasPermissao(leitura, call));
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /c/api/v1/orcamentos/:orcamentoId/proposta',
    'POST /c/api/v1/propostas/:propostaId/cancelamento',
  ]);
});
