import { mensagemCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import type { PedidoMensagem } from './mensagens.model.ts';

/** Messages of one page. */
export const TAMANHO = 10;
const A_CADA_MS = 30_000;

/** One page of messages; the previous one stays while the next loads. Polled, because messages are read and expire. */
export const useMensagens = (pagina: number) =>
  useCall(mensagemCalls.list, { pagina, tamanho: TAMANHO }, { keepPrevious: true, refetchInterval: A_CADA_MS });

/** Publishes a message. Retrying with the same `chave` does not publish it twice. */
export async function publish(pedido: PedidoMensagem, chave: string): Promise<{ entregues: number }> {
  const answer = await call(mensagemCalls.publish, pedido, { idempotencyKey: chave });
  await queryClient.invalidateQueries({ queryKey: keyOf(mensagemCalls.list) });
  return answer;
}

/** Ends one before its time. */
export const useWithdraw = () => useCommand(mensagemCalls.withdraw, { invalidates: [mensagemCalls.list] });

/** Now. */
export const agora = (): Date => new Date();
