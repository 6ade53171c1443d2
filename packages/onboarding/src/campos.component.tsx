import { token } from '@balcao/ui';
import styled from 'styled-components';

/** The fields of a step, as wide as their content needs. */
export const Campos = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('espaco4')};
  max-width: 640px;
`;
