import {
  BUSCA_LIMITE,
  buscaCalls,
  preferenciasCalls,
  type ItemBusca,
  layoutCalls,
  layoutEvents,
  type Preferencias,
} from '@balcao/contracts';
import { call, emit } from '@balcao/shared';
import { useEffect, useState } from 'react';
import { useReading } from '../../reading.resource.ts';
import { isBuscavel } from './paleta.model.ts';

/** Spec §5. */
const ESPERA_MS = 1_000;

/** The pages of the menu; the palette works without them when they do not come. */
export const useTelas = () => useReading(layoutCalls.menus).data;

/** Recently opened records; empty when the read fails. */
export const useRecentes = () => useReading(buscaCalls.listRecentes).data;

/** The gateway's search for a text. `parada`: no search is running. */
export interface Busca {
  readonly estado: 'parada' | 'buscando' | 'pronta' | 'falhou';
  readonly itens: readonly ItemBusca[];
  readonly retry: () => void;
}

type Resposta = { readonly texto: string; readonly itens: readonly ItemBusca[] | null };

/** Asks once the typing rests for a second; an answer to a text that has changed since is not shown. */
export function useBusca(texto: string): Busca {
  const wanted = texto.trim();
  const [answer, setAnswer] = useState<Resposta | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isBuscavel(wanted)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(buscaCalls.match, { query: wanted, limit: BUSCA_LIMITE }, { signal: abort.signal }).then(
        (itens) => setAnswer({ texto: wanted, itens }),
        () => abort.signal.aborted || setAnswer({ texto: wanted, itens: null }),
      );
    }, ESPERA_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, attempt]);
  const retry = () => {
    setAnswer(null);
    setAttempt((before) => before + 1);
  };
  if (!isBuscavel(wanted)) return { estado: 'parada', itens: [], retry };
  if (answer?.texto !== wanted) return { estado: 'buscando', itens: [], retry };
  return { estado: answer.itens ? 'pronta' : 'falhou', itens: answer.itens ?? [], retry };
}

/** Remembers a record that was opened; the next palette simply does not show one that was not remembered. */
export const noteRecente = (guid: string): void => void call(buscaCalls.noteRecente, { guid }).catch(() => undefined);

/** Changes how the page looks, at once here and behind the screen in the account: this browser keeps it whatever the account says. */
export function changeAparencia(change: Partial<Pick<Preferencias, 'tema' | 'densidade'>>): void {
  const { tema = 'sistema', densidade = 'confortavel' } = document.documentElement.dataset as Partial<Preferencias>;
  emit(layoutEvents.aparenciaMudou, { tema, densidade, ...change });
  void call(preferenciasCalls.getPreferencias, {})
    .then((preferencias) => call(preferenciasCalls.savePreferencias, { ...preferencias, tema, densidade, ...change }))
    .catch(() => undefined);
}
