import { Ambiente } from '@balcao/contracts';

let read: Ambiente | null = null;

/** What the gateway inlined about this environment; what runs in it changes as parcels are exchanged. */
export function environment(): Ambiente {
  read ??= Ambiente.parse(JSON.parse(document.getElementById('balcao-ambiente')?.textContent ?? '{}'));
  return read;
}

/** From now on this is what runs. */
export function setEnvironment(ambiente: Ambiente): void {
  read = ambiente;
}
