import { linhaVigente, type Vigencia } from '../vigencia/linha-vigente.ts';
import { type TabelaBonus, tabelaBonus } from './proxima-classe.ts';

/** A version of the rules of the class of bonus: of one insurer, or of all that have none of their own. */
export interface VersaoBonus extends Vigencia {
  readonly seguradora: string | null;
  readonly tabela: TabelaBonus;
}

/** The default rules; FenSeg's change of 2024 was suspended by Susep before it held, so it is no row (domain design §5.4). */
export const versoesBonus: readonly VersaoBonus[] = [{ seguradora: null, desde: '2000-01-01', tabela: tabelaBonus }];

/**
 * The rules an insurer evolves a class by on a day: its own in force then, else the common ones.
 *
 * @param dia day of the renewal, `YYYY-MM-DD`
 * @returns null when no version covers the day
 * @example proximaClasse(historico, tabelaBonusVigente(versoesBonus, { seguradora: 'alfa', dia }) ?? tabelaBonus)
 */
export function tabelaBonusVigente(
  versoes: readonly VersaoBonus[],
  { seguradora, dia }: { readonly seguradora: string; readonly dia: string },
): TabelaBonus | null {
  const proprias = versoes.filter((versao) => versao.seguradora === seguradora);
  const comuns = versoes.filter((versao) => versao.seguradora === null);
  return (linhaVigente(proprias, dia) ?? linhaVigente(comuns, dia))?.tabela ?? null;
}
