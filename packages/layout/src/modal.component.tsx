import { Heading, IconButton, IconeFechar, token } from '@balcao/ui';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from './modal.copy.ts';

export interface ModalProps {
  titulo: string;
  onClose: () => void;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus and gives it back, and the layout does not bring React Aria to every screen. */
export function Modal({ titulo, onClose, actions, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // closed before it goes, so that the focus returns to where it was
    return () => shown?.close();
  }, []);
  // only the veil is the dialog itself; everything inside is something of the panel
  const pressVeil = (event: MouseEvent) => event.target === event.currentTarget && dialog.current?.close();
  return (
    <Window ref={dialog} aria-labelledby={id} onClose={onClose} onClick={pressVeil}>
      <Panel>
        <Head>
          <Heading id={id} level={2} size={2}>
            {titulo}
          </Heading>
          <IconButton label={copy.fechar} icon={<IconeFechar size={16} aria-hidden />} onClick={() => dialog.current?.close()} />
        </Head>
        {children}
        {actions && <Foot>{actions}</Foot>}
      </Panel>
    </Window>
  );
}

const Window = styled.dialog`
  width: min(520px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: 0;
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraAlta')};
  overscroll-behavior: contain;
  &::backdrop {
    background: ${token('veu')};
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${token('espaco3')};
  padding: ${token('espaco5')};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('espaco3')};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('espaco2')};
  margin-top: ${token('espaco2')};
`;
