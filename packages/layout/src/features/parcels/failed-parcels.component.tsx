import type { ReactNode } from 'react';
import { InSlot } from '../../in-slot.component.tsx';
import { FailedFrame } from './failed-frame.component.tsx';
import { FailedPage } from './failed-page.component.tsx';
import { slotOf } from './parcels.model.ts';
import { useFalhas } from './parcels.resource.ts';

export interface FailedParcelsProps {
  pathname: string;
  /** Content for an address without owner. */
  notFound: ReactNode;
}

/** A retry in the place of each parcel that did not come; the rest of the page lives on. */
export function FailedParcels({ pathname, notFound }: FailedParcelsProps) {
  const falhas = useFalhas();
  return Object.entries(falhas).map(([parcel, estado]) => {
    const slot = slotOf(parcel, pathname);
    const isNobodys = estado === 'ausente' && slot === 'slot-pagina';
    const Panel = parcel === 'navbar' || parcel === 'menu' ? FailedFrame : FailedPage;
    return (
      slot && (
        <InSlot key={parcel} slot={slot}>
          {isNobodys ? notFound : <Panel parcel={parcel} isRetrying={estado === 'tentando'} />}
        </InSlot>
      )
    );
  });
}
