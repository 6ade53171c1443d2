import * as z from 'zod/mini';

/** Whether a user may enter. */
export const SituacaoUsuario = z.enum(['ATIVO', 'CONVIDADO', 'BLOQUEADO', 'DESATIVADO']);
export type SituacaoUsuario = z.infer<typeof SituacaoUsuario>;
