import { addressOf, type EmpresaOnboarding, onboardingRoutes, Plano } from '@balcao/contracts';
import * as z from 'zod/mini';

/** The four steps of a new brokerage, in their order (spec §2). */
export const etapas = ['plano', 'userInfo', 'companyInfo', 'insuranceCompanies'] as const;
export type Etapa = (typeof etapas)[number];

/** What was filled so far (spec §3), as it lies in the tab's storage. The password is never part of it. */
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
  /** Steps already accepted: what the progress shows. */
  feitas: z._default(z.array(z.enum(etapas)), []),
  /** Where the confirmation went, once the subscription exists. */
  concluido: z._default(z.nullable(z.object({ email: z.string(), diasDeTeste: z.int() })), null),
});
export type Cadastro = z.infer<typeof Cadastro>;

export const cadastroVazio: Cadastro = Cadastro.parse({});

export const enderecoDa = (etapa: Etapa): string => addressOf(onboardingRoutes, etapa);

export const depoisDe = (etapa: Etapa): Etapa => etapas[etapas.indexOf(etapa) + 1] ?? etapa;
export const antesDe = (etapa: Etapa): Etapa | null => etapas[etapas.indexOf(etapa) - 1] ?? null;

/** The brokerage as it is sent: what was left empty is not sent at all. */
export const empresaOf = ({ name, website, cnpj, susep }: Cadastro['company']): EmpresaOnboarding => ({
  name: name.trim(),
  cnpj,
  ...(website.trim() && { website: website.trim() }),
  ...(susep.trim() && { susep: susep.trim() }),
});

/** Refused fields, by the field's own name. */
export type Erros = Readonly<Record<string, string>>;

/**
 * Refusals of the whole, each in the step that holds its field: `company.cnpj` is `cnpj` of the third.
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

const donos: Readonly<Record<string, Etapa>> = { userPlan: 'plano', user: 'userInfo', company: 'companyInfo' };

/** Refusals of one step's own check, whose fields stand at the root; the first of a field wins. */
export function errosDe(issues: readonly { campo: string; mensagem: string }[]): Erros {
  const found: Record<string, string> = {};
  for (const { campo, mensagem } of issues) found[campo.split('.').at(-1) ?? campo] ??= mensagem;
  return found;
}

/** The same refusals in the order the screen shows its fields: the first is where one is taken to. */
export const inOrder = (erros: Erros, campos: readonly string[]): Erros =>
  Object.fromEntries(campos.flatMap((campo) => (erros[campo] ? [[campo, erros[campo]]] : [])));
