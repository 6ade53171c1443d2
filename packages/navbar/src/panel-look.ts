import { below, Link, token } from '@balcao/ui';
import styled from 'styled-components';

/** Panel below a button of the bar with the newest items; on a phone it fills the sheet. */
export const Column = styled.div`
  width: 350px;
  max-width: 100%;
  ${below(768)} {
    width: auto;
  }
`;

/* spec §9 */
export const Area = styled.div`
  max-height: 350px;
  overflow: auto;
  overscroll-behavior: contain;
  border-block: 1px solid ${token('borda')};
`;

export const List = styled.ul`
  display: block;
`;

/** Link to the page with all of them. */
export const All = styled(Link)`
  display: block;
  padding: ${token('espaco2')};
  text-align: center;
`;
