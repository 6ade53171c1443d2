import { layoutEvents } from '@balcao/contracts';
import { type ToastMessage, showToast } from '@balcao/ui';
import { on } from '@balcao/shared';
import { useEffect } from 'react';

type Aviso = (typeof layoutEvents)['avisoEmitido']['payload']['_zod']['output'];

const toneOf = { sucesso: 'sucesso', erro: 'perigo', info: 'info', atencao: 'atencao' } as const;

/** A notice of the bus as a toast of the house. */
const toastOf = ({ tipo, titulo, descricao }: Aviso): ToastMessage => ({ tone: toneOf[tipo], titulo, texto: descricao });

/** Shows notices emitted by any parcel with `layout:aviso-emitido`. */
export function useAvisos(): void {
  useEffect(() => {
    const subscription = on(layoutEvents.avisoEmitido).subscribe((aviso) => showToast(toastOf(aviso)));
    return () => subscription.unsubscribe();
  }, []);
}
