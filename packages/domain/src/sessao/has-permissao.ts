import type { Bloqueio, Exigencia, Permissao, Sessao } from '@balcao/contracts';

/** The part of a session that decides what it may do. */
export type Flags = Pick<Sessao, Permissao | Bloqueio | 'administrador'>;

/**
 * Whether a session meets what a route or call requires (spec §5): `needs` holds unless the flag is `false`,
 * `blockedBy` holds while the flag is `false` (absent is not), `administrador` wants an administrator.
 *
 * @example hasPermissao(sessao, { needs: 'acessoMC' })
 */
export function hasPermissao(sessao: Flags, exigencia: Exigencia): boolean {
  if (exigencia.administrador && !sessao.administrador) return false;
  if (exigencia.needs && sessao[exigencia.needs] === false) return false;
  return !exigencia.blockedBy || sessao[exigencia.blockedBy] === false;
}
