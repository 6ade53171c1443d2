import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.theme.ts';

/** What the button that opens must carry. */
export interface DropdownTrigger {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

export interface DropdownProps {
  /** Renders the button that opens. */
  trigger: (props: DropdownTrigger) => ReactNode;
  /** The panel; call `close` after a choice. */
  children: (close: () => void) => ReactNode;
  /** Names the panel. */
  label: string;
  align?: 'start' | 'end';
}

/**
 * A button and the panel it opens, without React Aria: for the bars that every screen loads. Esc, a click outside and leaving by Tab close it.
 *
 * @example <Dropdown label="Sua conta" trigger={(props) => <Button {...props}>Ana</Button>}>{(close) => <Link href="/logoff" onClick={close}>Sair</Link>}</Dropdown>
 */
export function Dropdown({ trigger, children, label, align = 'end' }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback(() => setIsOpen(false), []);
  useOutsidePress(root, isOpen, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
  };
  return (
    <Root ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      {trigger({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setIsOpen(!isOpen) })}
      <Panel id={id} role="group" aria-label={label} hidden={!isOpen} $align={align}>
        {isOpen && children(close)}
      </Panel>
    </Root>
  );
}

function useOutsidePress(root: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [root, isOpen, close]);
}

const Root = styled.div`
  position: relative;
  display: inline-flex;
`;

const Panel = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  top: calc(100% + ${token('espaco1')});
  ${({ $align }) => ($align === 'end' ? 'right: 0;' : 'left: 0;')}
  z-index: ${token('zFlutuante')};
  min-width: 200px;
  max-width: min(360px, calc(100vw - 32px));
  max-height: min(70vh, 480px);
  padding: ${token('espaco1')};
  overflow: auto;
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraMedia')};
`;

/** One line of a Dropdown: give it `as={Link}` and `href`, or use it as a button. */
export const DropdownItem = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  width: 100%;
  min-height: 32px;
  padding: ${token('espaco1')} ${token('espaco2')};
  font-size: ${token('texto14')};
  font-weight: ${token('pesoNormal')};
  text-align: start;
  text-decoration: none;
  color: ${token('texto')};
  background: transparent;
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
  &:hover {
    color: ${token('texto')};
    text-decoration: none;
    background: ${token('realce')};
  }
`;
