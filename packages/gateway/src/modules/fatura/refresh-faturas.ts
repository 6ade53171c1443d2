import type { GrupoColetivo } from '@balcao/contracts';
import { comissoesDaFatura, type ComissaoDaFatura, type FaturaPlanejada, planFatura, type VidaGuardada } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { FaturaDaApoliceRow, GrupoRepository } from './grupo.repository.ts';

/** Months back that a bill makes good of. */
const MESES_ACERTADOS = 24;

/** A bill with what closing it would make one expect. */
export interface PlanoDaFatura {
  readonly plano: FaturaPlanejada;
  readonly comissoes: readonly ComissaoDaFatura[];
}

/**
 * What a bill that is open comes to: its lives, and, of the first that is open alone, what the closed ones before it owe or are owed.
 *
 * @param faturas all bills of its policy, the oldest first
 */
export function planOf(
  aberta: FaturaDaApoliceRow,
  { faturas, vidas, grupo }: { faturas: readonly FaturaDaApoliceRow[]; vidas: readonly VidaGuardada[]; grupo: GrupoColetivo },
): PlanoDaFatura {
  const fechadas = faturas.filter(({ status, competencia }) => status === 'FECHADA' && competencia < aberta.competencia);
  const primeira = faturas.find(({ status }) => status !== 'FECHADA');
  const plano = planFatura({
    vidas,
    competencia: aberta.competencia,
    preco: { ...aberta.preco, iofBps: aberta.iofVigenteBps },
    fechadas: primeira?.id === aberta.id ? fechadas.slice(-MESES_ACERTADOS) : [],
  });
  const anteriores = fechadas
    .filter(({ isCobrada }) => isCobrada)
    .map(({ proprio, ajuste, agenciamentoCentavos }) => ({
      baseCentavos: proprio.liquidoCentavos + ajuste.liquidoCentavos,
      agenciamentoCentavos,
    }));
  const termos = { ...grupo, comissaoBps: aberta.preco.comissaoBps };
  return {
    plano,
    comissoes: plano.isCobrada ? comissoesDaFatura({ devido: plano.devido, vencimento: aberta.vencimento }, termos, anteriores) : [],
  };
}

/** Reckons again every bill of a policy that is not closed; who calls holds the policy. */
export async function refreshFaturas(
  tx: Tx,
  contexto: Contexto,
  { grupos, apoliceId, grupo }: { grupos: GrupoRepository; apoliceId: string; grupo: GrupoColetivo },
): Promise<ReadonlyMap<string, PlanoDaFatura>> {
  const [vidas, faturas] = [await grupos.listVidas(tx, apoliceId), await grupos.listFaturas(tx, apoliceId)];
  const planos = new Map<string, PlanoDaFatura>();
  for (const aberta of faturas.filter(({ status }) => status !== 'FECHADA')) {
    const planejada = planOf(aberta, { faturas, vidas, grupo });
    planos.set(aberta.id, planejada);
    const of = (tipo: ComissaoDaFatura['tipo']) => planejada.comissoes.find((uma) => uma.tipo === tipo)?.previstaCentavos ?? 0;
    await grupos.setPlano(tx, contexto, {
      id: aberta.id,
      plano: planejada.plano,
      preco: { ...aberta.preco, iofBps: aberta.iofVigenteBps },
      agenciamentoCentavos: of('AGENCIAMENTO'),
      prolaboreCentavos: of('PROLABORE'),
    });
  }
  return planos;
}
