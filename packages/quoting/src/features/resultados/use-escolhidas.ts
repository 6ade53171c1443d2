import { Id } from '@balcao/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MAX_COMPARADAS } from './resultados.model.ts';

const OFERTAS = 'ofertas';

/** Offers an address names, each once. */
const idsOf = (asked: string): readonly string[] =>
  [...new Set(asked.split(','))].filter((id) => Id.safeParse(id).success).slice(0, MAX_COMPARADAS);

interface Escolhidas {
  readonly ids: readonly string[];
  /** What the address said when it was last looked at. */
  readonly visto: string;
  /** What was written here and the address has yet to say. */
  readonly escrito: readonly string[];
}

/** What the address says now, unless it only catches up with what was chosen here. */
function follow({ ids, escrito }: Escolhidas, asked: string): Escolhidas {
  const own = escrito.indexOf(asked);
  if (own >= 0) return { ids, visto: asked, escrito: escrito.slice(own + 1) };
  return { ids: idsOf(asked), visto: asked, escrito: [] };
}

/**
 * Offers chosen to be compared or sent, as the address tells them: reload, Back and the way back from the comparison find the same. A box
 * answers at once; the address follows when the router comes to it.
 */
export function useEscolhidas(): [readonly string[], (ids: readonly string[]) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(OFERTAS) ?? '';
  const [estado, setEstado] = useState<Escolhidas>(() => ({ ids: idsOf(asked), visto: asked, escrito: [] }));
  if (estado.visto !== asked) setEstado(follow(estado, asked));
  const choose = (ids: readonly string[]) => {
    const text = ids.join(',');
    setEstado((before) => ({ ...before, ids, escrito: text === before.visto ? before.escrito : [...before.escrito, text] }));
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (text) next.set(OFERTAS, text);
        else next.delete(OFERTAS);
        return next;
      },
      { replace: true },
    );
  };
  return [estado.ids, choose];
}
