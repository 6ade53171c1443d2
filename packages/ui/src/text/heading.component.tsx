import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../theme/token.theme.ts';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the outline of the page (the page's own title is 1). */
  level?: 1 | 2 | 3 | 4;
  /** Its looks, when they should differ from its place. */
  size?: 1 | 2 | 3 | 4;
}

/** A title within the page. @example <Heading level={2}>Cotações em andamento</Heading> */
export function Heading({ level = 2, size = level, ...rest }: HeadingProps) {
  return <Base as={`h${level}`} $size={size} {...rest} />;
}

const sizes = {
  1: css`font-size: ${token('texto22')}; line-height: 28px; letter-spacing: -0.015em;`,
  2: css`font-size: ${token('texto16')}; line-height: 24px; letter-spacing: -0.01em;`,
  3: css`font-size: ${token('texto14')}; line-height: 20px; letter-spacing: -0.005em;`,
  4: css`font-size: ${token('texto12')}; line-height: 16px; color: ${token('textoSuave')};`,
};

const Base = styled.h2<{ $size: 1 | 2 | 3 | 4 }>`
  font-weight: ${token('pesoForte')};
  text-wrap: balance;
  ${({ $size }) => sizes[$size]}
`;
