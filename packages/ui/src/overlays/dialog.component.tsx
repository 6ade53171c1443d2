import { below, token } from '@balcao/ui';
import { Modal } from 'react-aria-components';
import styled from 'styled-components';
import { Veil } from './modal-look.ts';
import { type ModalProps, ModalPanel } from './panel.component.tsx';

export interface DialogProps extends ModalProps {
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for what must be answered. */
  role?: 'dialog' | 'alertdialog';
}

/** A window over the page: keeps focus, gives it back on closing. @example <Dialog titulo="Enviar por e-mail" isOpen={isOpen} onClose={close} actions={…}>…</Dialog> */
export function Dialog({ isOpen, onClose, isSticky = false, size = 'md', ...panel }: DialogProps) {
  return (
    <Centre isOpen={isOpen} onOpenChange={(next) => next || onClose()} isDismissable={!isSticky} isKeyboardDismissDisabled={isSticky}>
      <Window $size={size}>
        <ModalPanel onClose={onClose} {...panel} />
      </Window>
    </Centre>
  );
}

const Centre = styled(Veil)`
  display: grid;
  place-items: center;
  padding: ${token('espaco4')};
  ${below(576)} {
    place-items: end stretch;
    padding: 0;
  }
`;

const widths = { sm: '420px', md: '600px', lg: '920px' };

const Window = styled(Modal)<{ $size: 'sm' | 'md' | 'lg' }>`
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: calc(100dvh - 32px);
  overflow: hidden;
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraAlta')};
  outline: none;
  transition: transform ${token('tempoMedio')} ${token('curva')};
  [data-entering] & {
    transform: translateY(8px);
  }
  ${below(576)} {
    max-width: none;
    border-radius: ${token('raio10')} ${token('raio10')} 0 0;
  }
`;
