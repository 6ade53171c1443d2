import { type ArranjoLista, arranjoCalls } from '@balcao/contracts';
import { call, useSession } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect, useRef, useState } from 'react';
import { type ArranjoGuardado, keepArranjo, readArranjo, SEM_ARRANJO } from './arranjo.storage.ts';

/** A column being dragged is told of at each move: it is sent once it rests. */
const ESPERA_MS = 600;
const VALE_MS = 10 * 60_000;
const CHAVE = keyOf(arranjoCalls.listArranjos, {});

/** Name of a list in the gateway. @example nameOf('/c/api/v1/recusas/perdas') // 'recusas-perdas' */
const nameOf = (path: string): string => path.replace('/c/api/v1/', '').replaceAll('/', '-');

/** Sends what rests; what was not heard stays in this browser and is sent when the list is opened again. */
async function send(usuario: string, lista: string, arranjo: ArranjoLista): Promise<void> {
  try {
    await call(arranjoCalls.saveArranjo, { lista, ...arranjo });
  } catch {
    // it stays in this browser, marked as not sent
    return;
  }
  keepArranjo(usuario, lista, { arranjo, isPendente: false });
  queryClient.setQueryData<Record<string, ArranjoLista>>(CHAVE, (all) => all && { ...all, [lista]: arranjo });
}

/**
 * How the user of the session arranged a list, the same in every browser: painted first as this one last knew it.
 *
 * @param path of the call that answers the list
 */
export function useArranjo(path: string): readonly [ArranjoLista, (arranjo: ArranjoLista) => void] {
  const usuario = useSession()?.usuarioId ?? '';
  const lista = nameOf(path);
  const [local] = useState<ArranjoGuardado>(() => readArranjo(usuario, lista));
  const [mine, setMine] = useState(local.isPendente ? local.arranjo : null);
  const { data } = useCall(arranjoCalls.listArranjos, {}, { enabled: usuario !== '', staleTime: VALE_MS });
  const said = data && (data[lista] ?? SEM_ARRANJO);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<ArranjoLista | null>(mine);

  const flush = useRef(() => {
    clearTimeout(timer.current);
    if (waiting.current) void send(usuario, lista, waiting.current);
    waiting.current = null;
  });
  useEffect(() => {
    const sendNow = flush.current;
    // what an earlier visit could not send
    sendNow();
    return sendNow;
  }, []);
  useEffect(() => {
    if (said && !mine) keepArranjo(usuario, lista, { arranjo: said, isPendente: false });
  }, [said, mine, usuario, lista]);

  return [
    mine ?? said ?? local.arranjo,
    (arranjo) => {
      setMine(arranjo);
      keepArranjo(usuario, lista, { arranjo, isPendente: true });
      waiting.current = arranjo;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush.current(), ESPERA_MS);
    },
  ];
}
