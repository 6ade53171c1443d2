import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FormerAnswerProps {
  /** What is inside answers what was asked before: the answer is on its way. */
  isFormer: boolean;
  children: ReactNode;
}

/** What stays in sight while its successor is read: faded, and busy to a screen reader. @example <FormerAnswer isFormer={isPlaceholderData}>…</FormerAnswer> */
export const FormerAnswer = ({ isFormer, children }: FormerAnswerProps) => (
  <Fading aria-busy={isFormer || undefined} $isFormer={isFormer}>
    {children}
  </Fading>
);

const Fading = styled.div<{ $isFormer: boolean }>`
  /* an answer that comes at once fades nothing */
  ${({ $isFormer }) => $isFormer && 'opacity: 0.55; transition: opacity 0.1s 0.15s;'}
`;
