import type { Encarregado, ErroCampo } from '@balcao/contracts';
import { emailEstrito } from '../documentos/email.ts';
import { isTelefone, normalizeTelefone } from '../documentos/telefone.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

/**
 * What is wrong with a data protection officer as typed, at its fields; nothing when it may be kept.
 *
 * @example validateEncarregado({ nome: 'Ana Lima', email: 'ana', telefone: null }) // [{ campo: 'email', … }]
 */
export function validateEncarregado({ email, telefone }: Encarregado): ErroCampo[] {
  return [
    ...(emailEstrito(email) ? [] : [erroCampo('email', 'invalido', 'Informe um e-mail válido.')]),
    ...(telefone === null || isTelefone(telefone) ? [] : [erroCampo('telefone', 'invalido', 'Informe um telefone com DDD.')]),
  ];
}

/** The officer as it is kept: the e-mail in lower case, the telephone by its digits. */
export const normalizeEncarregado = ({ nome, email, telefone }: Encarregado): Encarregado => ({
  nome: nome.trim(),
  email: email.trim().toLowerCase(),
  telefone: telefone === null ? null : normalizeTelefone(telefone),
});
