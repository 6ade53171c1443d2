import { above, below, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface CelulaProps {
  children: ReactNode;
  /** What goes with it: beside it in a row, under it on a card. */
  detalhe?: string | null | undefined;
  /** On a card there is no room for what goes with it. */
  isDetailHiddenOnCard?: boolean;
  /** What goes with it is never parted between lines: the number of a person. */
  isDetailWhole?: boolean;
}

/** A value of a list and what goes with it, on one line: what does not fit ends in an ellipsis, and is told whole on hovering. */
export const Celula = ({ children, detalhe, isDetailHiddenOnCard = false, isDetailWhole = false }: CelulaProps) => (
  <Par>
    <span>{children}</span>
    {detalhe && (
      <Detalhe title={detalhe} $isHiddenOnCard={isDetailHiddenOnCard} $isWhole={isDetailWhole}>
        {detalhe}
      </Detalhe>
    )}
  </Par>
);

const Par = styled.span`
  /* in a column of figures, they line up by their last digit: what goes with one stands before it */
  ${above(768)} {
    [data-align='end'] > & {
      display: flex;
      flex-direction: row-reverse;
      align-items: baseline;
      gap: ${token('espaco2')};
    }
    [data-align='end'] > & > :first-child {
      flex: none;
    }
    [data-align='end'] > & > :last-child:not(:first-child) {
      min-width: 0;
      margin: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
  ${below(768)} {
    display: inline-flex;
    flex-direction: column;
    > * {
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  /* where there is no room for both, the figure alone */
  @media screen and (max-width: 1199.98px) {
    [data-align='end'] > & > :nth-child(2) {
      display: none;
    }
  }
`;

const Detalhe = styled.span<{ $isHiddenOnCard: boolean; $isWhole: boolean }>`
  margin-inline-start: ${token('espaco2')};
  font-size: ${token('texto12')};
  font-weight: ${token('pesoNormal')};
  color: ${token('textoSuave')};
  ${({ $isWhole }) => $isWhole && 'white-space: nowrap;'}
  ${below(768)} {
    margin-inline-start: 0;
    line-height: 16px;
    ${({ $isHiddenOnCard }) => $isHiddenOnCard && 'display: none;'}
  }
`;
