import { above, below, screenOnly, token } from '@balcao/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { LARGURA_MAXIMA, LARGURA_MINIMA } from './data-table.props.ts';
import { copy } from './tables.copy.ts';

export interface AlcaDaColunaProps {
  /** Of the column. */
  nome: string;
  /** Pixels; absent, the column takes the room that the others leave. */
  largura: number | undefined;
  /** Told the width asked for, in pixels within what a column may be. */
  onResize: (largura: number) => void;
}

const PASSO = 8;
const PASSO_LONGO = 40;

const within = (largura: number): number => Math.round(Math.min(Math.max(largura, LARGURA_MINIMA), LARGURA_MAXIMA));

/** Pixels that a key adds to a width; null for a key that has nothing to do with it. */
function stepOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): number | null {
  const passo = shiftKey ? PASSO_LONGO : PASSO;
  if (key === 'ArrowRight' || key === 'ArrowUp') return passo;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -passo;
  return null;
}

const widthOf = (alca: HTMLElement): number => alca.parentElement?.getBoundingClientRect().width ?? 0;

/** What a column is widened by: dragged, or with the arrows (longer steps with shift, Home and End for the ends). */
export function AlcaDaColuna({ nome, largura, onResize }: AlcaDaColunaProps) {
  const drag = useRef<{ x: number; largura: number } | null>(null);
  // a column that takes what is left is as wide as it stands, known once somebody is at its handle
  const [medida, setMedida] = useState(LARGURA_MINIMA);
  const now = largura ?? medida;
  const measure = (alca: HTMLElement): number => {
    const stands = within(widthOf(alca) || now);
    setMedida(stands);
    return stands;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const passo = stepOf(event);
    const extremo = event.key === 'Home' ? LARGURA_MINIMA : event.key === 'End' ? LARGURA_MAXIMA : null;
    if (passo === null && extremo === null) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(extremo ?? within((largura ?? measure(event.currentTarget)) + (passo ?? 0)));
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { x: event.clientX, largura: measure(event.currentTarget) };
  };
  const pull = ({ clientX }: PointerEvent<HTMLElement>) => {
    if (drag.current) onResize(within(drag.current.largura + clientX - drag.current.x));
  };
  const drop = () => {
    drag.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule of a page is not moved; this one is
    <Alca
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={copy.largura(nome)}
      aria-valuenow={now}
      aria-valuemin={LARGURA_MINIMA}
      aria-valuemax={LARGURA_MAXIMA}
      aria-valuetext={copy.pixels(now)}
      onFocus={({ currentTarget }) => measure(currentTarget)}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={drop}
    />
  );
}

const Alca = styled.span`
  ${screenOnly}
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: 9px;
  cursor: col-resize;
  touch-action: none;
  &::after {
    position: absolute;
    inset-block: 8px;
    inset-inline-end: 0;
    border-inline-end: 1px solid ${token('borda')};
    content: '';
  }
  &:hover::after,
  &:active::after {
    inset-block: 0;
    border-inline-end: 2px solid ${token('primaria')};
  }
  &:focus-visible {
    outline: 2px solid ${token('foco')};
    outline-offset: -2px;
  }
  ${above(768)} {
    @media (forced-colors: active) {
      &:hover::after {
        border-color: Highlight;
      }
    }
  }
  ${below(768)} {
    display: none;
  }
`;
