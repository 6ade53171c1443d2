import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { type Tone, token, toneTexto } from '../theme/token.theme.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element it is: p by default. */
  as?: ElementType;
  /** px of the type scale. */
  size?: 12 | 13 | 14 | 16 | 18 | 22 | 28;
  /** Secondary text. */
  isSoft?: boolean;
  isStrong?: boolean;
  /** Digits of equal width, for columns of numbers. */
  isTabular?: boolean;
  tone?: Tone;
  /** One line, ended by an ellipsis. */
  isTruncated?: boolean;
}

/** Running text. @example <Text isSoft size={13}>Atualizado há 2 minutos</Text> */
export function Text({ size = 14, isSoft, isStrong, isTabular, tone, isTruncated, ...rest }: TextProps) {
  return <Base $size={size} $soft={isSoft} $strong={isStrong} $tabular={isTabular} $tone={tone} $truncated={isTruncated} {...rest} />;
}

interface BaseProps {
  $size: NonNullable<TextProps['size']>;
  $soft: boolean | undefined;
  $strong: boolean | undefined;
  $tabular: boolean | undefined;
  $tone: Tone | undefined;
  $truncated: boolean | undefined;
}

const Base = styled.p<BaseProps>`
  font-size: ${({ $size }) => token(`texto${$size}`)};
  ${({ $soft }) => $soft && `color: ${token('textoSuave')};`}
  ${({ $tone }) => $tone && `color: ${toneTexto($tone)};`}
  ${({ $strong }) => $strong && `font-weight: ${token('pesoForte')};`}
  ${({ $tabular }) => $tabular && 'font-variant-numeric: tabular-nums;'}
  ${({ $truncated }) => $truncated && 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0;'}
`;
