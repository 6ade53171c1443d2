import { type FichaPedidoTitular, notificacaoTopics, permissoesCalls, titularCalls } from '@balcao/contracts';
import { call, download } from '@balcao/shared';
import { openGuardado, useForm } from '@balcao/shared/forms';
import { saveFile, useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { on, onOpen } from '@balcao/shared/realtime';
import { focusCampo, showToast } from '@balcao/ui';
import { useEffect, useState } from 'react';
import { copy } from './pedidos.copy.ts';
import { emBranco, endereco, errosOf, parseDigitado, pedidoDe } from './pedidos.model.ts';

const readListAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(titularCalls.listPedidos) });

/** The requests of the address. One that a holder makes by their own link appears by itself: administrators are told of it. */
export function usePedidos() {
  useEffect(() => {
    const escuta = on(notificacaoTopics.administracao, {}, 'administradores').subscribe(readListAgain);
    escuta.add(onOpen('gestao').subscribe(readListAgain));
    return () => escuta.unsubscribe();
  }, []);
  return useLista({ endereco, list: titularCalls.listPedidos });
}
export const usePedido = (pedidoId: string) => useCall(titularCalls.getPedido, { pedidoId }, { staleTime: 0 });

const LIDAS = [titularCalls.listPedidos, titularCalls.getPedido];
const E_PERMISSOES = [...LIDAS, permissoesCalls.listPermissoes];
// what is read again closes the request, whose forms go: it is told before
const tell = (titulo: string) => () => showToast({ tone: 'sucesso', titulo });
export const useSituacao = () => useCommand(titularCalls.setSituacao, { invalidates: LIDAS, onDone: tell(copy.mudou) });
export const useCorrecao = () => useCommand(titularCalls.correct, { invalidates: E_PERMISSOES, onDone: tell(copy.mudou) });
export const useEliminacao = () => useCommand(titularCalls.eliminate, { invalidates: E_PERMISSOES, onDone: tell(copy.eliminou) });

/** The form of a new request: what is typed survives a reload and the end of the session. */
export function useNovoPedido(onSent: (pedido: FichaPedidoTitular) => void) {
  const [guardado] = useState(() => openGuardado('pedido-titular', parseDigitado));
  return useForm({
    inicial: emBranco,
    after: () => emBranco,
    judge: errosOf,
    goTo: focusCampo,
    guardado,
    isGuardadoAoDigitar: true,
    send: async (typed, { idempotencyKey }) => {
      const pedido = await call(titularCalls.createPedido, pedidoDe(typed), { idempotencyKey });
      await queryClient.invalidateQueries({ queryKey: keyOf(titularCalls.listPedidos) });
      return pedido;
    },
    onSent,
  });
}

/** Everything kept of the holder, as a file. @throws {FalhaRequisicao} as `download` does */
export const downloadDados = async (pedidoId: string, formato: 'json' | 'pdf'): Promise<void> =>
  saveFile(
    await download(formato === 'json' ? titularCalls.exportJson : titularCalls.exportPdf, { pedidoId }),
    `${copy.arquivo}.${formato}`,
  );
