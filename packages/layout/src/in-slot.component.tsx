import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The places of the page, made by the root config before any parcel runs. */
export type Slot = 'slot-navbar' | 'slot-menu' | 'slot-pagina' | 'slot-barra-pagamento';

export interface InSlotProps {
  slot: Slot;
  children: ReactNode;
}

/** Renders where another parcel would: its pages when nobody owns the address, a retry when its owner failed. */
export function InSlot({ slot, children }: InSlotProps) {
  const place = document.getElementById(slot);
  return place && createPortal(children, place);
}
