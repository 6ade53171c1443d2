import { useSearchParams } from 'react-router-dom';

/** What the address says of a part that is still to be begun. */
export const NOVO = 'novo';

/**
 * Which part of a screen its address asks for: a record, a file of them, or, without any, the list.
 *
 * @example const { registro, open } = usePartes(['registro']); open({ registro: NOVO })
 */
export function usePartes<const P extends string>(partes: readonly P[]) {
  const [search, setSearch] = useSearchParams();
  return {
    ...(Object.fromEntries(partes.map((parte) => [parte, search.get(parte)])) as Record<P, string | null>),
    /** Another part, or none; what narrows the list stays in the address. */
    open: (aberta: Partial<Record<P, string>>) => {
      const next = new URLSearchParams(search);
      for (const parte of partes) {
        const valor = aberta[parte];
        if (valor === undefined) next.delete(parte);
        else next.set(parte, valor);
      }
      setSearch(next);
    },
  };
}
