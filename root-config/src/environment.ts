import { Ambiente } from '@balcao/contracts';

let read: Ambiente | null = null;

/** What the gateway inlined about this environment. */
export function environment(): Ambiente {
  read ??= Ambiente.parse(JSON.parse(document.getElementById('balcao-ambiente')?.textContent ?? '{}'));
  return read;
}
