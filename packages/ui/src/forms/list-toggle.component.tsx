import { IconeAbaixo, token } from '@balcao/ui';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { copy } from './forms.copy.ts';

/** Opens the list of a field that is typed in. */
export const ListToggle = () => (
  <Toggle aria-label={copy.abrirLista}>
    <IconeAbaixo size={16} aria-hidden />
  </Toggle>
);

const Toggle = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  color: ${token('textoSuave')};
  background: none;
  border: 0;
  border-radius: ${token('raio6')};
  cursor: pointer;
`;
