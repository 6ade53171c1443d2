import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
import { consultaLista, paginaDe } from '../envelope.ts';
import { Id, Instante, Nada } from '../formats.ts';

/** A notice to one user (spec §3). `tipo` 1 screen, 2 user, 3 money, 4 info, 5 file, anything else warning. */
export const Notificacao = z.object({
  id: Id,
  tipo: z.int(),
  titulo: z.string(),
  descricao: z.string(),
  data: Instante,
  lido: z.boolean(),
  /** Address inside the site. */
  link: z.nullable(z.string()),
});
export type Notificacao = z.infer<typeof Notificacao>;

/** Calls of the bell (spec §7). */
export const notificacaoCalls = {
  /** The newest 30; `total` counts every unread one. */
  getLatest: defineCall({
    method: 'GET',
    path: '/notificacao/getLatestNotifications',
    resumo: 'As notificações mais novas do usuário.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: z.object({ notificacoes: z.array(Notificacao), total: z.int() }),
  }),
  /** The gateway also takes the bare list as body. `anteriores`: every older one too, those the newest thirty do not show. */
  markAsRead: defineCall({
    method: 'POST',
    path: '/notificacao/markAsRead',
    resumo: 'Marca notificações como lidas.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)), anteriores: z.optional(z.boolean()) }),
    output: z.object({ total: z.int() }),
  }),
};

/** What narrows the whole list. `tipo` is the word of spec §3: `aviso` is every number it does not name. */
export const ConsultaNotificacoes = z.object({
  pagina: consultaLista.pagina,
  tamanho: consultaLista.tamanho,
  leitura: z.optional(z.enum(['todas', 'naoLidas', 'lidas'])),
  tipo: z.optional(z.enum(['tela', 'usuario', 'dinheiro', 'info', 'arquivo', 'aviso'])),
});
export type ConsultaNotificacoes = z.infer<typeof ConsultaNotificacoes>;

/** One page of the whole list. `naoLidas` counts every unread notice, regardless of the filters. */
export const PaginaNotificacoes = z.object({ ...paginaDe(Notificacao).shape, naoLidas: z.int() });
export type PaginaNotificacoes = z.infer<typeof PaginaNotificacoes>;

/** Calls of the notifications screen, under the path spec §7 gives it. */
export const notificationsCalls = {
  /** Newest first. */
  list: defineCall({
    method: 'GET',
    path: '/notifications',
    resumo: 'Todas as notificações do usuário, por página, com filtros de leitura e tipo.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: ConsultaNotificacoes,
    output: PaginaNotificacoes,
  }),
  markAsRead: defineCall({
    method: 'POST',
    path: '/notifications/lidas',
    resumo: 'Marca como lidas as notificações nomeadas.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ total: z.int() }),
  }),
  markAllAsRead: defineCall({
    method: 'POST',
    path: '/notifications/todas-lidas',
    resumo: 'Marca como lidas todas as notificações do usuário.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: z.object({ total: z.int() }),
  }),
};

/** A message of the provider, as support sees it. */
export const MensagemProvedor = z.object({
  id: Id,
  titulo: z.string(),
  texto: z.string(),
  /** Address inside the site. */
  link: z.nullable(z.string()),
  autor: z.string(),
  publicadaEm: Instante,
  /** The term it was written with. */
  validaAte: Instante,
  /** When it was taken back before that. */
  retiradaEm: z.nullable(Instante),
  estado: z.enum(['valendo', 'encerrada', 'vencida']),
  /** Administrators who have it, and those who read it. */
  entregues: z.int(),
  lidas: z.int(),
});
export type MensagemProvedor = z.infer<typeof MensagemProvedor>;

/** Messages of the provider to every administrator of every subscription (spec §6). Only support reads, writes and withdraws them. */
export const mensagemCalls = {
  list: defineCall({
    method: 'GET',
    path: '/suporte/mensagens',
    resumo: 'Mensagens do provedor, da mais nova à mais antiga.',
    segfyer: true,
    input: z.object({ pagina: consultaLista.pagina, tamanho: consultaLista.tamanho }),
    output: paginaDe(MensagemProvedor),
  }),
  publish: defineCall({
    method: 'POST',
    path: '/suporte/mensagens',
    resumo: 'Mensagem do provedor a todos os administradores, até o fim da validade.',
    segfyer: true,
    idempotente: true,
    input: z.object({
      titulo: z.string().check(z.minLength(3), z.maxLength(120)),
      texto: z.string().check(z.maxLength(1_000)),
      /** Address inside the site. */
      link: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/([^/\\]|$)/))),
      validaAte: Instante,
    }),
    output: z.object({ id: Id, entregues: z.int() }),
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/suporte/mensagens/:id/retirar',
    resumo: 'Retira uma mensagem do provedor de quem a recebeu.',
    segfyer: true,
    input: z.object({ id: Id }),
    output: Nada,
  }),
};

/** Notices as they reach the open sessions of one user. */
export const notificacaoTopics = {
  /** `total` after it: how many are unread. */
  nova: defineTopic('gestao', '{canal}/gestao/notificacao', z.object({ notificacao: Notificacao, total: z.int() })),
  /** Some were read on another page or device of the user: the number of unread now. */
  lidas: defineTopic('gestao', '{canal}/gestao/notificacao-lida', z.object({ total: z.int() })),
  /**
   * Administrators have something new to read, of their subscription or from the provider: each reads their own (the ids are not the same).
   * Without a title, the notice was withdrawn.
   */
  administracao: defineTopic('gestao', '{canal}/gestao/administracao', z.object({ titulo: z.nullable(z.string()) })),
};
