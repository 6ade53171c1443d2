import * as z from 'zod/mini';
import { ACESSOS_DO_CASO } from './acessos.ts';
import { defineCall, defineTopic } from '../define.ts';
import { Id, Instante } from '../formats.ts';

/** An offer the client chose on the page sent to them, and the run it is of. One per sending. */
export const EscolhaDoCliente = z.object({
  ofertaId: Id,
  em: Instante,
  seguradora: z.string(),
  pacote: z.string(),
  cotacaoId: Id,
  /** Number of that run. */
  versao: z.int(),
});
export type EscolhaDoCliente = z.infer<typeof EscolhaDoCliente>;

/** What came of the pages sent to the client. Apart from the results: what turns an offer into a sale asks for this alone. */
export const escolhaCalls = {
  listEscolhas: defineCall({
    method: 'GET',
    path: '/c/api/v1/orcamentos/:orcamentoId/escolhas',
    resumo: 'As ofertas que o cliente escolheu na página dele, da mais nova à mais antiga.',
    needs: ACESSOS_DO_CASO,
    input: z.object({ orcamentoId: Id }),
    output: z.array(EscolhaDoCliente),
  }),
};

/** Actions of the client in real time, on the channel of the subscription, for users who may read the case. */
export const escolhaTopics = {
  escolha: defineTopic('multicalculo', '{canal}/multicalculo/orcamento/{orcamentoId}/escolha', EscolhaDoCliente),
};
