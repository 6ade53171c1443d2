import { type Bloqueio, type Formulario, type Permissao, QUADRO_APLICATIVOS } from '@balcao/contracts';
import { drawnOf } from '@balcao/testing/sweep';
import { BLOQUEIOS, type Julgamento, JULGAMENTOS, PERMISSOES } from './testing/test-acessos.ts';
import { type AppTeste, createTestApp } from './testing/test-app.ts';
import { createTestSite } from './testing/test-site.ts';

/** Well formed, and of nothing. */
const NINGUEM = '0190b000-0000-7000-8000-00000000ffff';
/** Proved by a signature over its bytes, not by a session. */
const SEM_SESSAO = ['POST /webhooks/pix/:segredo/pix', 'POST /webhooks/seguradoras/:slug'];
/** Pages, not calls: the file of the browser judges them as it judges every address. */
const PAGINAS = [`GET ${QUADRO_APLICATIVOS}`];

let teste: AppTeste;
beforeAll(async () => (teste = await createTestApp({ site: createTestSite() })));
afterAll(() => teste.close());

const fill = (caminho: string): string => caminho.replace(/:(\w+)/g, (_, nome: string) => (nome === 'linha' ? 'AUTO' : NINGUEM));
const ask = async ({ metodo, caminho }: Julgamento, headers: Record<string, string>) => {
  const { statusCode, body } = await teste.app.inject({
    method: metodo,
    url: fill(caminho),
    headers,
    ...(metodo !== 'GET' && { payload: {} }),
  });
  return { status: statusCode, body };
};

it('knows every call that is served, and no other', async () => {
  const { paths } = (await teste.app.inject({ method: 'GET', url: '/openapi.json' })).json<{ paths: Record<string, object> }>();
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const known = [...JULGAMENTOS.map(({ chamada }) => chamada), ...SEM_SESSAO, ...PAGINAS];
  expect(served.toSorted()).toEqual(known.toSorted());
});

it('asks every call that is not public for a session', async () => {
  const open: string[] = [];
  for (const julgamento of JULGAMENTOS.filter(({ publica }) => !publica)) {
    const { status } = await ask(julgamento, {});
    if (status !== 401) open.push(`${julgamento.chamada}: ${status}`);
  }
  expect(open).toEqual([]);
}, 240_000);

interface Pessoa {
  readonly administrador?: boolean;
  readonly segfyer?: boolean;
  readonly produtor?: true;
  /** Flags that are not as they are when nothing is said: granted, and not blocked. */
  readonly sem?: readonly Permissao[];
  readonly bloqueada?: readonly Bloqueio[];
}
const GENTE: readonly (readonly [nome: string, Pessoa])[] = [
  ['who has every access', {}],
  ['who has none, and every block', { sem: PERMISSOES, bloqueada: BLOQUEIOS }],
  ['a producer who has no access', { produtor: true, sem: PERMISSOES }],
  ['a producer who has none, and every block', { produtor: true, sem: PERMISSOES, bloqueada: BLOQUEIOS }],
  ['who administers the brokerage', { administrador: true }],
  ['an administrator with no access', { administrador: true, sem: PERMISSOES, bloqueada: BLOQUEIOS }],
  ['the support team', { segfyer: true }],
  ...PERMISSOES.map((uma) => [`who lacks ${uma} alone`, { sem: [uma] }] as const),
  ...PERMISSOES.map((uma) => [`who has ${uma} alone`, { sem: PERMISSOES.filter((outra) => outra !== uma) }] as const),
  ...BLOQUEIOS.map((um) => [`who has ${um} alone`, { bloqueada: [um] }] as const),
];

/** Calls to be asked as somebody: all that a flag of theirs decides, and a draw of the others where one flag is all they differ by. */
function callsFor(quem: string, { sem = [], bloqueada = [], ...pessoa }: Pessoa): readonly Julgamento[] {
  const differs = sem.length + bloqueada.length;
  const isByOne = differs === 1 || (differs === PERMISSOES.length - 1 && sem.length === differs);
  if (!isByOne || Object.keys(pessoa).length > 0) return JULGAMENTOS;
  const theirs: readonly string[] = differs === 1 ? [...sem, ...bloqueada] : PERMISSOES.filter((uma) => !sem.includes(uma));
  const isDecided = ({ permissoes = [], bloqueio }: Julgamento) =>
    [...permissoes, ...(bloqueio ? [bloqueio] : [])].some((flag) => theirs.includes(flag));
  const drawn = new Set(drawnOf(JULGAMENTOS, ({ chamada }) => `${quem} ${chamada}`, 8));
  // in the table's order: the last calls sign off whoever makes them
  return JULGAMENTOS.filter((julgamento) => drawn.has(julgamento) || isDecided(julgamento));
}

function mayCall(
  { permissoes, produtor, bloqueio, so }: Julgamento,
  { administrador, segfyer, sem = [], bloqueada = [], ...pessoa }: Pessoa,
): boolean {
  if (so === 'administrador' && !administrador) return false;
  if (so === 'segfyer' && !segfyer) return false;
  const isDoProdutor = produtor && pessoa.produtor;
  if (permissoes && !isDoProdutor && permissoes.every((permissao) => sem.includes(permissao))) return false;
  return !bloqueio || !bloqueada.includes(bloqueio);
}

it.each(GENTE)(
  '%s is answered what the table says, and refused the rest with the sentence of the house',
  async (quem, pessoa) => {
    const { administrador, segfyer, sem = [], bloqueada = [] } = pessoa;
    const flags = { ...Object.fromEntries(sem.map((nome) => [nome, false])), ...Object.fromEntries(bloqueada.map((nome) => [nome, true])) };
    const { headers } = await teste.signIn(
      await teste.createUser({
        flags,
        ...(administrador && { administrador }),
        ...(segfyer && { segfyer }),
        ...(pessoa.produtor && { produtor: true }),
      }),
    );
    const wrong: string[] = [];
    for (const julgamento of callsFor(quem, pessoa)) {
      const { status, body } = await ask(julgamento, { ...headers });
      const isRefused = status === 403 && JSON.parse(body).code === 'sem-permissao';
      if (
        isRefused === mayCall(julgamento, pessoa) ||
        (!isRefused && (status === 403 || status >= 500)) ||
        (status === 401 && !julgamento.publica)
      )
        wrong.push(`${julgamento.chamada}: ${status} ${body.slice(0, 120)}`);
      if (isRefused && !/^\{"success":false,"code":"sem-permissao","message":"[^"]+\."\}$/.test(body))
        wrong.push(`${julgamento.chamada}: ${body}`);
    }
    expect(wrong).toEqual([]);
  },
  240_000,
);

describe('what a case’s form decides (the addresses of spec §2)', () => {
  const FORMULARIOS: readonly (readonly [Formulario, Bloqueio])[] = [
    ['AUTO', 'bloqueioCotacaoAuto'],
    ['RESIDENCIAL', 'bloqueioCotacaoResidencial'],
    ['CONDOMINIO', 'bloqueioCotacaoResidencial'],
    ['PET', 'bloqueioCotacaoResidencial'],
    ['VIDA', 'bloqueioCotacaoResidencial'],
    ['EMPRESARIAL', 'bloqueioCotacaoResidencial'],
    ['SAUDE', 'bloqueioCotacaoSaude'],
    ['MANUAL', 'bloqueioOrcamentoManual'],
  ];
  const open = async (formulario: Formulario, flags: Record<string, boolean>) => {
    const usuario = await teste.createUser({ flags });
    const { headers } = await teste.signIn(usuario);
    const { statusCode, body } = await teste.app.inject({
      method: 'POST',
      url: '/c/api/v1/orcamentos',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      payload: { linha: formulario === 'MANUAL' ? 'OUTRO' : formulario, formulario },
    });
    return { usuario, status: statusCode, data: JSON.parse(body).data as { id: string } };
  };

  it.each(FORMULARIOS)('%s opens, is written in and asked of a client unless %s is set', async (formulario, bloqueio) => {
    const livre = await open(formulario, Object.fromEntries(BLOQUEIOS.filter((outro) => outro !== bloqueio).map((outro) => [outro, true])));
    expect(livre.status).toBe(200);
    expect((await open(formulario, { [bloqueio]: true })).status).toBe(403);

    const { headers } = await teste.signIn(
      await teste.createUser({ assinaturaId: livre.usuario.assinaturaId, flags: { [bloqueio]: true } }),
    );
    const url = `/c/api/v1/orcamentos/${livre.data.id}`;
    const { versao, rascunho } = (await teste.app.inject({ method: 'GET', url, headers })).json().data;
    const saved = await teste.app.inject({ method: 'PUT', url: `${url}/rascunho`, headers, payload: { versao, rascunho } });
    expect(saved.statusCode).toBe(403);
    if (formulario === 'MANUAL') return;
    const asked = await teste.app.inject({
      method: 'POST',
      url: `${url}/questionario-link`,
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      payload: {},
    });
    expect(asked.statusCode).toBe(403);
  });

  it('health wants its contract besides', async () => {
    expect((await open('SAUDE', { acessoCotacaoSaude: false })).status).toBe(403);
    expect((await open('VIDA', { acessoCotacaoSaude: false })).status).toBe(200);
  });
});
