import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Instante, Nada } from '../formats.ts';

/** What is counted of a user. */
export const MedidaConquista = z.enum(['calculos', 'propostas', 'perfil', 'segundoFator', 'equipe', 'faturas', 'indicacoes']);
export type MedidaConquista = z.infer<typeof MedidaConquista>;

/** A badge: its rule, how far the user is, and when it was earned. */
export const Conquista = z.object({
  id: z.string(),
  medida: MedidaConquista,
  meta: z.int(),
  /** Never above the goal. */
  atual: z.int(),
  /** Null while it is locked. */
  conquistadaEm: z.nullable(Instante),
});
export type Conquista = z.infer<typeof Conquista>;

/** Calls of badges. */
export const conquistaCalls = {
  listConquistas: defineCall({
    method: 'GET',
    path: '/c/api/v1/conquistas',
    resumo: 'As conquistas do usuário e o que falta para as outras.',
    qualquerSessao: 'são as da própria pessoa',
    input: Nada,
    output: z.array(Conquista),
  }),
};
