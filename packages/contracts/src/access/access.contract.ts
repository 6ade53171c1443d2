import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Instante, Nada } from '../formats.ts';

/** An e-mail as forms take it: only loosely checked (spec §5); the gateway answers neutrally for unknown ones. */
export const EmailFrouxo = z
  .string()
  .check(z.trim(), z.maxLength(254, 'Use até 254 letras.'), z.regex(/^.+@.+\..+$/, 'Informe um e-mail válido.'));
/** A new password; both the screen and the gateway validate it with `regrasSenha` (domain). */
export const SenhaNova = z.string().check(z.minLength(1, 'Crie uma senha.'), z.maxLength(256, 'Use até 256 caracteres.'));
/** A single-use proof that travelled by e-mail or came with a refused sign-in: base64url. */
export const Prova = z.string().check(z.regex(/^[\w-]{20,128}$/, 'Este endereço não vale mais. Peça outro.'));
/** Six digits of an authenticator, or one recovery code. */
export const CodigoAcesso = z
  .string()
  .check(z.trim(), z.regex(/^(\d{6}|[a-z0-9]{5}-[a-z0-9]{5})$/i, 'Informe os 6 números do aplicativo ou um código de recuperação.'));

/** Body of the login form. */
export const Login = z.object({ email: EmailFrouxo, senha: z.string().check(z.minLength(1), z.maxLength(256)) });
export type Login = z.infer<typeof Login>;

/**
 * `token` is the session's bearer; with `code` 2 it is the single-use hash for the expired-password screen, with 6 the one for the second
 * factor, with 9 the one that enrols a second factor the subscription asks for.
 */
export const LoginAceito = z.object({ token: z.string() });

/**
 * POST /auth/login answers 200 with `success` true or false (spec §7); `code` as in spec §4:
 * -1 resolved, 1 wrong e-mail or password, 2 expired password, 3 blocked, 4 blocked after attempts, 5 blocked subscription.
 * Beyond the specification, which lets other values pass: 6 wants the second factor, 7 an e-mail not confirmed yet,
 * 8 outside the hours of the user's own record.
 */
export const accessCalls = {
  login: defineCall({
    method: 'POST',
    path: '/auth/login',
    resumo: 'Inicia uma sessão.',
    input: Login,
    output: LoginAceito,
    publica: true,
  }),
  confirmCodigo: defineCall({
    method: 'POST',
    path: '/auth/login/codigo',
    resumo: 'Conclui um login que pediu o segundo fator.',
    input: z.object({ token: Prova, codigo: CodigoAcesso }),
    output: LoginAceito,
    publica: true,
  }),
  /** The secret counts only after `confirmInscricao`. `qr` is an SVG document. */
  startInscricao: defineCall({
    method: 'POST',
    path: '/auth/login/inscricao',
    resumo: 'Começa a ligar o segundo fator que a assinatura exige, antes da sessão.',
    input: z.object({ token: Prova }),
    output: z.object({ segredo: z.string(), endereco: z.string(), qr: z.string() }),
    publica: true,
  }),
  confirmInscricao: defineCall({
    method: 'POST',
    path: '/auth/login/inscricao/confirmar',
    resumo: 'Liga o segundo fator, inicia a sessão e entrega os códigos de recuperação, uma única vez.',
    input: z.object({ token: Prova, codigo: CodigoAcesso }),
    output: z.object({ token: z.string(), recuperacao: z.array(z.string()) }),
    publica: true,
  }),
  /** Where the browser goes next: `legado` is opened in a hidden frame first (spec §4), `para` is the central login's logout. */
  logoff: defineCall({
    method: 'POST',
    path: '/auth/logoff',
    resumo: 'Encerra a sessão.',
    qualquerSessao: 'todos podem sair',
    livreNaLeitura: true,
    input: Nada,
    output: z.object({ legado: z.nullable(z.string()), para: z.string() }),
  }),
  /** With `email`, sends the link that unblocks; with `token`, unblocks. Neutral: reveals no account. */
  unblock: defineCall({
    method: 'POST',
    path: '/auth/unblock',
    resumo: 'Pede ou confirma o desbloqueio de um acesso.',
    input: z.object({ email: z.optional(EmailFrouxo), token: z.optional(Prova) }),
    output: Nada,
    publica: true,
  }),
  forgotPassword: defineCall({
    method: 'POST',
    path: '/forgotpassword',
    resumo: 'Envia o link de uma senha nova. A resposta é a mesma para qualquer e-mail.',
    input: z.object({ email: EmailFrouxo }),
    output: Nada,
    publica: true,
  }),
  /** `hash` comes from the sign-in refused with code 2 or from the link of the forgotten password. */
  changeExpiredPassword: defineCall({
    method: 'POST',
    path: '/changeexpiredpassword',
    resumo: 'Troca a senha de quem provou poder.',
    input: z.object({ hash: Prova, senha: SenhaNova }),
    output: Nada,
    publica: true,
  }),
  /** A legacy login becomes an account entered by e-mail; the link sent there confirms it. Neutral. */
  migrateUser: defineCall({
    method: 'POST',
    path: '/migrateuser',
    resumo: 'Migra um acesso antigo para a conta por e-mail.',
    input: z.object({
      login: z.string().check(z.trim(), z.minLength(3, 'Informe o login antigo.'), z.maxLength(80, 'Use até 80 letras.')),
      senha: z.string().check(z.minLength(1, 'Informe a senha atual.'), z.maxLength(256)),
      email: EmailFrouxo,
    }),
    output: Nada,
    publica: true,
  }),
  /** Authenticated by the cookies alone (spec §7). Null: the user's own hours do not allow the site now. */
  restricaoHorario: defineCall({
    method: 'GET',
    path: '/auth/restricaoHorarioAtiva',
    resumo: 'Se o horário do cadastro do usuário permite o acesso agora.',
    input: Nada,
    output: z.nullable(z.object({ ate: z.nullable(Instante) })),
    publica: true,
  }),
};
