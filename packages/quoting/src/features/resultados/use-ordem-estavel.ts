import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { holdOrder, type Lugar } from './ordem-das-ofertas.model.ts';

/** How long after the last movement of the pointer over the list somebody is still taken to be reading it. */
const LEITURA_MS = 2_500;

export interface OrdemEstavel<Row> {
  readonly linhas: readonly Row[];
  /** Rows stand where they stood, and not in the order asked. */
  readonly isPresa: boolean;
  /** Puts them in order now. */
  readonly release: () => void;
  /** What the list tells of who reads it. */
  readonly leitor: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  };
}

interface NaTela {
  readonly criterio: string;
  readonly lugares: readonly Lugar[];
}

const isSame = (a: readonly Lugar[], b: readonly Lugar[]): boolean =>
  a.length === b.length && a.every(({ chave }, index) => chave === b[index]?.chave);

/**
 * Keeps rows where they are while the keyboard is in the list or the pointer moves over it: answers that arrive do not pull a button from
 * under a finger. In order again once the reader leaves, asks for it, or chooses another order (`criterio`).
 */
export function useOrdemEstavel<Row extends Lugar>(emOrdem: readonly Row[], criterio: string): OrdemEstavel<Row> {
  const [isFocused, setIsFocused] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [naTela, setNaTela] = useState<NaTela>({ criterio, lugares: emOrdem });
  const isHeld = (isFocused || isPointed) && naTela.criterio === criterio;
  const linhas = isHeld ? holdOrder(naTela.lugares, emOrdem) : emOrdem;
  if (naTela.criterio !== criterio || !isSame(naTela.lugares, linhas)) setNaTela({ criterio, lugares: linhas });
  return {
    linhas,
    isPresa: !isSame(linhas, emOrdem),
    release: () => {
      setIsFocused(false);
      setIsPointed(false);
    },
    leitor: {
      // the list itself takes the focus when what had it goes: nobody is at a row then
      onFocus: ({ target, currentTarget }) => setIsFocused(target !== currentTarget),
      onBlur: ({ relatedTarget, currentTarget }) => setIsFocused(currentTarget.contains(relatedTarget)),
      onPointerMove: ({ pointerType, movementX, movementY }) => {
        if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsPointed(false), LEITURA_MS);
        setIsPointed(true);
      },
    },
  };
}
