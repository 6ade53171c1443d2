import { Alert, below, token } from '@balcao/ui';
import styled from 'styled-components';
import { copy } from './conexao.copy.ts';
import { useIsOnline } from './conexao.resource.ts';

/** Stands at the foot of the screen while there is no network: over the page, never moving it. */
export function OfflineBar() {
  if (useIsOnline()) return null;
  return (
    <Place>
      <Alert tone="atencao" titulo={copy.semConexao} isLive>
        {copy.explicacao}
      </Alert>
    </Place>
  );
}

const Place = styled.section`
  position: fixed;
  bottom: ${token('espaco4')};
  left: ${token('espaco4')};
  z-index: ${token('zAviso')};
  width: min(460px, calc(100vw - 32px));
  border-radius: ${token('raio6')};
  box-shadow: ${token('sombraMedia')};
  /* it stands for as long as there is no network: what it covers must still be reached */
  pointer-events: none;
  ${below(576)} {
    /* a dialog's buttons are at the foot of a phone */
    top: calc(var(--b-topo, 0px) + ${token('espaco2')});
    bottom: auto;
  }
`;
