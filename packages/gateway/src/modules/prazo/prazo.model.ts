import type { PrazoLegal } from '@balcao/contracts';
import { prazoNoDia, regraDoPrazo, regrasPrazo } from '@balcao/domain';
import type { PrazoRow } from './prazo.repository.ts';

/** A clock as it is on a day; null of one that began before there was a rule for it. */
export function seePrazo({ id, tipo, parcela, inicio, pausas, fim, documento, avisos, versao }: PrazoRow, hoje: string): PrazoLegal | null {
  const regra = regraDoPrazo(regrasPrazo, tipo, inicio);
  if (!regra) return null;
  const visto = prazoNoDia({ inicio, pausas, fim }, regra, hoje);
  return { id, tipo, parcela, inicio, pausas: [...pausas], fim, documento, avisos: [...avisos], versao, dias: regra.dias, ...visto };
}
