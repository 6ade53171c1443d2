import * as z from 'zod/mini';
import { defineCall, defineTopic } from '../define.ts';
import { Id, Instante } from '../formats.ts';
import { ConversaPublica, EnvioOrcamento } from './envio.contract.ts';

/** A case whose client waits for the brokerage, and since when: a question not answered, or prices to be updated. */
export const ClienteEsperando = z.object({ orcamentoId: Id, numero: z.int(), desde: Instante });
export type ClienteEsperando = z.infer<typeof ClienteEsperando>;

const B = '/c/api/v1';
const DoEnvio = { orcamentoId: Id, envioId: Id };

/** Conversation through the link of a client, in both directions. */
export const conversaCalls = {
  answer: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/envios/:envioId/respostas`,
    resumo: 'Responde ao cliente: aparece na página dele e vai por e-mail a quem recebeu o envio.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object({
      ...DoEnvio,
      mensagem: z.string().check(z.trim(), z.minLength(2, 'Escreva a resposta.'), z.maxLength(2_000, 'Use até 2.000 letras.')),
    }),
    output: EnvioOrcamento,
  }),
  resolve: defineCall({
    method: 'POST',
    path: `${B}/orcamentos/:orcamentoId/envios/:envioId/resolver`,
    resumo: 'O cliente já foi atendido por outro meio: deixa de esperar resposta.',
    needs: 'acessoOrcamentacao',
    idempotente: true,
    input: z.object(DoEnvio),
    output: EnvioOrcamento,
  }),
  listEsperando: defineCall({
    method: 'GET',
    path: `${B}/clientes-esperando`,
    resumo: 'Orçamentos cujo cliente espera resposta, de quem espera há mais tempo a quem espera há menos.',
    needs: 'acessoOrcamentacao',
    input: z.object({}),
    output: z.array(ClienteEsperando),
  }),
  viewConversa: defineCall({
    method: 'POST',
    path: `${B}/publico/cotacao/conversa`,
    resumo: 'O que o cliente perguntou por este link e o que a corretora respondeu.',
    publica: true,
    input: z.object({ token: z.string() }),
    output: ConversaPublica,
  }),
  requestAtualizacao: defineCall({
    method: 'POST',
    path: `${B}/publico/cotacao/atualizacao`,
    resumo: 'O cliente pede preços novos no lugar dos que venceram; uma vez por envio.',
    publica: true,
    input: z.object({ token: z.string() }),
    output: ConversaPublica,
  }),
};

/** New message in the conversation of a client's link: open screens refetch it. Contains no names and no text. */
export const conversaTopics = {
  conversa: defineTopic(
    'multicalculo',
    '{canal}/multicalculo/orcamento/{orcamentoId}/conversa',
    z.object({ orcamentoId: Id, envioId: Id, em: Instante }),
  ),
};
