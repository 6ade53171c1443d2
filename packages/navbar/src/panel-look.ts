import { below, Link, token } from '@balcao/ui';
import styled from 'styled-components';

/** What opens below a button of the bar and lists the newest: a column that is the whole sheet on a phone. */
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

/** Leads to the page that has the rest. */
export const All = styled(Link)`
  display: block;
  padding: ${token('espaco2')};
  text-align: center;
`;
