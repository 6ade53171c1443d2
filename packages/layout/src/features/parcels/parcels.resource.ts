import { layoutEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { useEffect, useReducer } from 'react';
import { map, merge } from 'rxjs';
import { after, type Falhas } from './parcels.model.ts';

/** Asks the root config to load a parcel once more. */
export const retryParcel = (parcel: string): void => emit(layoutEvents.novaTentativaPedida, { parcel });

/** Parcels that failed and have not come back; they are tried again by themselves when the network returns. */
export function useFalhas(): Falhas {
  const [falhas, tell] = useReducer(after, {});
  useEffect(() => {
    const subscription = merge(
      on(layoutEvents.parcelFalhou).pipe(map(({ parcel, isAusente }) => ({ tipo: isAusente ? 'ausente' : 'falhou', parcel }) as const)),
      on(layoutEvents.parcelMontada).pipe(map(({ parcel }) => ({ tipo: 'montada', parcel }) as const)),
      on(layoutEvents.novaTentativaPedida).pipe(map(({ parcel }) => ({ tipo: 'pedida', parcel }) as const)),
    ).subscribe(tell);
    // root-config repeats earlier failures when the layout announces its mount
    emit(layoutEvents.parcelMontada, { parcel: 'layout' });
    return () => subscription.unsubscribe();
  }, []);
  useEffect(() => {
    const retryAll = () => Object.keys(falhas).forEach(retryParcel);
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [falhas]);
  return falhas;
}
