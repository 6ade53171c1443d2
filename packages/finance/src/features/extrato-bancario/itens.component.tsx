import { token } from '@balcao/ui';
import styled from 'styled-components';

/** Things one below the other, each with what is done with it at its end. */
export const Itens = styled.ul`
  display: grid;
  gap: ${token('espaco2')};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('espaco3')};
    overflow-wrap: anywhere;
  }
`;
