import { addressOf, type EmpresaOnboarding, onboardingRoutes, Plano } from '@balcao/contracts';
import * as z from 'zod/mini';

/** The four steps of a new brokerage, in their order (spec §2). */
export const etapas = ['plano', 'userInfo', 'companyInfo', 'insuranceCompanies'] as const;
export type Etapa = (typeof etapas)[number];

/** What was filled so far (spec §3), as stored in the tab. It never contains the password. */
export const Cadastro = z.object({
  userPlan: z._default(Plano, 'integrado'),
  user: z._default(z.object({ name: z.string(), email: z.string(), phone: z.string() }), { name: '', email: '', phone: '' }),
  company: z._default(z.object({ name: z.string(), website: z.string(), cnpj: z.string(), susep: z.string() }), {
    name: '',
    website: '',
    cnpj: '',
    susep: '',
  }),
  seguradoras: z._default(z.array(z.string()), []),
  /** Code of who referred them, from the link they came by or as they typed it. */
  indicacao: z._default(z.string(), ''),
  /** It was typed: the gateway judges it, and its step may change it. */
  isIndicacaoDigitada: z._default(z.boolean(), false),
  /** Steps already accepted, for the progress bar. */
  feitas: z._default(z.array(z.enum(etapas)), []),
  /** E-mail the confirmation was sent to, once the subscription exists. */
  concluido: z._default(z.nullable(z.object({ email: z.string(), diasDeTeste: z.int() })), null),
});
export type Cadastro = z.infer<typeof Cadastro>;

export const cadastroVazio: Cadastro = Cadastro.parse({});

export const enderecoDa = (etapa: Etapa): string => addressOf(onboardingRoutes, etapa);

export const depoisDe = (etapa: Etapa): Etapa => etapas[etapas.indexOf(etapa) + 1] ?? etapa;
export const antesDe = (etapa: Etapa): Etapa | null => etapas[etapas.indexOf(etapa) - 1] ?? null;

/** The brokerage as sent, without empty fields. */
export const empresaOf = ({ name, website, cnpj, susep }: Cadastro['company']): EmpresaOnboarding => ({
  name: name.trim(),
  cnpj,
  ...(website.trim() && { website: website.trim() }),
  ...(susep.trim() && { susep: susep.trim() }),
});

/** Refusals by field name. */
export type Erros = Readonly<Record<string, string>>;

/**
 * Groups refusals of the complete sign-up by step: `company.cnpj` is `cnpj` of the third.
 */
export function errosPorEtapa(issues: readonly { campo: string; mensagem: string }[]): Partial<Record<Etapa, Erros>> {
  const found: Partial<Record<Etapa, Erros>> = {};
  for (const { campo, mensagem } of issues) {
    const [first = '', second] = campo.split('.');
    const etapa = donos[first] ?? 'insuranceCompanies';
    const nome = etapa === 'userInfo' || etapa === 'companyInfo' ? (second ?? first) : first;
    found[etapa] = { ...found[etapa], [nome]: found[etapa]?.[nome] ?? mensagem };
  }
  return found;
}

const donos: Readonly<Record<string, Etapa>> = { userPlan: 'plano', user: 'userInfo', company: 'companyInfo', indicacao: 'companyInfo' };

/** Refusals of the check of one step, whose field names have no prefix; keeps the first of each field. */
export function errosDe(issues: readonly { campo: string; mensagem: string }[]): Erros {
  const found: Record<string, string> = {};
  for (const { campo, mensagem } of issues) found[campo.split('.').at(-1) ?? campo] ??= mensagem;
  return found;
}

/** Sorts refusals in the order of the fields on the screen; the first one takes the focus. */
export const inOrder = (erros: Erros, campos: readonly string[]): Erros =>
  Object.fromEntries(campos.flatMap((campo) => (erros[campo] ? [[campo, erros[campo]]] : [])));
