import { token } from '@balcao/ui';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components';
import type { ReactElement } from 'react';
import styled from 'styled-components';

export interface TooltipProps {
  texto: string;
  /** Something that takes focus: a tooltip no keyboard can reach says nothing. */
  children: ReactElement;
}

/** A word of explanation on hover and focus; never the only place it is said. @example <Tooltip texto="Melhor preço"><IconButton … /></Tooltip> */
export function Tooltip({ texto, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable>{children as Parameters<typeof Focusable>[0]['children']}</Focusable>
      <Bubble offset={6}>{texto}</Bubble>
    </TooltipTrigger>
  );
}

const Bubble = styled(AriaTooltip)`
  max-width: 280px;
  padding: ${token('espaco1')} ${token('espaco2')};
  font-size: ${token('texto12')};
  line-height: 16px;
  color: ${token('fundo')};
  background: ${token('texto')};
  border-radius: ${token('raio4')};
  transition: opacity ${token('tempoCurto')} ${token('curva')};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;
