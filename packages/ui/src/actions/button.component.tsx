import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.component.tsx';
import { type ButtonLookProps, type ButtonVariant, buttonLook } from './button-look.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  variant?: ButtonVariant;
  size?: 'md' | 'sm';
  /** Before the text. */
  icon?: ReactNode;
  /** At work: shows it, keeps focus, ignores clicks. */
  isBusy?: boolean;
  /** Stays reachable by keyboard (so its reason can be read) but does nothing. */
  isDisabled?: boolean;
  /** As wide as its place. */
  isWide?: boolean;
}

/** Makes something happen here. To go somewhere, use ButtonLink. @example <Button variant="primary" isBusy={isSaving}>Calcular</Button> */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    icon,
    isBusy = false,
    isDisabled = false,
    isWide = false,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props;
  const isIdle = isBusy || isDisabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // a busy submit must not submit again
    if (isIdle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      type={type}
      $variant={variant}
      $small={size === 'sm'}
      $wide={isWide}
      aria-disabled={isIdle || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
      {...rest}
    >
      {isBusy ? <Spinner size={16} /> : icon}
      {children}
    </Base>
  );
}

const Base = styled.button<ButtonLookProps>`
  ${buttonLook}
`;
