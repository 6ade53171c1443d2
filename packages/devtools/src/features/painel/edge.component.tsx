import { below, token } from '@balcao/ui';
import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { copy } from './painel.copy.ts';
import { LARGURA } from './painel.storage.ts';

export interface EdgeProps {
  /** px */
  largura: number;
  onLargura: (px: number) => void;
}

const within = (px: number) => Math.min(LARGURA.maior, Math.max(LARGURA.menor, Math.round(px)));

/** The edge that makes the dock wider or narrower, dragged or with the arrow keys. */
export function Edge({ largura, onLargura }: EdgeProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onLargura(within(largura + LARGURA.passo));
    if (key === 'ArrowRight') onLargura(within(largura - LARGURA.passo));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onLargura(within(window.innerWidth - event.clientX));
  };
  return (
    <Handle
      role="separator"
      tabIndex={0}
      aria-label={copy.largura}
      aria-orientation="vertical"
      aria-valuenow={largura}
      aria-valuemin={LARGURA.menor}
      aria-valuemax={LARGURA.maior}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}

const Handle = styled.div`
  position: absolute;
  inset: 0 auto 0 -6px;
  width: 9px;
  cursor: col-resize;
  touch-action: none;
  &:hover,
  &:focus-visible {
    background: ${token('suporte')};
  }
  ${below(768)} {
    display: none;
  }
`;
