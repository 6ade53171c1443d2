import { token } from '@balcao/ui';
import styled from 'styled-components';

/** Fields that belong together. */
export const Conjunto = styled.fieldset``;

/** What a set of fields is called, above it. */
export const TituloDoConjunto = styled.legend`
  padding: 0;
  margin-bottom: ${token('espaco3')};
  font-size: ${token('texto13')};
  font-weight: ${token('pesoForte')};
  color: ${token('textoSuave')};
`;
