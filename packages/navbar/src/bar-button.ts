import { below, IconButton, token } from '@balcao/ui';
import styled, { css } from 'styled-components';

/** A control on the colours of the bar, which are its own in both themes. */
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

/** The place of one control of the bar: it has its width before anything is known. `$wide`: only where there is room for it. */
export const Place = styled.div<{ $wide?: boolean }>`
  position: relative;
  display: flex;
  flex: none;
  min-width: 36px;
  ${below(768)} {
    ${({ $wide }) => $wide && 'display: none;'}
  }
`;
