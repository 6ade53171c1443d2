import type { CampoFiltro, CamposFiltro, CondicaoFiltro, GrupoFiltro } from '@balcao/contracts';
import { readCondicao, type Teste } from '@balcao/domain';
import type { Bind } from './sql-params.ts';

/** SQL of a condition; each value goes through `bind`, which returns its `$n`. */
export type CondicaoSql = (bind: Bind) => string;

/** Both conditions, where there are two. */
export function bothCondicoes(one: CondicaoSql | null, other: CondicaoSql | null): CondicaoSql | null {
  if (!one || !other) return one ?? other;
  return (bind) => `${one(bind)} and ${other(bind)}`;
}

/** SQL expression of each field of a list. */
export type ColunasFiltro = Readonly<Record<string, string>>;

interface Onde {
  readonly campos: CamposFiltro;
  readonly colunas: ColunasFiltro;
  /** Day in São Paulo, `AAAA-MM-DD`. */
  readonly hoje: string;
}

/** A percent sign or an underscore of the value is a letter, not a wildcard. */
const escaped = (texto: string): string => texto.replace(/[\\%_]/g, '\\$&');

const isTexto = ({ tipo }: CampoFiltro): boolean => tipo === 'texto' || tipo === 'codigo';

function textOf(coluna: string, { tipo }: CampoFiltro): string {
  const folded = `balcao.sem_acento(btrim(${coluna}))`;
  return tipo === 'codigo' ? `regexp_replace(${folded}, '[^a-z0-9]', '', 'g')` : folded;
}

/** The bounds of a range; of a moment, where its days begin and end in São Paulo, so that an index of the column still serves. */
function rangeOf(coluna: string, { tipo }: CampoFiltro, teste: Teste & { forma: 'faixa' }, bind: Bind): string {
  const bound = (value: string | number, more: 0 | 1): string => {
    if (tipo === 'momento') return `(${bind(value)}::date + ${more})::timestamp at time zone 'America/Sao_Paulo'`;
    return `${bind(value)}::${tipo === 'data' ? 'date' : 'bigint'}`;
  };
  const parts = [
    ...(teste.de === undefined ? [] : [`${coluna} >= ${bound(teste.de, 0)}`]),
    ...(teste.ate === undefined ? [] : [`${coluna} ${tipo === 'momento' ? '<' : '<='} ${bound(teste.ate, 1)}`]),
  ];
  return `(${parts.join(' and ')})`;
}

function testSql(coluna: string, campo: CampoFiltro, teste: Teste, bind: Bind): string {
  if (teste.forma === 'vazio') return isTexto(campo) ? `coalesce(btrim(${coluna}), '') = ''` : `(${coluna}) is null`;
  if (teste.forma === 'opcoes') return `(${coluna}) = any(${bind(teste.opcoes)}::text[])`;
  if (teste.forma === 'faixa') return rangeOf(coluna, campo, teste, bind);
  const texto = textOf(coluna, campo);
  if (teste.modo === 'igual') return `${texto} = ${bind(teste.texto)}::text`;
  return `${texto} like ${bind(`${teste.modo === 'contem' ? '%' : ''}${escaped(teste.texto)}%`)}::text`;
}

function conditionSql(condicao: CondicaoFiltro, { campos, colunas, hoje }: Onde, bind: Bind): string {
  const campo = campos[condicao.campo];
  const coluna = colunas[condicao.campo];
  if (!campo || coluna === undefined) throw new Error(`field ${condicao.campo} is not of this list`);
  const { teste, nega } = readCondicao(condicao, campo, hoje);
  const sql = testSql(coluna, campo, teste, bind);
  // null satisfies no condition, and therefore its negation
  return nega ? `not coalesce(${sql}, false)` : sql;
}

/**
 * SQL of a filter that `judgeFiltro` finds nothing wrong with: the one place where a filter becomes SQL. Only the columns a list wrote
 * itself are in its text; all that somebody typed is bound.
 */
export function compileFiltro(definicao: GrupoFiltro, onde: Onde): CondicaoSql {
  return (bind) => {
    const write = ({ conector, condicoes, grupos = [] }: GrupoFiltro): string =>
      `(${[...condicoes.map((condicao) => conditionSql(condicao, onde, bind)), ...grupos.map(write)].join(conector === 'E' ? ' and ' : ' or ')})`;
    return write(definicao);
  };
}
