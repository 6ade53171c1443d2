import { IconButton, IconeFechar, token } from '@balcao/ui';
import { Heading } from 'react-aria-components';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Panel, PanelBody, PanelFoot, PanelHead } from './modal-look.ts';
import { copy } from './overlays.copy.ts';
import { useGiveBack } from './use-give-back.ts';

/** What a dialog and a drawer have in common. */
export interface ModalProps {
  titulo: string;
  isOpen: boolean;
  onClose: () => void;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Esc and a click outside do not close it: what is inside would be lost. */
  isSticky?: boolean;
  children: ReactNode;
}

/** The inside of a dialog or drawer. */
export function ModalPanel({
  titulo,
  onClose,
  actions,
  children,
  role = 'dialog',
}: Pick<ModalProps, 'titulo' | 'onClose' | 'actions' | 'children'> & { role?: 'dialog' | 'alertdialog' }) {
  const window = useGiveBack();
  return (
    <Panel ref={window} role={role}>
      <PanelHead>
        <Title slot="title">{titulo}</Title>
        <IconButton label={copy.fechar} icon={<IconeFechar size={16} aria-hidden />} onClick={onClose} />
      </PanelHead>
      <PanelBody>{children}</PanelBody>
      {actions && <PanelFoot>{actions}</PanelFoot>}
    </Panel>
  );
}

const Title = styled(Heading)`
  font-size: ${token('texto16')};
  font-weight: ${token('pesoForte')};
  line-height: 24px;
`;
