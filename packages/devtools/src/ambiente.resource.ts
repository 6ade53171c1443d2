import { Ambiente } from '@balcao/contracts';

let read: { text: string; ambiente: Ambiente | null } | null = null;

function parse(text: string): Ambiente | null {
  try {
    return Ambiente.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // a page without it (a test, a page saved to disk) has nothing to show
    return null;
  }
}

/** What the gateway inlined in this page; null where it is absent or cannot be parsed. */
export function readAmbiente(): Ambiente | null {
  const text = document.getElementById('balcao-ambiente')?.textContent ?? '';
  if (read?.text !== text) read = { text, ambiente: parse(text) };
  return read.ambiente;
}
