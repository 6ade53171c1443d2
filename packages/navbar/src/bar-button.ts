import { below, IconButton, token } from '@balcao/ui';
import styled, { css } from 'styled-components';

/** A control in the colours of the bar, which are the same in both themes. */
export const onBar = css`
  && {
    color: inherit;
  }
  &&:hover:not([aria-disabled='true']),
  &&[aria-expanded='true'] {
    color: inherit;
    background: color-mix(in srgb, ${token('veu')} 40%, transparent);
  }
`;

/** An icon of the bar. */
export const BarButton = styled(IconButton)`
  ${onBar}
`;

/** The place of one control of the bar, with its final width before its data arrives. `$wide`: only on wide screens. */
export const Place = styled.div<{ $wide?: boolean }>`
  position: relative;
  display: flex;
  flex: none;
  min-width: 36px;
  ${below(768)} {
    ${({ $wide }) => $wide && 'display: none;'}
  }
`;
