import { palavrasDaBusca } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import { rowsInOrder } from '../../plugins/rows-in-order.ts';
import { type Bind, createParams } from '../../plugins/sql-params.ts';
import { padraoDa, searchRegistros, TETO_BUSCA } from '../lista/index.ts';
import { type BuscaPeloDono, type BuscaPorIndice, donoOf, namedOf, newestOf, readOf } from './dono-da-busca.model.ts';

/** What the list of every record is asked; its own filters stand beside. */
export interface PerguntaDaLista {
  readonly q?: string | undefined;
  readonly ordenar: string;
}

/** A filter that compares one column with one value. */
interface FiltroIgual<V> {
  readonly coluna: string;
  /** What the column keeps of the value asked; absent, the value itself. */
  readonly valor?: (valor: V) => unknown;
}
type FiltroDoRegistro<V, C> = FiltroIgual<V> | ((valor: V, bind: Bind, asked: C) => string);

/** What a question is asked with beside what it says. */
interface Preparo<C> {
  readonly pergunta: Partial<C>;
  /** What `where` comes to for this user. */
  readonly where: string;
}

/** Rows of a record and what is read of each, in SQL: the only thing a record tells of how it is listed and found. */
export interface RegistroSql<C extends PerguntaDaLista> {
  /** Columns of a line of the list, by the contract's names. */
  readonly resumo: string;
  /** Columns of one whole; absent, a line says all. */
  readonly ficha?: string;
  readonly from: string;
  /** Rows enough to count by; absent, those of the list. */
  readonly contagem?: string;
  /** What names one, which also breaks ties of the order. */
  readonly chave: string;
  /** What one is called. */
  readonly nome: string;
  /** Which of the rows are there at all. */
  readonly where: string;
  /** What only the database knows of how a question is best asked; absent, it is asked as it came. */
  readonly prepare?: (tx: Tx, asked: C) => Promise<Preparo<C>>;
  /**
   * What is searched: the table that `balcao.procuravel` gave an index, by its column `busca`; or that of what the rows are of; or, of a list short
   * enough to be read whole, SQL over one word, given as its bound pattern.
   */
  readonly busca: BuscaPorIndice | BuscaPeloDono | ((padrao: string) => string);
  readonly filtros: { readonly [F in Exclude<keyof C, keyof PerguntaDaLista>]?: FiltroDoRegistro<NonNullable<C[F]>, C> };
  /** What each word of `ordenar` orders by. */
  readonly ordens: Readonly<Record<string, string>>;
  /** The word that orders when none is known. */
  readonly ordem: string;
}

/** How many that match are counted, and how far the pages of a list go: a user who finds more narrows the list instead of turning pages. */
export const TETO_DA_LISTA = 10_000;

/** Of more than so many whose words are searched, their rows are not put in order but walked in it. */
export const MUITOS_DONOS = 5_000;

/** What a row is known by beside its columns: no field of a record is called so. */
const CHAVE = '#';

/** Where a question keeps which rows are there: no question from without says it. */
const ONDE = Symbol('which rows are there for this user');

/** A page of a list; with `isTotalMinimo`, more match than were counted. */
interface PaginaLida<Item> {
  readonly itens: Item[];
  readonly total: number;
  readonly isTotalMinimo?: boolean;
  readonly pagina: number;
  readonly tamanho: number;
}

/** A row as it travels: moments are ISO. */
const shown = <T extends object>(row: object): T =>
  Object.fromEntries(Object.entries(row).map(([nome, valor]) => [nome, valor instanceof Date ? valor.toISOString() : valor])) as T;

const valueOf = ({ valor: read }: FiltroIgual<unknown>, valor: unknown): unknown => (read ? read(valor) : valor);

/** Whose words are searched, as far as they were read. */
interface DonosLidos {
  readonly dono: BuscaPeloDono;
  /** The first of them; null where a sample says that they are many. */
  readonly ids: readonly string[] | null;
}
/** All of them, where they are few enough for their rows to be put in order. */
const poucosDe = ({ ids }: DonosLidos): readonly string[] | null => (ids !== null && ids.length <= MUITOS_DONOS ? ids : null);

/** What matches, in SQL. */
interface Casados {
  /** The condition of a row that it is counted by. */
  readonly text: string;
  /** Those rows, as what follows `from`. */
  readonly fonte: string;
  readonly params: unknown[];
}

/** The words searched, each as the pattern that finds it. */
const padroesDe = ({ q }: PerguntaDaLista): string[] => palavrasDaBusca(q).map(padraoDa);

/** The list of a record, page by page, how many match it, and one whole. */
export function createLeituraRepository<Ficha extends object, Item extends object, C extends PerguntaDaLista>(sql: RegistroSql<C>) {
  type Asked = C & { readonly condicao?: CondicaoSql | null; readonly [ONDE]?: string };
  const { resumo, ficha = resumo, from, contagem = from, chave, ordens, ordem, busca } = sql;
  const porIndice = typeof busca !== 'function' && 'tabela' in busca ? busca : null;
  const donoDaBusca = donoOf(busca, chave);
  const filtros = Object.entries(sql.filtros) as [keyof C, FiltroDoRegistro<unknown, C>][];
  const askedOf = (asked: Asked) =>
    filtros.flatMap(([nome, filtro]) => {
      const valor = asked[nome];
      return valor === undefined || valor === null ? [] : [{ filtro, valor }];
    });

  async function prepared<A extends Asked>(tx: Tx, asked: A): Promise<A> {
    if (!sql.prepare) return asked;
    const { pergunta, where: onde } = await sql.prepare(tx, asked);
    return { ...asked, ...pergunta, [ONDE]: onde };
  }

  const [alias = ''] = chave.split('.');
  const isOwn = (coluna: string): boolean => coluna.startsWith(`${alias}.`);
  const ownOf = (coluna: string) => (isOwn(coluna) ? coluna.slice(alias.length + 1) : coluna);
  /** The filters that compare a column with a value, each as both. */
  const plainOf = (asked: Asked) =>
    askedOf(asked).flatMap(({ filtro, valor }) =>
      typeof filtro === 'function' ? [] : [[ownOf(filtro.coluna), valueOf(filtro, valor)] as const],
    );

  /** Whose words are searched, of those that the filters leave. */
  function donoFor(asked: Asked): BuscaPeloDono | null {
    if (donoDaBusca === null || porIndice === null) return donoDaBusca;
    const colunas = porIndice.colunasDasPalavras ?? [];
    const iguais = plainOf(asked).filter(([coluna]) => colunas.includes(coluna));
    return { ...donoDaBusca, iguais: Object.fromEntries(iguais) };
  }

  /** What else is asked of a row than the words of whose it is. */
  function partsOf(asked: Asked, bind: Bind): string[] {
    const parts = [asked[ONDE] ?? sql.where];
    if (typeof busca === 'function') parts.push(...padroesDe(asked).map((padrao) => busca(bind(padrao))));
    for (const { filtro, valor } of askedOf(asked))
      parts.push(typeof filtro === 'function' ? filtro(valor, bind, asked) : `${filtro.coluna} = ${bind(valueOf(filtro, valor))}`);
    return asked.condicao ? [...parts, asked.condicao(bind)] : parts;
  }

  /**
   * The rows of some of those whose words are searched. Each is asked for its rows by itself: the planner, which does not know how few those are,
   * would walk an order to find them.
   */
  const rowsOf = (ditos: string, coluna: string, text: string): string =>
    `${ditos} cross join lateral (select ${alias}.* from ${contagem} where ${coluna} = dito.id and ${text} offset 0) ${alias}`;

  /** How a search by what rows are of is asked: of all there are, of those of some, or of each row as it comes by. */
  type Donos = 'todos' | 'cada' | readonly string[];
  function donoCondition({ tabelaDoDono, coluna, iguais }: BuscaPeloDono, padroes: string, donos: 'todos' | 'cada', bind: Bind): string {
    if (donos === 'cada') return `(select x.busca like all (${padroes}) from balcao.${tabelaDoDono} x where x.id = ${coluna})`;
    return `${coluna} in (select balcao.registros_com(${bind(tabelaDoDono)}, ${padroes}, ${bind(JSON.stringify(iguais))}::jsonb))`;
  }

  function where(asked: Asked, donos: Donos = 'todos'): Casados & { readonly isNarrowed: boolean } {
    const { params, bind } = createParams();
    const parts = partsOf(asked, bind);
    const others = parts.join(' and ');
    const words = padroesDe(asked);
    const dono = words.length > 0 ? donoFor(asked) : null;
    if (dono === null) return { text: others, fonte: `${contagem} where ${others}`, params, isNarrowed: parts.length > 1 };

    const { coluna, alem } = dono;
    const textOf = (found: string, alheios?: string) =>
      `${others} and ${alem && alheios ? `(${found} or ${alem.coluna} in (${alheios}))` : found}`;
    if (typeof donos === 'string') {
      const padroes = `${bind(words)}::text[]`;
      const text = textOf(donoCondition(dono, padroes, donos, bind), alem?.ids(padroes));
      return { text, fonte: `${contagem} where ${text}`, params, isNarrowed: true };
    }
    const ids = `${bind(donos)}::uuid[]`;
    const found = `${coluna} = any(${ids})`;
    const named = rowsOf(namedOf(ids), coluna, others);
    if (!alem) return { text: textOf(found), fonte: named, params, isNarrowed: true };
    const alheios = alem.ids(`${bind(words)}::text[]`);
    const more = rowsOf(readOf(alheios), alem.coluna, `${others} and (${found}) is not true`);
    const fonte = `(select ${alias}.* from ${named} union all select ${alias}.* from ${more}) ${alias}`;
    return { text: textOf(found, alheios), fonte, params, isNarrowed: true };
  }

  /** What a list is put in order by, each with its way; what names a row breaks the ties, the way of the last. */
  function termsOf(ordenar: string): string[] {
    const termos = ordenar.split(',').map((termo) => ({ campo: termo.replace('-', ''), way: termo.startsWith('-') ? 'desc' : 'asc' }));
    return [...termos.map(({ campo, way }) => `${ordens[campo] ?? ordens[ordem]} ${way}`), `${chave} ${termos.at(-1)?.way}`];
  }
  const orderBy = (ordenar: string): string => `order by ${termsOf(ordenar).join(', ')}`;

  /** The table, the values and the order of a search that an index answers alone; null when something else narrows or orders it. */
  function searchOf(asked: Asked) {
    const palavras = palavrasDaBusca(asked.q);
    const plain = plainOf(asked);
    if (porIndice === null || palavras.length === 0 || asked.condicao || plain.length < askedOf(asked).length) return null;
    const iguais = Object.fromEntries(plain);
    const termos = termsOf(asked.ordenar).map(ownOf);
    // a column of another table, or an expression, is not of the index
    const isOfTable = [...Object.keys(iguais), ...termos].every((text) => !/[.(]/.test(text.replace('balcao.pt_br', '')));
    const { tabela, tabelaDasPalavras } = porIndice;
    return isOfTable ? { tabela, tabelaDasPalavras, palavras, iguais, ordem: termos } : null;
  }

  /** Whether the index alone answers a search. */
  async function isOfIndex(tx: Tx, palavras: readonly string[]): Promise<boolean> {
    if (porIndice === null) return false;
    const { alem, isJulgada } = porIndice;
    const exceptions = [...(isJulgada ? [isJulgada] : []), ...(alem ? [`exists (${alem('$1::text[]')})`] : [])];
    if (exceptions.length === 0) return true;
    const row = await tx.row<{ more: boolean }>(`select ${exceptions.join(' or ')} as more`, alem ? [palavras.map(padraoDa)] : []);
    return row?.more === false;
  }

  /** How many match, up to one more than so many. */
  async function countUpTo(tx: Tx, { fonte, params }: Pick<Casados, 'fonte' | 'params'>, teto: number): Promise<number> {
    const sqlText = `select count(*)::int as total from (select from ${fonte} limit ${teto + 1}) c`;
    return (await tx.row<{ total: number }>(sqlText, params))?.total ?? 0;
  }

  /**
   * How a search by what rows are of is read, and how many match. Of a few, their rows; of many, the rows are walked in their order, each asked
   * whose it is: a page is there after some of them, where all that match would have to be put in order first.
   */
  async function planDonos(tx: Tx, asked: Asked): Promise<{ readonly donos: Donos; readonly countOf: () => Promise<number> }> {
    const lidos = await readDonos(tx, asked);
    if (lidos === null) return { donos: 'todos', countOf: () => countUpTo(tx, where(asked), TETO_DA_LISTA) };
    const poucos = poucosDe(lidos);
    if (poucos === null) return { donos: 'cada', countOf: () => countOfMany(tx, asked, lidos) };
    return { donos: poucos, countOf: () => countUpTo(tx, where(asked, poucos), TETO_DA_LISTA) };
  }

  /** How many match of more than are put in order, up to one more than are counted of a search. */
  async function countOfMany(tx: Tx, asked: Asked, { dono, ids }: DonosLidos): Promise<number> {
    const { params, bind } = createParams();
    const others = partsOf(asked, bind).join(' and ');
    const ditos = ids === null ? newestOf(dono, padroesDe(asked), bind) : namedOf(bind(ids));
    // those at hand may have enough rows to know that there are more than are counted
    const some = await countUpTo(tx, { fonte: rowsOf(ditos, dono.coluna, others), params }, TETO_BUSCA);
    return some > TETO_BUSCA ? some : await countUpTo(tx, where(asked, 'cada'), TETO_BUSCA);
  }

  /** Whose words are searched; null where nothing is searched by an index. */
  async function readDonos(tx: Tx, asked: Asked): Promise<DonosLidos | null> {
    const padroes = padroesDe(asked);
    const dono = padroes.length > 0 ? donoFor(asked) : null;
    if (dono === null) return null;
    const row = await tx.row<{ ids: string[] | null }>('select balcao.registros_com_ate($1, $2::text[], $3::jsonb, $4) as ids', [
      dono.tabelaDoDono,
      padroes,
      JSON.stringify(dono.iguais),
      MUITOS_DONOS + 1,
    ]);
    return { dono, ids: row?.ids ?? null };
  }

  /** Whether what orders the list is of the rows it is counted by: then only a page of them is read whole. */
  const isOrderedByOwn = (ordenar: string): boolean =>
    contagem !== from && termsOf(ordenar).every((termo) => isOwn(termo) && !termo.includes('('));

  const listByIds = async (tx: Tx, ids: readonly string[]): Promise<Item[]> => {
    const rows = await tx.rows<{ [CHAVE]: string }>(`select ${chave} as "${CHAVE}", ${resumo} from ${from} where ${chave} = any($1)`, [
      ids,
    ]);
    return rowsInOrder(ids, rows, (row) => row[CHAVE]).map(({ [CHAVE]: _, ...row }) => shown<Item>(row));
  };

  return {
    /** The condition of what matches, over the rows that it is counted by: for what else a list is asked about all of them. */
    conditionOf: (asked: Asked): Casados => where(asked),

    /** The same, of all that a list counts; null where a search finds more: who looks for one of so many types another word, and sums nothing up. */
    readCounted: async (tx: Tx, pergunta: Asked): Promise<Casados | null> => {
      const asked = await prepared(tx, pergunta);
      const { donos, countOf } = await planDonos(tx, asked);
      return donos === 'cada' && (await countOf()) > TETO_BUSCA ? null : where(asked, donos);
    },

    /**
     * One page of the list, in the order asked for, and how many match up to the ceiling.
     *
     * A narrowed list is counted before it is read: where few match, an index that gives the order would be walked whole to find them.
     */
    page: async (tx: Tx, pergunta: Asked & { readonly pagina: number; readonly tamanho: number }): Promise<PaginaLida<Item>> => {
      const { pagina, tamanho } = pergunta;
      const pulo = (pagina - 1) * tamanho;
      const search = searchOf(pergunta);
      if (search && (await isOfIndex(tx, search.palavras))) {
        const { ids, total, isTotalMinimo } = await searchRegistros(tx, search.tabela, { ...search, limite: tamanho, pulo });
        return { total, pagina, tamanho, ...(isTotalMinimo && { isTotalMinimo }), itens: ids.length > 0 ? await listByIds(tx, ids) : [] };
      }
      const asked = await prepared(tx, pergunta);
      const { donos, countOf } = await planDonos(tx, asked);
      const counted = await countOf();
      const { text, fonte, params, isNarrowed } = where(asked, donos);
      const teto = donos === 'cada' ? TETO_BUSCA : TETO_DA_LISTA;
      const total = Math.min(counted, teto);
      const isTotalMinimo = counted > teto;
      const lida = { total, pagina, tamanho, ...(isTotalMinimo && { isTotalMinimo }) };
      const linhas = Math.trunc(Math.min(tamanho, total - pulo));
      if (linhas <= 0) return { ...lida, itens: [] };
      const isWhole = isNarrowed && !isTotalMinimo;
      const which = isWhole ? `${chave} = any(array(select ${chave} from ${fonte}))` : text;
      const trecho = `${orderBy(asked.ordenar)} limit ${linhas} offset ${Math.trunc(pulo)}`;
      if (isOrderedByOwn(asked.ordenar)) {
        const lidas = isWhole && typeof donos !== 'string' ? fonte : `${contagem} where ${which}`;
        const rows = await tx.rows<{ id: string }>(`select ${chave} as id from ${lidas} ${trecho}`, params);
        const ids = rows.map(({ id }) => id);
        return { ...lida, itens: await listByIds(tx, ids) };
      }
      const rows = await tx.rows(`select ${resumo} from ${from} where ${which} ${trecho}`, params);
      return { ...lida, itens: rows.map((row) => shown<Item>(row)) };
    },

    /**
     * What names each that matches, in the list's order: what an export walks through while the list goes on changing. With `limite`, the
     * first of them.
     */
    listIds: async (tx: Tx, pergunta: Asked, limite?: number): Promise<string[]> => {
      const asked = await prepared(tx, pergunta);
      const { text, params } = where(asked);
      const limit = limite === undefined ? '' : `limit ${Math.trunc(limite)}`;
      const rows = await tx.rows<{ id: string }>(
        `select ${chave} as id from ${from} where ${text} ${orderBy(asked.ordenar)} ${limit}`,
        params,
      );
      return rows.map(({ id }) => id);
    },

    /** What those of the named that are there are called, by id. */
    readNomes: async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const rows = await tx.rows<{ id: string; nome: string }>(
        `select ${chave} as id, ${sql.nome} as nome from ${from} where ${sql.where} and ${chave} = any($1)`,
        [ids],
      );
      return new Map(rows.map(({ id, nome }) => [id, nome]));
    },

    /** The named ones as lines of the list, in the order named. */
    listByIds,

    find: async (tx: Tx, id: string): Promise<Ficha | null> => {
      const row = await tx.row(`select ${ficha} from ${from} where ${sql.where} and ${chave} = $1`, [id]);
      return row && shown<Ficha>(row);
    },
  };
}

export type LeituraRepository<Ficha extends object, Item extends object, C extends PerguntaDaLista> = ReturnType<
  typeof createLeituraRepository<Ficha, Item, C>
>;
