import { ConsultaAceites, type Encarregado, type MinhaPolitica } from '@balcao/contracts';
import { isTelefone, listaNoEndereco, validateEncarregado } from '@balcao/domain';
import type { Erros } from '@balcao/shared/forms';
import * as z from 'zod/mini';
import { copy } from './politica.copy.ts';

/** Parts of the page its address names. */
export const PARTES = ['versao', 'aba'] as const;
export const ABAS = ['texto', 'aceites', 'encarregado'] as const;
export type Aba = (typeof ABAS)[number];
export const abaDe = (typed: string | null): Aba => ABAS.find((aba) => aba === typed) ?? 'texto';

/** The address of the list of acceptances. */
export const endereco = listaNoEndereco({ schema: ConsultaAceites, filtros: ['q', 'situacao'], ordem: 'nome' });

/** A heading or a paragraph of the policy. */
export interface Bloco {
  readonly id: string;
  readonly isTitulo: boolean;
  readonly texto: string;
}

/** Splits the stored text into blocks: a blank line separates them, and `## ` starts a heading. */
export const blocosDe = (texto: string): Bloco[] =>
  texto
    .split(/\r?\n\s*\r?\n/)
    .map((bloco) => bloco.trim())
    .filter((bloco) => bloco !== '')
    .map((bloco, index) => ({ id: `bloco-${index}`, isTitulo: bloco.startsWith('## '), texto: bloco.replace(/^##\s+/, '') }));

/** When a version was accepted; null while it was not. */
export const aceiteDe = (minha: MinhaPolitica | undefined, versao: string): string | null =>
  minha?.aceites.find((aceite) => aceite.versao === versao)?.aceitoEm ?? null;

const Digitado = z.object({ nome: z.string(), email: z.string(), telefone: z.string() });
export type Digitado = Readonly<z.infer<typeof Digitado>>;
export const parseDigitado = (valor: unknown): Digitado | null => Digitado.safeParse(valor).data ?? null;

export const digitadoDe = ({ encarregado }: MinhaPolitica): Digitado => ({
  nome: encarregado?.nome ?? '',
  email: encarregado?.email ?? '',
  telefone: encarregado?.telefone ?? '',
});

export const dadosDe = ({ nome, email, telefone }: Digitado): Encarregado => ({
  nome: nome.trim(),
  email: email.trim(),
  telefone: telefone.trim() || null,
});

/** What keeps the form from being sent. */
export function errosOf(typed: Digitado): Erros<keyof Digitado> {
  const wrong = new Set(validateEncarregado(dadosDe(typed)).map(({ campo }) => campo));
  return {
    ...(typed.nome.trim().length < 2 && { nome: copy.faltaNome }),
    ...(wrong.has('email') && { email: copy.emailErrado }),
    ...(typed.telefone.trim() !== '' && !isTelefone(typed.telefone) && { telefone: copy.telefoneErrado }),
  };
}
