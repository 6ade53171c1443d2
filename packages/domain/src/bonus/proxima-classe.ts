/** One insurer's rules of the no-claim class. */
export interface TabelaBonus {
  readonly classeMaxima: number;
  /** Change of class by days between the end of the policy and its renewal; the first row that reaches the delay counts, beyond the last the class is lost. */
  readonly atraso: readonly { readonly ateDias: number; readonly ajuste: number }[];
  /** Gained without claims. */
  readonly semSinistro: number;
  /** Lost per claim. */
  readonly porSinistro: number;
  /** Gained when the policy lasted at least `minimoDias`; a shorter one keeps the class. */
  readonly vigencia: { readonly minimoDias: number; readonly ajuste: number };
}

/** What happened since the class was given. */
export interface HistoricoBonus {
  /** Class of the ending policy, 0 to 10. */
  readonly classe: number;
  /** Claims of the period; assistance and glass do not count. */
  readonly sinistros: number;
  /** Days after the end of the policy. */
  readonly diasAtraso: number;
  /** Days the policy lasted. */
  readonly diasVigencia: number;
}

/** Default table (domain design §5.4, one insurer's rules). FenSeg's 60-day change of 2024 was suspended by Susep: another table, not another function. */
export const tabelaBonus: TabelaBonus = {
  classeMaxima: 10,
  atraso: [
    { ateDias: 30, ajuste: 1 },
    { ateDias: 60, ajuste: 0 },
    { ateDias: 120, ajuste: -1 },
    { ateDias: 180, ajuste: -2 },
  ],
  semSinistro: 1,
  porSinistro: 1,
  vigencia: { minimoDias: 335, ajuste: 1 },
};

/**
 * The class of bonus of the renewal: the worst of what delay, claims and duration allow, between 0 and the highest
 * (domain design §5.4).
 *
 * @example proximaClasse({ classe: 4, sinistros: 0, diasAtraso: 45, diasVigencia: 365 }) // 4
 */
export function proximaClasse({ classe, sinistros, diasAtraso, diasVigencia }: HistoricoBonus, tabela: TabelaBonus = tabelaBonus): number {
  const row = tabela.atraso.find(({ ateDias }) => diasAtraso <= ateDias);
  const byDelay = row ? classe + row.ajuste : 0;
  const byClaims = sinistros === 0 ? classe + tabela.semSinistro : classe - sinistros * tabela.porSinistro;
  const byDuration = diasVigencia >= tabela.vigencia.minimoDias ? classe + tabela.vigencia.ajuste : classe;
  return Math.max(0, Math.min(tabela.classeMaxima, byDelay, byClaims, byDuration));
}
