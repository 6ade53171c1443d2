import { layoutEvents } from '@balcao/contracts';
import { on } from '@balcao/shared';
import { showToast } from '@balcao/ui';
import { useEffect } from 'react';
import { toastOf } from './avisos.model.ts';

/** Shows notices emitted by any parcel with `layout:aviso-emitido`. */
export function useAvisos(): void {
  useEffect(() => {
    const subscription = on(layoutEvents.avisoEmitido).subscribe((aviso) => showToast(toastOf(aviso)));
    return () => subscription.unsubscribe();
  }, []);
}
