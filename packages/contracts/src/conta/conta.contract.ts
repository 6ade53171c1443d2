import * as z from 'zod/mini';
import { CodigoAcesso, Prova, SenhaNova } from '../access/access.contract.ts';
import { defineCall } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';
import { preferenciasCalls } from './preferencias.contract.ts';

/** The signed-in person's own record. */
export const Conta = z.object({
  nome: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  administrador: z.boolean(),
  nomeCorretora: z.string(),
  emailConfirmado: z.boolean(),
  criadaEm: Instante,
});
export type Conta = z.infer<typeof Conta>;

/** One place where the account is signed in. */
export const SessaoAtiva = z.object({
  id: Id,
  /** Browser and system in plain words, `Chrome no Windows`. */
  aparelho: z.string(),
  ip: z.nullable(z.string()),
  inicio: Instante,
  expira: Instante,
  atual: z.boolean(),
});
export type SessaoAtiva = z.infer<typeof SessaoAtiva>;

const B = '/c/api/v1/conta';

/** Calls of a person about their own account. */
export const contaCalls = {
  getConta: defineCall({
    method: 'GET',
    path: B,
    resumo: 'Os próprios dados.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: Conta,
  }),
  saveConta: defineCall({
    method: 'PUT',
    path: B,
    resumo: 'Atualiza os próprios dados.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: z.object({
      nome: z.string().check(z.trim(), z.minLength(2, 'Informe o nome.'), z.maxLength(120, 'Use até 120 letras.')),
      telefone: z.nullable(z.string().check(z.maxLength(20))),
    }),
    output: Conta,
  }),
  changeSenha: defineCall({
    method: 'POST',
    path: `${B}/senha`,
    resumo: 'Troca a própria senha e encerra as outras sessões.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: z.object({ atual: z.string().check(z.minLength(1, 'Informe a senha atual.'), z.maxLength(256)), nova: SenhaNova }),
    output: Nada,
  }),
  getMfa: defineCall({
    method: 'GET',
    path: `${B}/mfa`,
    resumo: 'Situação do segundo fator.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    /** `exigido`: the subscription asks for it, so that it cannot be turned off. */
    output: z.object({ ativo: z.boolean(), exigido: z.boolean(), recuperacaoRestantes: z.int() }),
  }),
  /** The secret is shown once and counts only after `confirmarMfa`. `qr` is an SVG document. */
  startMfa: defineCall({
    method: 'POST',
    path: `${B}/mfa`,
    resumo: 'Começa a ligar o segundo fator.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: z.object({ segredo: z.string(), endereco: z.string(), qr: z.string() }),
  }),
  confirmMfa: defineCall({
    method: 'POST',
    path: `${B}/mfa/confirmar`,
    resumo: 'Liga o segundo fator e entrega os códigos de recuperação, uma única vez.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: z.object({ codigo: CodigoAcesso }),
    output: z.object({ recuperacao: z.array(z.string()) }),
  }),
  disableMfa: defineCall({
    method: 'POST',
    path: `${B}/mfa/desligar`,
    resumo: 'Desliga o segundo fator.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: z.object({ codigo: CodigoAcesso }),
    output: Nada,
  }),
  listSessoes: defineCall({
    method: 'GET',
    path: `${B}/sessoes`,
    resumo: 'Onde a conta está aberta.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: z.array(SessaoAtiva),
  }),
  endSessao: defineCall({
    method: 'DELETE',
    path: `${B}/sessoes/:id`,
    resumo: 'Encerra uma sessão da própria conta.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: z.object({ id: Id }),
    output: Nada,
  }),
  endOutras: defineCall({
    method: 'POST',
    path: `${B}/sessoes/encerrar-outras`,
    resumo: 'Encerra todas as sessões da própria conta, menos esta.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: z.object({ encerradas: z.int() }),
  }),
  confirmEmail: defineCall({
    method: 'POST',
    path: `${B}/confirmar-email`,
    resumo: 'Confirma o e-mail de um cadastro ou de uma migração.',
    input: z.object({ token: Prova }),
    output: z.object({ email: z.string() }),
    publica: true,
  }),
  ...preferenciasCalls,
};
