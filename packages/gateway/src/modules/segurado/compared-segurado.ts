import type { PessoaComparada } from '@balcao/domain';
import type { CandidatoRow } from './segurado.repository.ts';

/** A client as a score compares it: every e-mail and every number it is reached by. */
export const compared = ({ nome, documento, nascimento, email, celular, contatos }: Omit<CandidatoRow, 'id'>): PessoaComparada => ({
  nome,
  documento,
  nascimento,
  emails: [email, ...contatos.map(({ tipo, valor }) => (tipo === 'EMAIL' ? valor : null))].flatMap((um) => um ?? []),
  telefones: [celular, ...contatos.map(({ tipo, valor }) => (tipo === 'EMAIL' ? null : valor))].flatMap((um) => um ?? []),
});
