import * as z from 'zod/mini';
import { EmailFrouxo, SenhaNova } from '../access/access.contract.ts';
import { defineCall } from '../define.ts';
import { Centavos, Nada, Slug } from '../formats.ts';

/** Set while the guided tour must not start automatically: 2 days after it, 30 with insurer credentials (spec §4, §9). */
export const COOKIE_TOUR = 'balcao_tour';

/** The three plans (spec §2). */
export const Plano = z.enum(['multicalculo', 'integrado', 'gestao']);
export type Plano = z.infer<typeof Plano>;

/** What a plan offers. */
export const OfertaPlano = z.object({
  plano: Plano,
  nome: z.string(),
  resumo: z.string(),
  itens: z.array(z.string()),
  mensalCentavos: Centavos,
  usuarios: z.int(),
});
export type OfertaPlano = z.infer<typeof OfertaPlano>;

/** Step `userInfo` (spec §3). */
export const UsuarioOnboarding = z.object({
  name: z.string().check(z.trim(), z.minLength(3, 'Informe o seu nome.'), z.maxLength(120, 'Use até 120 letras.')),
  email: EmailFrouxo,
  phone: z.string().check(z.trim(), z.minLength(10, 'Informe o celular com DDD.'), z.maxLength(20, 'Informe o celular com DDD.')),
  password: SenhaNova,
});
export type UsuarioOnboarding = z.infer<typeof UsuarioOnboarding>;

/** Step `companyInfo` (spec §3), with the required fields of a brokerage. */
export const EmpresaOnboarding = z.object({
  name: z.string().check(z.trim(), z.minLength(3, 'Informe o nome da corretora.'), z.maxLength(120, 'Use até 120 letras.')),
  website: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Use até 200 letras.'))),
  cnpj: z.string().check(z.trim(), z.minLength(14, 'Informe o CNPJ.'), z.maxLength(18, 'Informe o CNPJ.')),
  susep: z.optional(z.string().check(z.trim(), z.maxLength(20))),
});
export type EmpresaOnboarding = z.infer<typeof EmpresaOnboarding>;

/** Where the tour stands (spec §3, §4: steps 0 to 17). */
export const Tour = z.object({
  step: z.int().check(z.gte(0), z.lte(17)),
  loginConfigurado: z.boolean(),
  fadeMenu: z.boolean(),
});
export type Tour = z.infer<typeof Tour>;

/** Insurer profile of the user (spec §3). */
export const PerfilSeguradoras = z.object({ status: z.string(), user_id: z.string(), credentials_active: z.int() });
export type PerfilSeguradoras = z.infer<typeof PerfilSeguradoras>;

/** The code of a referral, as people type it. */
const CodigoDigitado = z.optional(z.string().check(z.maxLength(40)));

const B = '/c/api/v1/onboarding';

/** Calls of a broker who is beginning. */
export const onboardingCalls = {
  listPlanos: defineCall({
    method: 'GET',
    path: '/c/api/v1/planos',
    resumo: 'Planos e preços.',
    input: Nada,
    output: z.array(OfertaPlano),
    publica: true,
  }),
  listSeguradoras: defineCall({
    method: 'GET',
    path: `${B}/seguradoras`,
    resumo: 'Seguradoras que se pode escolher.',
    input: Nada,
    output: z.array(z.object({ slug: Slug, nome: z.string() })),
    publica: true,
  }),
  /** Validates one step without writing; never reveals whether an e-mail has an account. */
  validateUsuario: defineCall({
    method: 'POST',
    path: `${B}/usuario`,
    resumo: 'Confere os dados da pessoa.',
    input: UsuarioOnboarding,
    output: Nada,
    publica: true,
  }),
  validateEmpresa: defineCall({
    method: 'POST',
    path: `${B}/empresa`,
    resumo: 'Confere os dados da corretora, e o código de indicação que se digitou.',
    input: z.object({ ...EmpresaOnboarding.shape, indicacao: CodigoDigitado }),
    output: Nada,
    publica: true,
  }),
  /** Creates subscription in trial, brokerage, administrator and insurers in one transaction; the link sent by e-mail opens the account. */
  conclude: defineCall({
    method: 'POST',
    path: `${B}/concluir`,
    resumo: 'Cria a assinatura em teste.',
    input: z.object({
      userPlan: Plano,
      user: UsuarioOnboarding,
      company: EmpresaOnboarding,
      seguradoras: z.array(Slug).check(z.maxLength(60)),
      aceiteTermos: z.literal(true, 'Aceite os termos de uso para continuar.'),
      /** The code of who referred them. One that came by a link and is nobody's does not keep anybody from signing up. */
      indicacao: CodigoDigitado,
      /** It was typed: then one that is not good is refused at `indicacao`. */
      indicacaoDigitada: z.optional(z.boolean()),
    }),
    output: z.object({ email: z.string(), diasDeTeste: z.int() }),
    publica: true,
    idempotente: true,
  }),
  getPerfil: defineCall({
    method: 'GET',
    path: `${B}/perfil-seguradoras`,
    resumo: 'O perfil de seguradoras do usuário; null quando não há.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: z.nullable(PerfilSeguradoras),
  }),
  getTour: defineCall({
    method: 'GET',
    path: `${B}/tour`,
    resumo: 'Onde está o tour do usuário.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: Tour,
  }),
  saveTour: defineCall({
    method: 'PUT',
    path: `${B}/tour`,
    resumo: 'Guarda onde está o tour.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Tour,
    output: Tour,
  }),
  /** Steps of the trial bar, from what the subscription really did. */
  getPassos: defineCall({
    method: 'GET',
    path: `${B}/passos`,
    resumo: 'Passos do teste: logins das seguradoras, documentos importados, multicálculo.',
    qualquerSessao: 'conta o que a assinatura já fez, sem dizer o quê',
    input: Nada,
    output: z.array(z.object({ id: z.enum(['logins', 'documentos', 'multicalculo']), feito: z.boolean() })),
  }),
};
