import { calm, token } from '@balcao/ui';
import { Popover } from 'react-aria-components';
import styled from 'styled-components';

/** The surface of what floats beside its trigger. */
export const Floating = styled(Popover)`
  max-width: min(400px, calc(100vw - 16px));
  overflow: auto;
  color: ${token('texto')};
  background: ${token('superficieAlta')};
  border: 1px solid ${token('borda')};
  border-radius: ${token('raio10')};
  box-shadow: ${token('sombraMedia')};
  outline: none;
  transition: opacity ${token('tempoCurto')} ${token('curva')};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
  ${calm} {
    transition: none;
  }
`;
