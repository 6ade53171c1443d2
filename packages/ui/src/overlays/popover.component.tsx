import { token } from '@balcao/ui';
import { Dialog, DialogTrigger, Pressable } from 'react-aria-components';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Floating } from './floating-look.ts';
import { PtBr } from '../aria/pt-br.component.tsx';

export interface PopoverProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  /** Names the panel. */
  label: string;
  placement?: 'bottom start' | 'bottom end' | 'top' | 'bottom';
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel beside its button. @example <Popover label="Composição do prêmio" trigger={<Button>Ver</Button>}>…</Popover> */
export function Popover({ trigger, label, placement = 'bottom start', children }: PopoverProps) {
  return (
    <PtBr>
      <DialogTrigger>
        <Pressable>{trigger as Parameters<typeof Pressable>[0]['children']}</Pressable>
        <Floating placement={placement} offset={4}>
          <Panel aria-label={label}>{({ close }) => (typeof children === 'function' ? children(close) : children)}</Panel>
        </Floating>
      </DialogTrigger>
    </PtBr>
  );
}

const Panel = styled(Dialog)`
  padding: ${token('espaco4')};
  outline: none;
`;
