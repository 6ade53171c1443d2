import { contaCalls, layoutEvents } from '@balcao/contracts';
import { call, emit, on } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { copy } from './aparencia.copy.ts';
import { type Aparencia, readAparencia, saveAparencia } from './aparencia.storage.ts';

const PREFERENCIAS = keyOf(contaCalls.getPreferencias, {});

function apply({ tema, densidade }: Aparencia): void {
  const { dataset } = document.documentElement;
  dataset['tema'] = tema;
  dataset['densidade'] = densidade;
}

/** Keeps the choice in the account; the rest of the preferences is others' and stays as the gateway has it. */
async function saveInAccount(aparencia: Aparencia): Promise<void> {
  try {
    const preferencias = await call(contaCalls.getPreferencias, {});
    queryClient.setQueryData(PREFERENCIAS, await call(contaCalls.savePreferencias, { ...preferencias, ...aparencia }));
  } catch {
    // it holds here all the same: the user is told how far
    emit(layoutEvents.avisoEmitido, { tipo: 'atencao', titulo: copy.soAqui, descricao: copy.soAquiTexto });
  }
}

// once the user has chosen on this page, what the account said before it is old
let hasChosen = false;

/** How the page looks, and how to change it: at once here, then in the account. Whoever tells `layout:aparencia-mudou` is followed. */
export function useAparencia(): { aparencia: Aparencia; choose: (parte: Partial<Aparencia>) => void } {
  const [aparencia, setAparencia] = useState(readAparencia);
  useEffect(() => {
    const subscription = on(layoutEvents.aparenciaMudou).subscribe(setAparencia);
    return () => subscription.unsubscribe();
  }, []);
  const choose = (parte: Partial<Aparencia>) => {
    hasChosen = true;
    const next = { ...aparencia, ...parte };
    apply(next);
    saveAparencia(next);
    emit(layoutEvents.aparenciaMudou, next);
    void saveInAccount(next);
  };
  return { aparencia, choose };
}

/** The page's first script showed what this browser remembers; this shows what the account says, and what others on the page choose. */
export function useAparenciaDaConta(): void {
  useEffect(() => {
    apply(readAparencia());
    const subscription = on(layoutEvents.aparenciaMudou).subscribe((agora) => {
      apply(agora);
      saveAparencia(agora);
    });
    return () => subscription.unsubscribe();
  }, []);
  const { data } = useCall(contaCalls.getPreferencias, {}, { staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (!data || hasChosen) return;
    const { tema, densidade } = readAparencia();
    if (data.tema !== tema || data.densidade !== densidade)
      emit(layoutEvents.aparenciaMudou, { tema: data.tema, densidade: data.densidade });
  }, [data]);
}
