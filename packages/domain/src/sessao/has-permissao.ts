import type { AlgumaPermissao, Bloqueio, Exigencia, Permissao, Sessao } from '@balcao/contracts';

/** The part of a session that decides what it may do. */
export type Flags = Pick<Sessao, Permissao | Bloqueio | 'administrador' | 'segfyer' | 'produtorId'>;

/** The permissions of a requirement, of which one is enough. @example permissoesDe('acessoMC') // ['acessoMC'] */
export const permissoesDe = (needs: AlgumaPermissao | undefined): readonly Permissao[] =>
  needs === undefined ? [] : typeof needs === 'string' ? [needs] : needs;

/**
 * Whether a session meets what a route or call requires (spec §5): `needs` holds unless the flag is `false`
 * (of several, all of them), and where `produtor` lets in whoever signs in as one; `blockedBy` holds while the flag is `false` (absent is not), `administrador` wants an administrator and
 * `segfyer` somebody of the support team.
 *
 * @example hasPermissao(sessao, { needs: 'acessoMC' })
 */
export function hasPermissao(sessao: Flags, exigencia: Exigencia): boolean {
  if (exigencia.administrador && !sessao.administrador) return false;
  if (exigencia.segfyer && sessao.segfyer !== true) return false;
  // an administrator who sells sees what is everybody's, which is of the permission
  const isDoProdutor = exigencia.produtor && Boolean(sessao.produtorId) && !sessao.administrador;
  const permissoes = isDoProdutor ? [] : permissoesDe(exigencia.needs);
  if (permissoes.length > 0 && permissoes.every((permissao) => sessao[permissao] === false)) return false;
  return !exigencia.blockedBy || sessao[exigencia.blockedBy] === false;
}
