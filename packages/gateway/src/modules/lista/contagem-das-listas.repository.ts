import type { Linha } from '@balcao/contracts';
import { addDias } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { createParams } from '../../plugins/sql-params.ts';

/** What a count of a list may be narrowed by: everything else is counted among the rows. */
export interface FiltroContagem {
  readonly usuarioId: string | null;
  readonly status: readonly string[] | null;
  readonly linhas: readonly Linha[] | null;
  readonly de: string | null;
  readonly ate: string | null;
}

/** How many there are in one state, and what the offers that count of them sum to. */
export interface ContagemPorStatus<S extends string> {
  readonly status: S;
  readonly total: number;
  readonly somaCentavos: number;
}

/** Where the rows themselves are read, for the days of a period that do not fill a month. */
const LINHAS = {
  ORCAMENTOS: { from: 'balcao.orcamento l', where: 'l.excluido_em is null and not l.em_branco', soma: 'coalesce(l.premio_centavos, 0)' },
  COTACOES: { from: 'balcao.cotacao_lista l', where: 'true', soma: '0' },
  // a loss has a motive where a case has a state
  PERDAS: {
    from: '(select p.*, p.motivo as status, p.perdido_em as criado_em from balcao.perda_lista p) l',
    where: 'true',
    soma: 'coalesce(l.premio_centavos, 0)',
  },
} as const;

type Periodo = readonly [de: string | null, antesDe: string | null];

const mesDe = (dia: string): string => `${dia.slice(0, 7)}-01`;
const mesSeguinte = (dia: string): string => mesDe(addDias(mesDe(dia), 31));

/**
 * A period as whole months and the days left over at its ends; days, the last of each excluded.
 *
 * @example splitPeriodo('2026-01-10', '2026-03-31') // { meses: ['2026-02-01', '2026-04-01'], dias: [['2026-01-10', '2026-02-01']] }
 */
export function splitPeriodo(de: string | null, ate: string | null): { readonly meses: Periodo | null; readonly dias: readonly Periodo[] } {
  const fim = ate && addDias(ate, 1);
  const primeiro = de && (de === mesDe(de) ? de : mesSeguinte(de));
  const ultimo = fim && mesDe(fim);
  if (primeiro && ultimo && primeiro >= ultimo) return { meses: null, dias: [[de, fim]] };
  const dias: Periodo[] = [
    [de, primeiro],
    [ultimo, fim],
  ];
  return { meses: [primeiro, ultimo], dias: dias.filter(([from, until]) => from !== until) };
}

/** How many a list has in each state, from the counts kept beside it; a state nobody is in may be missing. */
export async function sumByStatus<S extends string>(
  tx: Tx,
  lista: keyof typeof LINHAS,
  filtro: FiltroContagem,
): Promise<ContagemPorStatus<S>[]> {
  const { params, bind } = createParams(lista);
  const narrow: string[] = [];
  if (filtro.usuarioId) narrow.push(`l.usuario_id = ${bind(filtro.usuarioId)}`);
  if (filtro.status) narrow.push(`l.status = any(${bind(filtro.status)}::text[])`);
  if (filtro.linhas) narrow.push(`l.linha = any(${bind(filtro.linhas)}::text[])`);
  const { meses, dias } = splitPeriodo(filtro.de, filtro.ate);
  const between = (coluna: string, [from, until]: Periodo, cast: string): string[] => [
    ...(from === null ? [] : [`${coluna} >= ${bind(from)}${cast}`]),
    ...(until === null ? [] : [`${coluna} < ${bind(until)}${cast}`]),
  ];
  const { from, where, soma } = LINHAS[lista];
  const parts = dias.map((periodo) => {
    const parted = [where, ...narrow, ...between('l.criado_em', periodo, `::date::timestamp at time zone 'America/Sao_Paulo'`)];
    return `select l.status, 1 as quantidade, ${soma} as soma from ${from} where ${parted.join(' and ')}`;
  });
  const kept = ['l.lista = $1', ...narrow, ...(meses ? between('l.mes', meses, '::date') : ['false'])];
  parts.push(`select l.status, l.quantidade, l.soma_centavos as soma from balcao.lista_contagem l where ${kept.join(' and ')}`);
  return tx.rows(
    `select status, sum(quantidade)::int as total, sum(soma)::float8 as soma_centavos from (${parts.join(' union all ')}) x
     group by status having sum(quantidade) > 0`,
    params,
  );
}

/** How many a list has. */
export const countLista = async (tx: Tx, lista: keyof typeof LINHAS, filtro: FiltroContagem): Promise<number> =>
  (await sumByStatus(tx, lista, filtro)).reduce((sum, { total }) => sum + total, 0);

/** One page of a list of `total` rows, read from whichever end of it is nearer: the rows before a page are passed over one by one. */
export function nearerEnd({ pulo, limite, total }: { readonly pulo: number; readonly limite: number; readonly total: number }) {
  const linhas = Math.max(0, Math.min(limite, total - pulo));
  const isDoFim = linhas > 0 && pulo > total / 2;
  return { isDoFim, limite: linhas, pulo: isDoFim ? total - pulo - linhas : pulo };
}

/** Which way an order goes, and where absent values stand in it: last, seen from its beginning, whichever end it is read from. */
export function wayOf({ decrescente, hasAusentes, isDoFim }: { decrescente: boolean; hasAusentes: boolean; isDoFim: boolean }) {
  const direction = decrescente === isDoFim ? 'asc' : 'desc';
  return { direction, nulls: hasAusentes ? ` nulls ${isDoFim ? 'first' : 'last'}` : '' } as const;
}

/** One page of a list of `total` rows, by `read`, from whichever end of it is nearer; a page beyond the end is not read. */
export async function readNearer<P extends { readonly pulo: number; readonly limite: number }, T>(
  pagina: P,
  total: number,
  read: (pagina: P, isDoFim: boolean) => Promise<T[]>,
): Promise<{ itens: T[]; total: number }> {
  const { isDoFim, ...place } = nearerEnd({ ...pagina, total });
  return { itens: place.limite === 0 ? [] : await read({ ...pagina, ...place }, isDoFim), total };
}
