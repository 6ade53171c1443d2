import { composicaoCalls, type MapaDaSessao } from '@balcao/contracts';
import { call, currentSession } from '@balcao/shared';

/** This session's map, as it came; null when there is none to be had: the page goes on with the one it has. */
export const readMap = async (): Promise<MapaDaSessao | null> =>
  currentSession() && (await call(composicaoCalls.mapa, {}).catch(() => null));

/** Whether a map that came, true or not, is about another composition than `digest`'s. */
export function isNews({ carga }: Pick<MapaDaSessao, 'carga'>, digest: string): boolean {
  try {
    return (JSON.parse(carga) as { digest?: unknown }).digest !== digest;
  } catch {
    // not JSON: whoever judges maps says so
    return true;
  }
}
