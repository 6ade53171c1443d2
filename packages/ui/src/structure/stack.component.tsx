import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.theme.ts';

/** Steps of the 4 px grid. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

interface BoxProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  /** Space between the children, in steps of 4 px. */
  gap?: Space;
}

export interface StackProps extends BoxProps {
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Children one below the other. @example <Stack gap={4}>…</Stack> */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Column $gap={gap} $align={align} {...rest} />;
}

export interface ClusterProps extends BoxProps {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Keeps one line. */
  isNoWrap?: boolean;
}

/** Children side by side, on as many lines as they need. @example <Cluster gap={2} justify="end">…</Cluster> */
export function Cluster({ gap = 2, align = 'center', justify = 'start', isNoWrap = false, ...rest }: ClusterProps) {
  return <Row $gap={gap} $align={align} $justify={justify} $noWrap={isNoWrap} {...rest} />;
}

export interface GridProps extends BoxProps {
  /** The least width of a cell, px: as many columns as fit, never overflowing. */
  minWidth?: number;
}

/** Cells of equal width. @example <Grid minWidth={240}>…</Grid> */
export function Grid({ gap = 4, minWidth = 240, ...rest }: GridProps) {
  return <Cells $gap={gap} $min={minWidth} {...rest} />;
}

const Column = styled.div<{ $gap: Space; $align: string }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => token(`espaco${$gap}`)};
  min-width: 0;
`;

const Row = styled.div<{ $gap: Space; $align: string; $justify: string; $noWrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $noWrap }) => ($noWrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => token(`espaco${$gap}`)};
  min-width: 0;
`;

const Cells = styled.div<{ $gap: Space; $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}px), 1fr));
  align-items: start;
  gap: ${({ $gap }) => token(`espaco${$gap}`)};
  min-width: 0;
`;
