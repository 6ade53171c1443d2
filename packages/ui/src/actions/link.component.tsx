import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { type Navigate, useNavigateTo } from '../theme/theme-root.component.tsx';
import { token } from '../theme/token.theme.ts';
import { type ButtonLookProps, type ButtonVariant, buttonLook } from './button-look.ts';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** Plain text until pointed at (inside tables and menus). */
  isQuiet?: boolean;
}

/** Goes somewhere; inside the site, without a page load. @example <Link href="/multicalculo/orcamentos">Ver todos</Link> */
export function Link({ isQuiet = false, onClick, ...rest }: LinkProps) {
  const follow = useFollow(onClick);
  return <Anchor $quiet={isQuiet} onClick={follow} {...rest} />;
}

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  variant?: ButtonVariant;
  size?: 'md' | 'sm';
  icon?: ReactNode;
  isWide?: boolean;
}

/** A link with the looks of a button. @example <ButtonLink href="/multicalculo/novo-orcamento" variant="primary">Novo orçamento</ButtonLink> */
export function ButtonLink({ variant = 'secondary', size = 'md', icon, isWide = false, onClick, children, ...rest }: ButtonLinkProps) {
  const follow = useFollow(onClick);
  return (
    <ButtonAnchor $variant={variant} $small={size === 'sm'} $wide={isWide} onClick={follow} {...rest}>
      {icon}
      {children}
    </ButtonAnchor>
  );
}

type Click = MouseEvent<HTMLAnchorElement>;

function useFollow(onClick: ((event: Click) => void) | undefined): (event: Click) => void {
  const navigate = useNavigateTo();
  return (event) => {
    onClick?.(event);
    if (navigate && !event.defaultPrevented && isPlain(event)) followInside(event, navigate);
  };
}

// new tabs, downloads and other sites stay with the browser
const isPlain = (event: Click): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function followInside(event: Click, navigate: Navigate): void {
  const { currentTarget: anchor } = event;
  const isOwn =
    (!anchor.target || anchor.target === '_self') && !anchor.hasAttribute('download') && anchor.origin === window.location.origin;
  const isSamePage = anchor.hash !== '' && anchor.pathname === window.location.pathname && anchor.search === window.location.search;
  if (!isOwn || isSamePage) return;
  event.preventDefault();
  navigate(`${anchor.pathname}${anchor.search}${anchor.hash}`);
}

const Anchor = styled.a<{ $quiet: boolean }>`
  color: ${({ $quiet }) => token($quiet ? 'texto' : 'primariaTexto')};
  font-weight: ${token('pesoMedio')};
  text-decoration: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
  text-underline-offset: 3px;
  border-radius: 2px;
  &:hover {
    color: ${token('primariaTexto')};
    text-decoration: underline;
  }
`;

const ButtonAnchor = styled.a<ButtonLookProps>`
  ${buttonLook}
`;
