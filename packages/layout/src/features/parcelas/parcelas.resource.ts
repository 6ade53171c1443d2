import { layoutEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { useEffect, useReducer } from 'react';
import { map, merge } from 'rxjs';
import { after, type Falhas } from './parcelas.model.ts';

/** Asks the root config to load a parcel once more. */
export const retryParcel = (parcela: string): void => emit(layoutEvents.novaTentativaPedida, { parcela });

/** Parcels that failed and have not come back; they are tried again by themselves when the network returns. */
export function useFalhas(): Falhas {
  const [falhas, tell] = useReducer(after, {});
  useEffect(() => {
    const subscription = merge(
      on(layoutEvents.parcelaFalhou).pipe(map(({ parcela, isAusente }) => ({ tipo: isAusente ? 'ausente' : 'falhou', parcela }) as const)),
      on(layoutEvents.parcelaMontada).pipe(map(({ parcela }) => ({ tipo: 'montada', parcela }) as const)),
      on(layoutEvents.novaTentativaPedida).pipe(map(({ parcela }) => ({ tipo: 'pedida', parcela }) as const)),
    ).subscribe(tell);
    // what failed before anyone listened is told again to whoever says it listens now
    emit(layoutEvents.parcelaMontada, { parcela: 'layout' });
    return () => subscription.unsubscribe();
  }, []);
  useEffect(() => {
    const retryAll = () => Object.keys(falhas).forEach(retryParcel);
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, [falhas]);
  return falhas;
}
