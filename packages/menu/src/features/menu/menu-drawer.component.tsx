import { IconButton, IconeFechar, token } from '@balcao/ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { copy } from './menu.copy.ts';

export interface MenuDrawerProps {
  isAberto: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The menu over the page, on small screens. The browser's own modal: focus stays inside, Esc closes, focus returns. */
export function MenuDrawer({ isAberto, onClose, children }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const panel = dialog.current;
    if (!panel || panel.open === isAberto) return;
    if (isAberto) panel.showModal();
    else panel.close();
  }, [isAberto]);
  // only the veil is the dialog itself; everything inside is something of the panel
  const pressVeil = (event: MouseEvent) => event.target === event.currentTarget && onClose();
  return (
    <Dialog ref={dialog} aria-label={copy.menu} onClose={onClose} onClick={pressVeil} onKeyDown={stayInside}>
      <Panel>
        <Close label={copy.fechar} icon={<IconeFechar size={18} aria-hidden />} onClick={onClose} />
        {children}
      </Panel>
    </Dialog>
  );
}

/** A modal lets Tab out to the browser's own bars; here it goes round. */
function stayInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')].filter((stop) => !stop.closest('[hidden]'));
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== leaving) return;
  event.preventDefault();
  entering?.focus();
}

const enter = keyframes`from { transform: translateX(-100%); }`;

const Dialog = styled.dialog`
  width: min(300px, calc(100vw - 56px));
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  margin: 0;
  color: ${token('texto')};
  background: ${token('superficie')};
  border: 0;
  box-shadow: ${token('sombraAlta')};
  overscroll-behavior: contain;
  &[open] {
    animation: ${enter} ${token('tempoMedio')} ${token('curva')};
  }
  &::backdrop {
    background: ${token('veu')};
  }
`;

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco2')};
  min-height: 100%;
  padding: ${token('espaco2')};
`;

const Close = styled(IconButton)`
  align-self: flex-end;
`;
