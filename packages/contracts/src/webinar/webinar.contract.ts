import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
import { Id, Instante, Nada } from '../formats.ts';

/** A webinar (spec §3). */
export const Webinar = z.object({
  id: Id,
  titulo: z.string(),
  descricao: z.string(),
  data: Instante,
  duracaoMin: z.int(),
  /** Where it is watched: only while live or after it, and only on the allow-list. */
  link: z.nullable(z.string()),
  live: z.boolean(),
  inscrito: z.boolean(),
});
export type Webinar = z.infer<typeof Webinar>;

const porId = z.object({ id: Id });

/** Calls of webinars (spec §7). */
export const webinarCalls = {
  getAll: defineCall({
    method: 'GET',
    path: '/webinar/getAll',
    resumo: 'Webinars, os próximos primeiro.',
    qualquerSessao: 'os webinars são de todos',
    input: Nada,
    output: z.array(Webinar),
  }),
  getNext: defineCall({
    method: 'GET',
    path: '/webinar/getNext',
    resumo: 'O próximo webinar, ou o que está ao vivo.',
    qualquerSessao: 'os webinars são de todos',
    input: Nada,
    output: z.nullable(Webinar),
  }),
  subscribe: defineCall({
    method: 'POST',
    path: '/webinar/subscribe/:id',
    resumo: 'Inscreve o usuário.',
    qualquerSessao: 'os webinars são de todos',
    input: porId,
    output: Webinar,
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: '/webinar/unsubscribe/:id',
    resumo: 'Desfaz a inscrição.',
    qualquerSessao: 'os webinars são de todos',
    input: porId,
    output: Webinar,
  }),
};

/** Published to everyone when one goes live or ends (spec §6). */
export const webinarTopics = {
  aoVivo: defineTopic('gestao', '{canal}/gestao/webinar', z.object({ id: Id, live: z.boolean() })),
};
