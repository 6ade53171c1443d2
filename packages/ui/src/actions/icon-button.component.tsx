import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { screenOnly } from '../theme/media.theme.ts';
import { token } from '../theme/token.theme.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'> {
  /** What it does: its name to a screen reader and its hint under the pointer. */
  label: string;
  icon: ReactNode;
  size?: 'md' | 'sm';
  isDisabled?: boolean;
}

/** A button that is only an icon. @example <IconButton label="Fechar" icon={<IconeFechar size={16} />} onClick={close} /> */
export function IconButton({ label, icon, size = 'md', isDisabled = false, type = 'button', onClick, ...rest }: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (isDisabled ? event.preventDefault() : onClick?.(event));
  return (
    <Base
      type={type}
      aria-label={label}
      title={label}
      $small={size === 'sm'}
      aria-disabled={isDisabled || undefined}
      onClick={press}
      {...rest}
    >
      {icon}
    </Base>
  );
}

const Base = styled.button<{ $small: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${({ $small }) => token($small ? 'controleBaixo' : 'controle')};
  height: ${({ $small }) => token($small ? 'controleBaixo' : 'controle')};
  padding: 0;
  color: ${token('textoSuave')};
  background: transparent;
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
  transition: background-color ${token('tempoCurto')} ${token('curva')};

  &:hover:not([aria-disabled='true']) {
    color: ${token('texto')};
    background: ${token('realce')};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.45;
  }
  ${screenOnly}
`;
