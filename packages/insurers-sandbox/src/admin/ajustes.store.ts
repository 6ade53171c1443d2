import type { Perfil } from '../seguradoras/perfil.ts';

/** What the admin door changed of one insurer, until changed again. */
export interface Ajuste {
  readonly falhaPct: number;
  /** As it was asked for, never scaled; null: the insurer's own, as the sandbox scales every latency. */
  readonly latenciaMs: readonly [number, number] | null;
  /** Out of order: every connection to it is dropped. */
  readonly fora: boolean;
}

export interface Ajustes {
  of(perfil: Perfil): Ajuste;
  set(perfil: Perfil, ajuste: Partial<Ajuste>): Ajuste;
  clear(): void;
}

export function createAjustes(): Ajustes {
  const changed = new Map<string, Ajuste>();
  const of = (perfil: Perfil): Ajuste => changed.get(perfil.slug) ?? { falhaPct: perfil.falhaPct, latenciaMs: null, fora: false };
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
