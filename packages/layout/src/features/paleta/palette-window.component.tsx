import { token } from '@balcao/ui';
import type { MouseEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { copy } from './paleta.copy.ts';

export interface PaletteWindowProps {
  ref: Ref<HTMLDialogElement>;
  onClose: () => void;
  children: ReactNode;
}

/** The palette's own window: high on the screen, of one height, so that nothing moves while results come and go. */
export function PaletteWindow({ ref, onClose, children }: PaletteWindowProps) {
  // only the veil is the dialog itself; everything inside is something of the panel
  const pressVeil = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget && event.currentTarget.close();
  return (
    <Window ref={ref} aria-label={copy.titulo} onClose={onClose} onClick={pressVeil}>
      <Panel>{children}</Panel>
    </Window>
  );
}

const Window = styled.dialog`
  top: min(12vh, 96px);
  width: min(640px, calc(100vw - 32px));
  max-height: none;
  padding: 0;
  margin: 0 auto;
  overflow: hidden;
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraAlta')};
  &::backdrop {
    background: ${token('veu')};
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: min(440px, calc(100dvh - 128px));
`;
