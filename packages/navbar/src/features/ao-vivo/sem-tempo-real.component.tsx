import { below, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './ao-vivo.copy.ts';

/** Says quietly, at the foot of the screen, that what is new is asked for instead of arriving by itself. */
export function SemTempoReal() {
  return <Place role="status">{copy.indisponivel}</Place>;
}

const Place = styled.p`
  position: fixed;
  bottom: ${token('espaco2')};
  left: ${token('espaco4')};
  z-index: ${token('zAviso')};
  max-width: calc(100vw - 32px);
  margin: 0;
  padding: ${token('espaco1')} ${token('espaco3')};
  border-radius: ${token('raio6')};
  background: ${token('superficie')};
  color: ${token('textoSuave')};
  font-size: 12px;
  box-shadow: ${token('sombraMedia')};
  /* it stands for as long as there is no real time: what it covers must still be reached */
  pointer-events: none;
  ${below(576)} {
    /* a dialog's buttons are at the foot of a phone */
    top: calc(var(--b-topo, 0px) + ${token('espaco2')});
    bottom: auto;
  }
`;
