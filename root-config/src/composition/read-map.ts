import { composicaoCalls } from '@balcao/contracts';
import { call, currentSession } from '@balcao/shared';
import { environment } from '../environment.ts';
import { type Julgamento, judgeMap } from './judge-map.ts';

/** Highest sequence taken; a return on purpose lowers it. */
let seen: number | null = null;

export const lastSeen = (): number => seen ?? environment().sequencia;

/** Reads this session's map and judges it. @returns null when there is none to be had, or it was refused. */
export async function readMap(): Promise<Exclude<Julgamento, { tipo: 'recusado' }> | null> {
  if (!currentSession()) return null;
  // whatever comes instead of a map, the page goes on with the one it has
  const wire = await call(composicaoCalls.mapa, {}).catch(() => null);
  if (!wire) return null;
  const { nome: ambiente, chave } = environment();
  const julgamento = await judgeMap(wire, { ambiente, chave, sequencia: lastSeen(), agora: Date.now(), subtle: crypto.subtle });
  if (julgamento.tipo === 'recusado') {
    console.warn('mapa recusado', julgamento.motivo);
    return null;
  }
  if (julgamento.tipo === 'aceito') seen = julgamento.carga.sequencia;
  return julgamento;
}
