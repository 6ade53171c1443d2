import type { Exigencia } from '@balcao/contracts';
import { hasPermissao } from '@balcao/domain';
import { useSession } from './use-session.ts';

/**
 * Whether the session has what a call, or an address, demands: what it has not is not offered. The gateway judges again.
 *
 * @example const mayEmit = useMay(emissaoCalls.emit)
 */
export function useMay(exigencia: Exigencia): boolean {
  const sessao = useSession();
  return sessao !== null && hasPermissao(sessao, exigencia);
}
