import type { Tx } from '../../plugins/db.ts';
import { padraoDa } from './busca-na-lista.ts';

/** How many matches of a search are counted, and how far its pages go: a user who finds more types another word instead of turning pages. */
export const TETO_BUSCA = 1_000;

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

/** One page of what holds every word, and how many there are up to a ceiling, of a list of a million. */
export async function searchLimited(
  tx: Tx,
  lista: 'orcamentos' | 'cotacoes',
  { palavras, filtro, ordem, limite, pulo }: Procurada,
): Promise<Achados> {
  const asked = Object.fromEntries(Object.entries(filtro).filter(([, value]) => value !== null));
  const row = await tx.row<{ ids: string[]; total: number }>(
    `select ids, total from balcao.buscar_${lista}($1::text[], $2::jsonb, $3, $4, $5, $6, $7)`,
    [
      palavras.map(padraoDa),
      JSON.stringify(asked),
      ordem.campo,
      ordem.decrescente,
      Math.max(0, Math.min(limite, TETO_BUSCA - pulo)),
      pulo,
      TETO_BUSCA,
    ],
  );
  const { ids, total } = row ?? { ids: [], total: 0 };
  return { ids, total: Math.min(total, TETO_BUSCA), isTotalMinimo: total > TETO_BUSCA };
}
