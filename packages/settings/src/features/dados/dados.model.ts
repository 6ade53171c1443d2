import type { Conta } from '@balcao/contracts';
import { isCelular, normalizeTelefone } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import * as z from 'zod/mini';
import { copy } from './dados.copy.ts';

/** What the person may change about themselves, as typed. */
export const Dados = z.object({ nome: z.string(), telefone: z.string() });
export type Dados = z.infer<typeof Dados>;

/** The form of what is stored. */
export const dadosDe = ({ nome, telefone }: Pick<Conta, 'nome' | 'telefone'>): Dados => ({
  nome,
  telefone: normalizeTelefone(telefone ?? ''),
});

/** What is sent of the form: a phone left empty is none. */
export const pedidoDe = ({ nome, telefone }: Dados) => ({ nome: nome.trim(), telefone: telefone || null });

/** What keeps the form from being sent. A number stored before this rule may stay as it is. */
export function errosOf({ nome, telefone }: Dados, stored: Dados): Erros<keyof Dados> {
  const erros: Erros<keyof Dados> = {};
  if (nome.trim().length < 2) erros.nome = copy.nomeVazio;
  else if (nome.trim().length > 120) erros.nome = copy.nomeLongo;
  if (telefone && telefone !== stored.telefone && !isCelular(telefone)) erros.telefone = copy.telefoneInvalido;
  return erros;
}
