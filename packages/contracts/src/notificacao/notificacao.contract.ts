import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
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
    input: Nada,
    output: z.object({ notificacoes: z.array(Notificacao), total: z.int() }),
  }),
  /** The gateway also takes the bare list as body. `anteriores`: every older one too, those the newest thirty do not show. */
  markAsRead: defineCall({
    method: 'POST',
    path: '/notificacao/markAsRead',
    resumo: 'Marca notificações como lidas.',
    input: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(100)), anteriores: z.optional(z.boolean()) }),
    output: z.object({ total: z.int() }),
  }),
};

/** `total` after it: how many are unread. */
export const notificacaoTopics = {
  nova: defineTopic('gestao', '{canal}/gestao/notificacao', z.object({ notificacao: Notificacao, total: z.int() })),
};
