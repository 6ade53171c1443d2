import { FormaPagamento, Id, type Orcamento } from '@balcao/contracts';
import type { FormaPedida } from '@balcao/domain';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { type Ordem, ORDENS } from '../features/resultados/resultados.model.ts';

export type Aba = 'dados' | 'resultados';

/** What of the orçamento is on screen, as the address tells it: reload, Back and a shared link find the same. */
export interface Vista {
  readonly aba: Aba;
  /** The run shown: the one of the address, else the newest. */
  readonly cotacaoId: string | null;
  readonly ordem: Ordem;
  /** The form of payment the instalments are said in; null for the best without interest. The same object while it says the same. */
  readonly pedido: FormaPedida | null;
  /** The results were opened once: from then on they stay, hidden or not. */
  readonly hasSeenResultados: boolean;
  /** At once, so that what is behind the tab can be focused on the next line. */
  show(aba: Aba): void;
  setCotacao(cotacaoId: string): void;
  setOrdem(ordem: Ordem): void;
  setPedido(pedido: FormaPedida | null): void;
}

const abaOf = (search: URLSearchParams): Aba => {
  const asked = search.get('aba');
  if (asked === 'dados' || asked === 'resultados') return asked;
  return search.get('cotacao') ? 'resultados' : 'dados';
};

const ordemOf = (search: URLSearchParams): Ordem => {
  const asked = search.get('ordem');
  return ORDENS.find((ordem) => ordem === asked) ?? 'premio';
};

/** A number of instalments as an address may say it: from one to ninety-nine. */
const PARCELAS = /^[1-9]\d?$/;

function usePedido(search: URLSearchParams): FormaPedida | null {
  const asked = search.get('forma')?.toUpperCase();
  const forma = FormaPagamento.safeParse(asked).data ?? null;
  const parcelas = search.get('parcelas') ?? '';
  const n = PARCELAS.test(parcelas) ? Number(parcelas) : null;
  return useMemo(() => forma && { forma, n }, [forma, n]);
}

export function useVista({ cotacoes }: Pick<Orcamento, 'cotacoes'>): Vista {
  const [search, setSearch] = useSearchParams();
  const asked = abaOf(search);
  const [aba, setAba] = useState(asked);
  const [given, setGiven] = useState(asked);
  // Back and Forward change the address from outside
  if (given !== asked) {
    setGiven(asked);
    setAba(asked);
  }
  const [hasSeen, setHasSeen] = useState(aba === 'resultados');
  if (aba === 'resultados' && !hasSeen) setHasSeen(true);
  const change = (fields: Record<string, string | null>, options?: { replace: boolean }) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(fields)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, options);
  const pedido = usePedido(search);
  const newest = cotacoes.reduce<(typeof cotacoes)[number] | null>((best, run) => (!best || run.versao > best.versao ? run : best), null);
  return {
    aba,
    cotacaoId: Id.safeParse(search.get('cotacao')).data ?? newest?.id ?? null,
    hasSeenResultados: hasSeen,
    ordem: ordemOf(search),
    pedido,
    show: (next) => {
      if (next === aba) return;
      flushSync(() => setAba(next));
      change({ aba: next });
    },
    setCotacao: (cotacao) => change({ cotacao, aba: 'resultados' }),
    setOrdem: (ordem) => change({ ordem }, { replace: true }),
    setPedido: (next) => change({ forma: next?.forma.toLowerCase() ?? null, parcelas: next?.n ? String(next.n) : null }, { replace: true }),
  };
}
