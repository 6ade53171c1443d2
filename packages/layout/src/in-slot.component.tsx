import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The places of the page, made by the root config before any parcel runs. */
export type Slot = 'slot-navbar' | 'slot-menu' | 'slot-pagina' | 'slot-barra-pagamento';

export interface InSlotProps {
  slot: Slot;
  children: ReactNode;
}

/** Renders into another parcel's slot: a "not found" page when no parcel owns the address, or a retry when its owner failed. */
export function InSlot({ slot, children }: InSlotProps) {
  const place = document.getElementById(slot);
  return place && createPortal(children, place);
}
