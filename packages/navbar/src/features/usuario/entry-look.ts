import { DropdownItem, token } from '@balcao/ui';
import styled from 'styled-components';

/** One line of the user menu: a link in it does not look like one of running text. */
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
