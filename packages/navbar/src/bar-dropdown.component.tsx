import { below, Dropdown, type DropdownTrigger, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Place } from './bar-button.ts';

export interface BarDropdownProps {
  /** Names the panel. */
  label: string;
  trigger: (props: DropdownTrigger) => ReactNode;
  /** Fetches the script of the panel when the pointer or the focus reaches the button. */
  preload: () => void;
  /** Shown only where the bar has room. */
  isWide?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A control of the bar with its panel; on small screens the panel takes the width of the screen. */
export function BarDropdown({ label, trigger, preload, isWide = false, children }: BarDropdownProps) {
  return (
    <Hung $wide={isWide} onPointerEnter={preload} onFocus={preload}>
      <Dropdown label={label} trigger={trigger}>
        {children}
      </Dropdown>
    </Hung>
  );
}

const Hung = styled(Place)`
  /* long content scrolls inside the panel, so that its last line (Sair, in the user menu) stays visible */
  [role='group'] {
    max-height: calc(100dvh - 72px);
  }
  ${below(768)} {
    [role='group'] {
      position: fixed;
      top: 56px;
      right: ${token('espaco2')};
      left: ${token('espaco2')};
      max-width: none;
    }
    [role='group'] [role='group'] {
      position: static;
    }
  }
`;
