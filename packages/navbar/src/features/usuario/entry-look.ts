import { DropdownItem, token } from '@balcao/ui';
import styled from 'styled-components';

/** A line of the user menu; its link has no text-link style. */
export const Entry = styled(DropdownItem)`
  && {
    font-weight: ${token('pesoNormal')};
    text-decoration: none;
    color: ${token('texto')};
  }
  &&[aria-disabled] {
    color: ${token('textoSuave')};
    cursor: not-allowed;
  }
`;
