import { semPermissao } from './errors.ts';
import type { Chamador } from './ports.ts';

/** @throws {Recusa} 403 to whoever is not of the support team. */
export function requireSegfyer({ sessao, segfyerId }: Chamador): void {
  if (sessao.segfyer !== true || !segfyerId) throw semPermissao();
}
