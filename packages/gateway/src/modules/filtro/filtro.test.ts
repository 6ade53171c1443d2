import {
  type CampoFiltro,
  camposDoFiltro,
  type CondicaoFiltro,
  type CotacaoResumo,
  type FiltroSalvo,
  type GrupoFiltro,
  ListaFiltrada,
  operadoresDoCampo,
  type OperadorFiltro,
  type ProdutorResumo,
  type ValorFiltro,
} from '@balcao/contracts';
import { judgeFiltro, matchesFiltro, type RegistroFiltravel } from '@balcao/domain';
import fc from 'fast-check';
import { compileFiltro } from '../../plugins/filtro-sql.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { fontesDoFiltro } from './fontes-do-filtro.ts';

let teste: QuotingTeste;
let dona: Corretor;
let colega: Corretor;
let estranha: Corretor;

beforeAll(async () => {
  teste = await createQuotingTest();
  dona = await teste.createCorretor({ administrador: true, nome: 'Dona' });
  const { assinaturaId } = dona.usuario;
  colega = await teste.createCorretor({ assinaturaId, administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const condicao = (campo: string, operador: OperadorFiltro, valor?: ValorFiltro): CondicaoFiltro => ({
  campo,
  operador,
  ...(valor !== undefined && { valor }),
});
const grupo = (conector: 'E' | 'OU', ...condicoes: CondicaoFiltro[]): GrupoFiltro => ({ conector, condicoes });
const post = (quem: Corretor, path: string, body: object) => quem.request('POST', path, body);
const novo = { consulta: {}, padrao: false, compartilhado: false };
const save = async (quem: Corretor, lista: ListaFiltrada, definicao: GrupoFiltro, over: object = {}): Promise<FiltroSalvo> =>
  (await post(quem, 'filtros-salvos', { ...novo, lista, nome: crypto.randomUUID(), definicao, ...over })).json().data;
const addProdutor = async (quem: Corretor, nome: string, over: Record<string, unknown> = {}): Promise<string> => {
  const dados = { tipo: 'EXTERNO', pessoa: 'PF', nome, documento: crypto.randomUUID(), ...over };
  const colunas = Object.keys(dados);
  const { rows } = await teste.owner(
    `insert into balcao.produtor (assinatura_id, ${colunas.join(', ')}) values ($1, ${colunas.map((_, n) => `$${n + 2}`).join(', ')}) returning id`,
    [quem.usuario.assinaturaId, ...Object.values(dados)],
  );
  return rows[0].id;
};

describe('how a list is arranged', () => {
  const arranjo = { ocultas: ['numero'], ordem: ['status', 'linha'], larguras: { status: 120 } };
  const put = (quem: Corretor, lista: string, body: object) => quem.request('PUT', `conta/listas/${lista}`, body);
  const all = async (quem: Corretor) => (await quem.request('GET', 'conta/listas')).json().data;

  it('is each user’s own, the same wherever they sign in, and as the list was made once it is put back', async () => {
    expect((await put(dona, 'orcamentos', arranjo)).json().data).toEqual(arranjo);
    await put(dona, 'cotacoes', { ...arranjo, ocultas: [] });
    await put(dona, 'orcamentos', { ...arranjo, ocultas: ['linha'] });
    expect(await all(dona)).toEqual({ cotacoes: { ...arranjo, ocultas: [] }, orcamentos: { ...arranjo, ocultas: ['linha'] } });
    for (const quem of [colega, estranha]) expect(await all(quem)).toEqual({});
    await put(dona, 'cotacoes', { ocultas: [], ordem: [], larguras: {} });
    expect(Object.keys(await all(dona))).toEqual(['orcamentos']);
  });

  it('refuses what is no arrangement, and more lists than anybody has', async () => {
    expect((await put(dona, 'orcamentos', { ...arranjo, larguras: { status: 1 } })).statusCode).toBe(422);
    expect((await put(dona, 'Or%C3%A7amentos', arranjo)).statusCode).toBe(422);
    const { assinaturaId, usuarioId } = colega.usuario;
    await teste.owner(
      `insert into balcao.arranjo_lista (assinatura_id, usuario_id, lista, arranjo) select $1, $2, 'lista-' || n, '{}' from generate_series(1, 100) n`,
      [assinaturaId, usuarioId],
    );
    expect((await put(colega, 'orcamentos', arranjo)).json().code).toBe('arranjos-demais');
    expect((await put(colega, 'lista-7', arranjo)).statusCode).toBe(200);
    await teste.owner('delete from balcao.arranjo_lista where usuario_id = $1', [usuarioId]);
  });
});

describe('a filter of a list', () => {
  it('narrows the list, its count and its file, beside the list’s own filters', async () => {
    for (const nome of ['Ana Jequitibá', 'Bia Jequitibá', 'Caio'])
      await addProdutor(dona, nome, { tipo: nome === 'Bia Jequitibá' ? 'INDICADOR' : 'EXTERNO' });
    const { id } = await save(dona, 'PRODUTORES', grupo('E', condicao('nome', 'CONTEM', 'JEQUITIBA')));
    const read = async (query: string) =>
      (await dona.request('GET', `produtores?${query}`)).json().data as { itens: ProdutorResumo[]; total: number };
    const todas = await read(`filtro=${id}`);
    expect([todas.total, todas.itens.map(({ nome }) => nome)]).toEqual([2, ['Ana Jequitibá', 'Bia Jequitibá']]);
    expect((await read(`filtro=${id}&tipo=INDICADOR`)).itens.map(({ nome }) => nome)).toEqual(['Bia Jequitibá']);
    const csv = await dona.request('GET', `produtores/exportar?filtro=${id}`);
    expect(csv.body.split('\r\n').filter(Boolean)).toHaveLength(3);
    expect(csv.body).not.toContain('Caio');
  });

  it('is counted before it is kept, of the caller’s own subscription', async () => {
    const definicao = grupo('OU', condicao('nome', 'COMECA_COM', 'ana'), condicao('nome', 'E', 'caio'));
    expect((await post(dona, 'filtros-salvos/contar', { lista: 'PRODUTORES', definicao })).json().data).toEqual({
      total: 2,
      isTotalMinimo: false,
    });
    expect((await post(estranha, 'filtros-salvos/contar', { lista: 'PRODUTORES', definicao })).json().data.total).toBe(0);
  });

  it('is asked of every list that declares it: every field, by every comparison, is SQL the database takes', async () => {
    const valueOf = ({ tipo, opcoes = [] }: CampoFiltro, operador: OperadorFiltro): ValorFiltro | undefined => {
      if (operador === 'VAZIO' || operador === 'NAO_VAZIO') return undefined;
      if (operador.endsWith('_DIAS')) return 7;
      if (tipo === 'opcao') return [...opcoes];
      if (tipo === 'texto' || tipo === 'codigo') return "x'; drop table balcao.produtor --";
      const one = tipo === 'data' || tipo === 'momento' ? '2026-03-01' : 10;
      return operador === 'ENTRE' ? [one, one] : one;
    };
    for (const lista of ListaFiltrada.options) {
      const campos: Readonly<Record<string, CampoFiltro>> = camposDoFiltro[lista];
      const groups = Object.entries(campos).map(([nome, campo]) =>
        grupo('OU', ...operadoresDoCampo[campo.tipo].map((operador) => condicao(nome, operador, valueOf(campo, operador)))),
      );
      const answer = await post(dona, 'filtros-salvos/contar', { lista, definicao: { ...grupo('E'), grupos: groups } });
      expect([lista, answer.statusCode]).toEqual([lista, 200]);
    }
  });

  it.each([
    ['ORCAMENTOS', 'orcamentos', condicao('premio', 'VAZIO')],
    ['COTACOES', 'cotacoes', condicao('bem', 'NAO_CONTEM', 'nada disto')],
    ['RENOVACOES', 'renovacoes', condicao('fim', 'PROXIMOS_DIAS', 30)],
    ['PERDAS', 'orcamentos/recusados', condicao('linha', 'E', ['AUTO'])],
    ['SOLICITACOES', 'solicitacoes-cotacao', condicao('celular', 'VAZIO')],
    ['RAMOS', 'ramos', condicao('situacao', 'E', ['ATIVO'])],
    ['CORRETORAS', 'corretoras', condicao('cidade', 'VAZIO')],
    ['SEGURADORAS', 'seguradoras', condicao('politica', 'E', ['PARCELADA'])],
    ['USUARIOS', 'usuarios', condicao('administrador', 'E', ['SIM'])],
  ] as const)('is taken by %s, with words and without', async (lista, path, um) => {
    const { id } = await save(dona, lista, grupo('E', um));
    for (const q of ['', '&q=ana+1234', '&q=ab']) {
      const answer = await dona.request('GET', `${path}?filtro=${id}${q}`);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      const { itens, total } = answer.json().data as { itens: CotacaoResumo[]; total: number };
      expect(total).toBeGreaterThanOrEqual(itens.length);
    }
  });

  it('narrows the board of quotes as it does their list', async () => {
    await dona.prepare({});
    const { id } = await save(dona, 'ORCAMENTOS', grupo('E', condicao('numero', 'MENOR', 0)));
    const board = (await dona.request('GET', `orcamentos/quadro?filtro=${id}`)).json().data as { total: number }[];
    expect(board.length).toBeGreaterThan(0);
    expect(board.every(({ total }) => total === 0)).toBe(true);
    expect((await dona.request('GET', `orcamentos?filtro=${id}`)).json().data).toMatchObject({ itens: [], total: 0 });
  });
});

describe('what is refused', () => {
  it.each([
    [condicao('senha', 'E', 'x'), 'definicao.condicoes.0.campo'],
    [condicao('nome', 'ENTRE', ['a', 'b']), 'definicao.condicoes.0.operador'],
    [condicao('alteradoEm', 'MAIOR', 'ontem'), 'definicao.condicoes.0.valor'],
    [{ ...condicao('nome', 'VAZIO'), operador: 'PARECE' }, 'definicao.condicoes.0.operador'],
    [{ ...condicao('nome', 'VAZIO'), campo: 'p.nome; --' }, 'definicao.condicoes.0.campo'],
  ])('%j is a 422 at %s, to be kept and to be counted', async (um, campo) => {
    const definicao = { conector: 'E', condicoes: [um] };
    for (const path of ['filtros-salvos', 'filtros-salvos/contar']) {
      const answer = await post(dona, path, { ...novo, lista: 'PRODUTORES', nome: 'X', definicao });
      expect([answer.statusCode, answer.json().errors?.map((erro: { campo: string }) => erro.campo)]).toEqual([422, [campo]]);
    }
  });

  it('is a list asked by a filter of somebody else, of another list, or of nobody', async () => {
    const { id } = await save(colega, 'PRODUTORES', grupo('E', condicao('nome', 'NAO_VAZIO')));
    const partilhado = await save(colega, 'PRODUTORES', grupo('E', condicao('nome', 'NAO_VAZIO')), { compartilhado: true });
    const status = async (quem: Corretor, path: string) => (await quem.request('GET', path)).statusCode;
    expect(await status(dona, `produtores?filtro=${partilhado.id}`)).toBe(200);
    expect(await status(estranha, `produtores?filtro=${partilhado.id}`)).toBe(422);
    expect(await status(dona, `ramos?filtro=${partilhado.id}`)).toBe(422);
    for (const path of ['produtores', 'produtores/exportar']) {
      const answer = await dona.request('GET', `${path}?filtro=${id}`);
      expect([answer.statusCode, answer.json().errors[0].campo]).toEqual([422, 'filtro']);
    }
  });

  it('is a list the session may not read', async () => {
    const semAdministrar = await teste.createCorretor({ administrador: false, flags: { acessoOrcamentacao: false } });
    for (const lista of ['PRODUTORES', 'ORCAMENTOS']) {
      expect((await semAdministrar.request('GET', `filtros-salvos?lista=${lista}`)).statusCode).toBe(403);
      const definicao = grupo('E', condicao('linha', 'NAO_VAZIO'));
      expect((await post(semAdministrar, 'filtros-salvos/contar', { lista, definicao })).statusCode).toBe(403);
      expect((await post(semAdministrar, 'filtros-salvos', { ...novo, lista, nome: 'X', definicao })).statusCode).toBe(403);
    }
  });
});

it('keeps its conditions when only its name changes, and says them again', async () => {
  const definicao = grupo('E', condicao('nome', 'CONTEM', 'ana'));
  const filtro = await save(dona, 'PRODUTORES', definicao);
  expect(filtro.definicao).toEqual(definicao);
  const renamed = await dona.request('PUT', `filtros-salvos/${filtro.id}`, { ...novo, nome: 'Outro nome' });
  expect(renamed.json().data).toMatchObject({ nome: 'Outro nome', definicao });
  const cleared = await dona.request('PUT', `filtros-salvos/${filtro.id}`, { ...novo, nome: 'Outro nome', definicao: null });
  expect(cleared.json().data.definicao).toBeNull();
});

describe('SQL and the evaluation in memory', () => {
  const HOJE = '2026-03-10';
  const { colunas } = fontesDoFiltro.PRODUTORES;
  const campos = {
    nome: camposDoFiltro.PRODUTORES.nome,
    susep: camposDoFiltro.PRODUTORES.susep,
    email: camposDoFiltro.PRODUTORES.email,
    tipo: camposDoFiltro.PRODUTORES.tipo,
    criadoEm: { tipo: 'momento', rotulo: 'Criado em' },
    ir: { tipo: 'bps', rotulo: 'IR' },
  } as const satisfies Readonly<Record<string, CampoFiltro>>;
  const onde = { campos, colunas: { ...colunas, criadoEm: 'p.criado_em', ir: 'p.ir_bps' }, hoje: HOJE };

  // few letters, so that conditions often meet; capitals, accents, spaces, wildcards and punctuation among them
  const texto = fc.string({ unit: fc.constantFrom('a', 'Á', 'ç', 'B', ' ', '%', '_', '\\', '.', '-', '1'), maxLength: 5 });
  // around the ends of days in São Paulo
  const momento = fc
    .integer({ min: -9, max: 9 })
    .chain((dia) => fc.constantFrom('02:59:59Z', '03:00:00Z', '15:00:00Z').map((hora) => [dia, hora] as const))
    .map(([dia, hora]) => new Date(Date.parse(`${HOJE}T${hora}`) + dia * 86_400_000).toISOString());
  const registro = fc.record({
    nome: texto,
    susep: fc.option(texto),
    email: fc.option(texto),
    tipo: fc.constantFrom(...camposDoFiltro.PRODUTORES.tipo.opcoes),
    criadoEm: momento,
    ir: fc.integer({ min: 0, max: 9 }),
  });
  const dia = fc.integer({ min: 1, max: 19 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`);
  const numero = fc.integer({ min: -1, max: 10 });

  const valorDe = (campo: CampoFiltro, operador: OperadorFiltro): fc.Arbitrary<ValorFiltro | undefined> => {
    if (operador === 'VAZIO' || operador === 'NAO_VAZIO') return fc.constant(undefined);
    if (operador.endsWith('_DIAS')) return fc.integer({ min: 1, max: 9 });
    if (campo.tipo === 'opcao') return fc.subarray([...(campo.opcoes ?? [])], { minLength: 1 });
    if (campo.tipo === 'texto' || campo.tipo === 'codigo') return texto;
    const one: fc.Arbitrary<string | number> = campo.tipo === 'momento' ? dia : numero;
    return operador === 'ENTRE' ? fc.tuple(one, one).map((ends) => ends.toSorted((a, b) => (a < b ? -1 : 1))) : one;
  };
  const umaCondicao = fc
    .constantFrom(...Object.entries<CampoFiltro>(campos))
    .chain(([nome, campo]) =>
      fc
        .constantFrom(...operadoresDoCampo[campo.tipo])
        .chain((operador) => valorDe(campo, operador).map((valor) => condicao(nome, operador, valor))),
    )
    .filter((um) => judgeFiltro(campos, grupo('E', um)).length === 0);
  const groupOf = (inner: fc.Arbitrary<GrupoFiltro[]>): fc.Arbitrary<GrupoFiltro> =>
    fc.record({ conector: fc.constantFrom('E', 'OU'), condicoes: fc.array(umaCondicao, { minLength: 1, maxLength: 3 }), grupos: inner });
  const few = (um: fc.Arbitrary<GrupoFiltro>) => fc.array(um, { maxLength: 2 });
  const definicao = groupOf(few(groupOf(few(groupOf(fc.constant([]))))));

  it('let through the same records, whatever is asked', async () => {
    const quem = await teste.createCorretor();
    const registros = fc.sample(registro, { numRuns: 60, seed: 7 });
    const ids = new Map<string, RegistroFiltravel>();
    for (const { criadoEm, ir, ...um } of registros)
      ids.set(await addProdutor(quem, um.nome, { ...um, criado_em: criadoEm, ir_bps: ir }), { ...um, criadoEm, ir });
    await fc.assert(
      fc.asyncProperty(definicao, async (asked) => {
        const params: unknown[] = [];
        const sql = compileFiltro(asked, onde)((value) => `$${params.push(value)}`);
        const rows = await teste.db.tenant(quem.usuario, (tx) =>
          tx.rows<{ id: string }>(`select p.id from balcao.produtor p where ${sql}`, params),
        );
        const expected = [...ids].filter(([, um]) => matchesFiltro(asked, um, { campos, hoje: HOJE })).map(([id]) => id);
        expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 300 },
    );
  });
});
