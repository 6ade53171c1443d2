import type { Publico } from '@balcao/import-map-service';

export interface Visto {
  readonly guid: string;
  readonly assinaturaId: string;
  /** Path of the route as its table writes it; null where there is none. */
  readonly rota: string | null;
}

/** Whoever was not heard of for this long is gone. */
const JANELA_MS = 15 * 60_000;
const MAXIMO = 50_000;

/** Sessions this gateway heard of lately: what a deploy's blast radius counts. */
export function createPresenca(agora: () => Date) {
  const vistos = new Map<string, Visto & { readonly em: number }>();

  const forgetOld = (): void => {
    const limite = agora().getTime() - JANELA_MS;
    for (const [guid, { em }] of vistos) {
      // in the order they were last seen: the first recent one ends it
      if (em >= limite && vistos.size <= MAXIMO) break;
      vistos.delete(guid);
    }
  };

  return {
    /** A page, a map or a report was asked for by this session. Without a route, the one before stands. */
    see(visto: Visto): void {
      const rota = visto.rota ?? vistos.get(visto.guid)?.rota ?? null;
      vistos.delete(visto.guid);
      vistos.set(visto.guid, { ...visto, rota, em: agora().getTime() });
      forgetOld();
    },
    publico(): Publico {
      forgetOld();
      const porRota: Record<string, number> = {};
      for (const { rota } of vistos.values()) if (rota !== null) porRota[rota] = (porRota[rota] ?? 0) + 1;
      return { assinaturas: new Set([...vistos.values()].map(({ assinaturaId }) => assinaturaId)).size, sessoes: vistos.size, porRota };
    },
  };
}

export type Presenca = ReturnType<typeof createPresenca>;
