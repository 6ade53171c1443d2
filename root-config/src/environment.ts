import type { Ambiente } from '@balcao/contracts';

let read: Ambiente | null = null;

/** What the gateway inlined about this environment; what runs in it changes as parcels are exchanged, in this one object. */
export function environment(): Ambiente {
  // not judged by its schema: it came in the page's own text, as the scripts did
  read ??= JSON.parse(document.getElementById('balcao-ambiente')?.textContent ?? '{}') as Ambiente;
  return read;
}
