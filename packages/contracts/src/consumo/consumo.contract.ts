import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { consultaLista, noFormato, ordemEntre, paginaDe } from '../envelope.ts';
import { Data, Id } from '../formats.ts';

const quantidades = { calculos: z.int(), buscas: z.int(), mensagens: z.int() };

/** What one user used on one day. */
export const ConsumoDoDia = z.object({ dia: Data, usuarioId: Id, usuario: z.string(), ...quantidades });
export type ConsumoDoDia = z.infer<typeof ConsumoDoDia>;

/** The period that is looked at; without ends, the current month. */
const periodo = { de: z.optional(Data), ate: z.optional(Data) };

/** Question to the list of what was used. */
export const ConsultaConsumo = z.object({
  pagina: consultaLista.pagina,
  tamanho: consultaLista.tamanho,
  ordenar: z._default(ordemEntre('dia', 'usuario', 'calculos', 'buscas', 'mensagens'), '-dia'),
  ...periodo,
});
export type ConsultaConsumo = z.infer<typeof ConsultaConsumo>;

/** What the subscription used in a period, day by day, and in the current month against its plan. */
export const ResumoConsumo = z.object({
  de: Data,
  ate: Data,
  dias: z.array(z.object({ dia: Data, ...quantidades })),
  total: z.object(quantidades),
  /** Calculations of the current month, and how many the plan has in one; null without a limit. */
  mes: z.object({ calculos: z.int(), limite: z.nullable(z.int()) }),
});
export type ResumoConsumo = z.infer<typeof ResumoConsumo>;

const B = '/c/api/v1/consumo';

/** Calls of what a subscription uses: they are its administrators'. */
export const consumoCalls = {
  listConsumo: defineCall({
    method: 'GET',
    path: B,
    resumo: 'O que cada usuário usou em cada dia.',
    administrador: true,
    input: ConsultaConsumo,
    output: paginaDe(ConsumoDoDia),
  }),
  exportConsumo: defineCall({
    method: 'GET',
    path: `${B}/exportar`,
    resumo: 'O consumo do período, inteiro, como CSV ou, com `formato=xlsx`, como planilha do Excel.',
    administrador: true,
    input: z.object({ ...ConsultaConsumo.shape, ...noFormato }),
    output: z.string(),
  }),
  getResumo: defineCall({
    method: 'GET',
    path: `${B}/resumo`,
    resumo: 'O consumo do período por dia, e o do mês contra o limite do plano.',
    administrador: true,
    input: z.object(periodo),
    output: ResumoConsumo,
  }),
};
