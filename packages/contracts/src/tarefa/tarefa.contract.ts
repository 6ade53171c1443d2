import * as z from 'zod/mini';
import { defineCall } from '../define.ts';
import { Nada } from '../formats.ts';

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
