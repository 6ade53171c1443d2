import type { Bloqueio, Formulario, Sessao } from '@balcao/contracts';
import { cotacaoBloqueada, duplicacaoBloqueada } from './escopo.errors.ts';

/** Whose cases a caller reads and writes: one user's, or (null) everybody's in the subscription. */
export interface Escopo {
  readonly usuarioId: string | null;
}

/** Administrators see every case; who is not administrator of quotes (`administradorOrcamento` false) sees their own. */
export const escopoDe = (sessao: Sessao): Escopo => ({
  usuarioId: sessao.administrador || sessao.administradorOrcamento !== false ? null : sessao.usuarioId,
});

/** @throws {Recusa} 403 when the subscription blocks copying cases. */
export function assertMayDuplicate(sessao: Sessao): void {
  if (sessao.bloqueioDuplicarOrcamento !== false) throw duplicacaoBloqueada();
}

/** The block of each form (spec §2): the residential one holds for every line but auto and health. */
const bloqueios: Readonly<Record<Formulario, Bloqueio>> = {
  AUTO: 'bloqueioCotacaoAuto',
  RESIDENCIAL: 'bloqueioCotacaoResidencial',
  CONDOMINIO: 'bloqueioCotacaoResidencial',
  PET: 'bloqueioCotacaoResidencial',
  VIDA: 'bloqueioCotacaoResidencial',
  EMPRESARIAL: 'bloqueioCotacaoResidencial',
  SAUDE: 'bloqueioCotacaoSaude',
  MANUAL: 'bloqueioOrcamentoManual',
};

/** Whether who has these flags opens and calculates cases of a form: no block of it, and health as contracted (spec §6). */
export const mayQuote = (flags: Pick<Sessao, Bloqueio | 'acessoCotacaoSaude'>, formulario: Formulario): boolean =>
  flags[bloqueios[formulario]] === false && (formulario !== 'SAUDE' || flags.acessoCotacaoSaude !== false);

/**
 * Opening and calculating a case of one form.
 *
 * @throws {Recusa} 403 when the subscription blocks it, or has not contracted health quotes (spec §6, `acessoCotacaoSaude`)
 */
export function assertMayQuote(sessao: Sessao, formulario: Formulario): void {
  if (!mayQuote(sessao, formulario)) throw cotacaoBloqueada();
}
