import { token } from '@balcao/ui';
import styled from 'styled-components';

/** Names and values, one below the other where there is no room. */
export const Dados = styled.dl`
  display: grid;
  grid-template-columns: minmax(120px, max-content) 1fr;
  gap: ${token('espaco2')} ${token('espaco4')};
  margin: 0;
  dt {
    color: ${token('textoSuave')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
