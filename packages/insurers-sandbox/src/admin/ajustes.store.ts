import type { Perfil } from '../seguradoras/perfil.ts';

/** Adjustments of one insurer made through the admin routes. */
export interface Ajuste {
  readonly falhaPct: number;
  /** Exact latency, never scaled; null uses that of the insurer, scaled by the sandbox. */
  readonly latenciaMs: readonly [number, number] | null;
  /** Out of order: every connection to it is dropped. */
  readonly fora: boolean;
  /** Receives quotes and holds their answers back until this ends. */
  readonly segura: boolean;
}

export interface Ajustes {
  of(perfil: Perfil): Ajuste;
  set(perfil: Perfil, ajuste: Partial<Ajuste>): Ajuste;
  clear(): void;
}

/** @param fatorFalhas how much of each insurer's own share of faults there is, 0 (none) to 1; one set here is not scaled */
export function createAjustes(fatorFalhas = 1): Ajustes {
  const changed = new Map<string, Ajuste>();
  const of = (perfil: Perfil): Ajuste =>
    changed.get(perfil.slug) ?? { falhaPct: perfil.falhaPct * fatorFalhas, latenciaMs: null, fora: false, segura: false };
  return {
    of,
    set: (perfil, ajuste) => {
      const novo = { ...of(perfil), ...ajuste };
      changed.set(perfil.slug, novo);
      return novo;
    },
    clear: () => changed.clear(),
  };
}
