import { below, token } from '@balcao/ui';
import { Modal } from 'react-aria-components';
import styled from 'styled-components';
import { Veil } from './modal-look.ts';
import { type ModalProps, ModalPanel } from './panel.component.tsx';

export interface DrawerProps extends ModalProps {
  /** Which edge it comes from. */
  side?: 'right' | 'left';
  /** px, at most the screen. */
  width?: number;
}

/** A panel from the edge, for details and side work. @example <Drawer titulo="Detalhes da oferta" isOpen={isOpen} onClose={close}>…</Drawer> */
export function Drawer({ isOpen, onClose, isSticky = false, side = 'right', width = 480, ...panel }: DrawerProps) {
  return (
    <Veil isOpen={isOpen} onOpenChange={(next) => next || onClose()} isDismissable={!isSticky} isKeyboardDismissDisabled={isSticky}>
      <Sheet $side={side} $width={width}>
        <ModalPanel onClose={onClose} {...panel} />
      </Sheet>
    </Veil>
  );
}

const Sheet = styled(Modal)<{ $side: 'right' | 'left'; $width: number }>`
  position: absolute;
  top: 0;
  bottom: 0;
  ${({ $side }) => `${$side}: 0; border-${$side === 'right' ? 'left' : 'right'}: 1px solid ${token('borda')};`}
  width: min(100vw, ${({ $width }) => $width}px);
  max-height: 100dvh;
  background: ${token('superficieAlta')};
  box-shadow: ${token('sombraAlta')};
  outline: none;
  transition: transform ${token('tempoMedio')} ${token('curva')};
  [data-entering] &,
  [data-exiting] & {
    transform: translateX(${({ $side }) => ($side === 'right' ? '100%' : '-100%')});
  }
  ${below(576)} {
    width: 100vw;
    border: 0;
  }
`;
