import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Data, Id, Nada } from '../formats.ts';

export const TipoTarefa = z.enum(['RENOVACAO', 'RETORNO', 'COBRANCA', 'DOCUMENTO', 'SINISTRO', 'OUTRO']);
export type TipoTarefa = z.infer<typeof TipoTarefa>;

export const PrioridadeTarefa = z.enum(['BAIXA', 'NORMAL', 'ALTA']);
export type PrioridadeTarefa = z.infer<typeof PrioridadeTarefa>;

/** A task that is to be (domain design §2.5); what it is about is said by who asks for it. */
export const DadosTarefa = z.object({
  titulo: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  tipo: TipoTarefa,
  vencimento: Data,
  prioridade: PrioridadeTarefa,
  /** Who does it; null is who asks for it. */
  responsavelId: z.nullable(Id),
});
export type DadosTarefa = z.infer<typeof DadosTarefa>;

/** Tasks as the frame shows them (spec §7). */
export const tarefaCalls = {
  count: defineCall({
    method: 'GET',
    path: '/bgt/api/Task/Count',
    resumo: 'Quantas tarefas abertas são do usuário.',
    qualquerSessao: 'são os dados da própria pessoa',
    input: Nada,
    output: z.int(),
  }),
};
