import { below, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './ao-vivo.copy.ts';

/** A discreet notice at the bottom of the screen: there is no real time, so the page polls. */
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
  /* it may stay for long: what it covers must remain clickable */
  pointer-events: none;
  ${below(576)} {
    /* on a phone the buttons of a dialog are at the bottom */
    top: calc(var(--b-topo, 0px) + ${token('espaco2')});
    bottom: auto;
  }
`;
