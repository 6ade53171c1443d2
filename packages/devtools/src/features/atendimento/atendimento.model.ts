import type { Sessao } from '@balcao/contracts';

const FORMA = /^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/;

/** A code as dictated (`k7qf 2m9x`) as it is written; null when it cannot be one. */
export function codigoOf(text: string): string | null {
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const codigo = `${bare.slice(0, 4)}-${bare.slice(4)}`;
  return FORMA.test(codigo) ? codigo : null;
}

/** Flags of the broker that differ from those of this session. */
export const bandeirasDiferentes = (deles: Readonly<Record<string, boolean>>, minha: Sessao | null): [string, boolean][] =>
  Object.entries(deles).filter(([nome, valor]) => (minha as Record<string, unknown> | null)?.[nome] !== valor);
