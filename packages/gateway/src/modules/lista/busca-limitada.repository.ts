import type { Tx } from '../../plugins/db.ts';
import { padraoDa } from './busca-na-lista.ts';

/** How many matches of a search are counted, and how far its pages go: a user who finds more types another word instead of turning pages. */
export const TETO_BUSCA = 1_000;

/**
 * Sums of a search that finds more than are counted: that there are more, and none of the named sums (`totaisDe` of the contracts).
 *
 * @example semSomas('valorCentavos') // { total: 1_000, isTotalMinimo: true, valorCentavos: null }
 */
export const semSomas = <Soma extends string>(
  ...somas: readonly Soma[]
): { readonly total: number; readonly isTotalMinimo: boolean } & Readonly<Record<Soma, null>> => ({
  ...(Object.fromEntries(somas.map((soma) => [soma, null])) as Record<Soma, null>),
  total: TETO_BUSCA,
  isTotalMinimo: true,
});

interface Procurada {
  readonly palavras: readonly string[];
  /** What else narrows the list, by the names the database knows; what is null narrows nothing. */
  readonly filtro: Readonly<Record<string, unknown>>;
  readonly ordem: { readonly campo: string; readonly decrescente: boolean };
  readonly limite: number;
  readonly pulo: number;
}

export interface Achados {
  /** Of the page, in the order asked. */
  readonly ids: readonly string[];
  readonly total: number;
  /** `total` is the ceiling, and more match. */
  readonly isTotalMinimo: boolean;
}

interface AchadosRow {
  readonly ids: string[];
  readonly total: number;
}
const achadosOf = ({ ids, total }: AchadosRow = { ids: [], total: 0 }): Achados => ({
  ids,
  total: Math.min(total, TETO_BUSCA),
  isTotalMinimo: total > TETO_BUSCA,
});
/** Of a page, what lies before the ceiling. */
const withinTeto = ({ limite, pulo }: { readonly limite: number; readonly pulo: number }): number =>
  Math.max(0, Math.min(limite, TETO_BUSCA - pulo));

/** One page of what holds every word, and how many there are up to a ceiling, of a list of a million. */
export async function searchLimited(
  tx: Tx,
  lista: 'orcamentos' | 'cotacoes',
  { palavras, filtro, ordem, limite, pulo }: Procurada,
): Promise<Achados> {
  const asked = Object.fromEntries(Object.entries(filtro).filter(([, value]) => value !== null));
  const row = await tx.row<AchadosRow>(`select ids, total from balcao.buscar_${lista}($1::text[], $2::jsonb, $3, $4, $5, $6, $7)`, [
    palavras.map(padraoDa),
    JSON.stringify(asked),
    ordem.campo,
    ordem.decrescente,
    withinTeto({ limite, pulo }),
    pulo,
    TETO_BUSCA,
  ]);
  return achadosOf(row ?? undefined);
}

/** A search in the list of a record; what narrows it besides is the value of some columns. */
interface RegistroProcurado {
  readonly palavras: readonly string[];
  /** The table that has the words, with a row for each row of the record, under the same id; the record's own by default. */
  readonly tabelaDasPalavras?: string | undefined;
  readonly iguais: Readonly<Record<string, unknown>>;
  /** Each a column, how it compares and its way, as `nome collate balcao.pt_br asc`. */
  readonly ordem: readonly string[];
  readonly limite: number;
  readonly pulo: number;
}

/** The same of a record, of a table that `balcao.procuravel` made one to be searched. */
export async function searchRegistros(
  tx: Tx,
  tabela: string,
  { palavras, tabelaDasPalavras = tabela, iguais, ordem, limite, pulo }: RegistroProcurado,
): Promise<Achados> {
  const row = await tx.row<AchadosRow>(
    'select ids, total from balcao.buscar_registros($1, $2, $3::text[], $4::jsonb, $5::text[], $6, $7, $8)',
    [tabela, tabelaDasPalavras, palavras.map(padraoDa), JSON.stringify(iguais), ordem, withinTeto({ limite, pulo }), pulo, TETO_BUSCA],
  );
  return achadosOf(row ?? undefined);
}
