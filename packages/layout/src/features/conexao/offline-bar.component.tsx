import { Alert, below, token, useFreePlace } from '@balcao/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { copy } from './conexao.copy.ts';
import { useIsOnline } from './conexao.resource.ts';

/** Bar at the bottom of the screen while offline; it overlays the page without moving it. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  const place = useRef<HTMLElement>(null);
  useFreePlace(place, !isOnline);
  if (isOnline) return null;
  return (
    <Place ref={place}>
      <Alert tone="atencao" titulo={copy.semConexao} isLive>
        {copy.explicacao}
      </Alert>
    </Place>
  );
}

const Place = styled.section`
  position: fixed;
  bottom: var(--b-aviso-base, ${token('espaco4')});
  left: ${token('espaco4')};
  z-index: ${token('zAviso')};
  &[data-no-alto] {
    top: calc(var(--b-topo, 0px) + ${token('espaco2')});
    bottom: auto;
  }
  width: min(460px, calc(100vw - 32px));
  border-radius: ${token('raio6')};
  box-shadow: ${token('sombraMedia')};
  /* it stays while offline, so the content below it must remain reachable */
  pointer-events: none;
  ${below(576)} {
    /* a dialog's buttons are at the foot of a phone */
    top: calc(var(--b-topo, 0px) + ${token('espaco2')});
    bottom: auto;
  }
`;
