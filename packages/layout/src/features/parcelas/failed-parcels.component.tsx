import type { ReactNode } from 'react';
import { InSlot } from '../../in-slot.component.tsx';
import { FailedFrame } from './failed-frame.component.tsx';
import { FailedPage } from './failed-page.component.tsx';
import { slotOf } from './parcelas.model.ts';
import { useFalhas } from './parcelas.resource.ts';

export interface FailedParcelsProps {
  pathname: string;
  /** What stands where an address is nobody's. */
  notFound: ReactNode;
}

/** A retry in the place of each parcel that did not come; the rest of the page lives on. */
export function FailedParcels({ pathname, notFound }: FailedParcelsProps) {
  const falhas = useFalhas();
  return Object.entries(falhas).map(([parcela, estado]) => {
    const slot = slotOf(parcela, pathname);
    const isNobodys = estado === 'ausente' && slot === 'slot-pagina';
    const Panel = parcela === 'navbar' || parcela === 'menu' ? FailedFrame : FailedPage;
    return (
      slot && (
        <InSlot key={parcela} slot={slot}>
          {isNobodys ? notFound : <Panel parcela={parcela} isRetrying={estado === 'tentando'} />}
        </InSlot>
      )
    );
  });
}
