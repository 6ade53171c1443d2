import { token } from '@balcao/ui';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Pressable } from 'react-aria-components';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Floating } from './floating-look.ts';
import { PtBr } from '../aria/pt-br.component.tsx';

/** One act of a menu. */
export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: string | undefined;
  onAction: () => void;
  isDisabled?: boolean;
  isDanger?: boolean;
}

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Names the list. */
  label: string;
  actions: readonly MenuAction[];
}

/** Acts behind a button; arrows and letters move in it. @example <Menu label="Ações" trigger={<IconButton label="Ações" icon={…} />} actions={acoes} /> */
export function Menu({ trigger, label, actions }: MenuProps) {
  return (
    <PtBr>
      <MenuTrigger>
        <Pressable>{trigger as Parameters<typeof Pressable>[0]['children']}</Pressable>
        <Floating placement="bottom end" offset={4}>
          <List aria-label={label}>
            {actions.map(({ id, label: text, icon, description, onAction, isDisabled = false, isDanger = false }) => (
              <Item key={id} id={id} textValue={text} onAction={onAction} isDisabled={isDisabled} $danger={isDanger}>
                {icon}
                <span>
                  {text}
                  {description && <Help>{description}</Help>}
                </span>
              </Item>
            ))}
          </List>
        </Floating>
      </MenuTrigger>
    </PtBr>
  );
}

const List = styled(AriaMenu)`
  min-width: 180px;
  padding: ${token('espaco1')};
  outline: none;
`;

const Item = styled(MenuItem)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token('espaco2')};
  min-height: 32px;
  padding: ${token('espaco1')} ${token('espaco2')};
  color: ${({ $danger }) => token($danger ? 'perigoTexto' : 'texto')};
  border-radius: ${token('raio6')};
  outline: none;
  cursor: pointer;
  &[data-focused] {
    background: ${({ $danger }) => token($danger ? 'perigoSuave' : 'realce')};
  }
  &[data-disabled] {
    color: ${token('textoSuave')};
    opacity: 0.6;
    cursor: not-allowed;
  }
  svg {
    flex: none;
  }
`;

const Help = styled.small`
  display: block;
  font-size: ${token('texto12')};
  color: ${token('textoSuave')};
`;
