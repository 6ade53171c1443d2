import type { SituacaoUsuario } from '@balcao/contracts';

/** Whether a user may enter, as lists and filters say it. */
export const rotulosDaSituacaoUsuario: Readonly<Record<SituacaoUsuario, string>> = {
  ATIVO: 'Ativo',
  CONVIDADO: 'Convidado',
  BLOQUEADO: 'Bloqueado',
  DESATIVADO: 'Desativado',
};
