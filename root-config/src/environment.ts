import type { Ambiente } from '@balcao/contracts';

let read: Ambiente | null = null;

/** The environment inlined by the gateway; this object is updated when parcels are exchanged. */
export function environment(): Ambiente {
  // not validated: it is part of the page, like the scripts
  read ??= JSON.parse(document.getElementById('balcao-ambiente')?.textContent ?? '{}') as Ambiente;
  return read;
}
