import type { Construcoes } from '@balcao/contracts';
import { token } from '@balcao/ui';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { type Lugar, useLugares } from './composicao.resource.ts';

export interface OutlineProps {
  construcoes: Construcoes;
}

/** A frame around each parcel on the screen, with its name and build; it ignores the pointer. */
export function Outline({ construcoes }: OutlineProps) {
  const lugares = useLugares().filter(({ nome }) => nome !== 'devtools');
  return createPortal(
    lugares.map((lugar) => <Box key={lugar.nome} lugar={lugar} construcao={construcoes[`@balcao/${lugar.nome}`] ?? ''} />),
    document.body,
  );
}

function Box({ lugar: { nome, ...place }, construcao }: { lugar: Lugar; construcao: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const { top, left, width, height } = place;
  useLayoutEffect(() => {
    const css = { top, left, width, height };
    for (const [name, px] of Object.entries(css)) frame.current?.style.setProperty(name, `${px}px`);
  }, [top, left, width, height]);
  return (
    <Frame ref={frame} aria-hidden data-contorno={nome}>
      <Name>{`${nome} ${construcao.slice(0, 12)}`}</Name>
    </Frame>
  );
}

const Frame = styled.div`
  position: fixed;
  z-index: ${token('zBarra')};
  pointer-events: none;
  outline: 2px dashed ${token('suporte')};
  outline-offset: -2px;
  @media print {
    display: none;
  }
`;

const Name = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  padding: 0 ${token('espaco1')};
  font-size: ${token('texto12')};
  line-height: 18px;
  white-space: nowrap;
  color: ${token('sobreSuporte')};
  background: ${token('suporte')};
`;
