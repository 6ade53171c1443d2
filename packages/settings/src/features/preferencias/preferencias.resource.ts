import { contaCalls, layoutEvents, type Preferencias } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { call, emit, FalhaRequisicao, on } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { isSameAparencia, revert } from './preferencias.model.ts';

const CHAVE = keyOf(contaCalls.getPreferencias, {});
const shown = () => queryClient.getQueryData<Preferencias>(CHAVE);

/** The preferences as they are shown: theme and density may also be chosen in the bar above. */
export function usePreferencias() {
  useEffect(() => {
    const subscription = on(layoutEvents.aparenciaMudou).subscribe((aparencia) => {
      const now = shown();
      if (now) queryClient.setQueryData(CHAVE, { ...now, ...aparencia });
    });
    return () => subscription.unsubscribe();
  }, []);
  return useCall(contaCalls.getPreferencias, {});
}

const show = (next: Preferencias): void => {
  const before = shown();
  queryClient.setQueryData(CHAVE, next);
  if (!before || !isSameAparencia(before, next)) emit(layoutEvents.aparenciaMudou, { tema: next.tema, densidade: next.densidade });
};

export interface Gravador {
  /** @returns null once saved; otherwise why not, the choice already taken back */
  change(mudanca: Partial<Preferencias>): Promise<string | null>;
}

/** Shows each choice at once and saves them one after the other, so that the last one made is the last one kept. */
export function createGravador(carregadas: Preferencias): Gravador {
  let salvas = carregadas;
  let queue: Promise<unknown> = Promise.resolve();

  const save = async (mudanca: Partial<Preferencias>): Promise<string | null> => {
    try {
      // the bar and the menu save the same record: what they chose since must not be undone
      salvas = await call(contaCalls.getPreferencias, {});
      salvas = await call(contaCalls.savePreferencias, { ...salvas, ...mudanca });
      return null;
    } catch (error) {
      const now = shown();
      if (now) show(revert(now, mudanca, salvas));
      if (error instanceof FalhaRequisicao) return sentenceOfFalha(error);
      throw error;
    }
  };
  return {
    change: (mudanca) => {
      show({ ...(shown() ?? salvas), ...mudanca });
      const saved = queue.then(() => save(mudanca));
      queue = saved.catch(() => undefined);
      return saved;
    },
  };
}

/** What changes the preferences of this screen. */
export function useGravador(carregadas: Preferencias): Gravador {
  const [gravador] = useState(() => createGravador(carregadas));
  return gravador;
}
